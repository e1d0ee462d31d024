// verify: --block 256 --grid 16
// expect: proved
//
// Each block smooths its own segment: the last thread has no right neighbour.

__global__ void smooth(float *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float right = 0.0f;
    if (threadIdx.x + 1 < blockDim.x) {
        right = data[i + 1];
    }
    __syncthreads();
    data[i] += right;
}
