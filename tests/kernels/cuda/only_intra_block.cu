// verify: --block 256 --grid 16 --only-intra-block
// expect: proved
//
// Races only between blocks, which are not asked for.

__global__ void smooth(float *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float right = data[i + 1];
    __syncthreads();
    data[i] += right;
}
