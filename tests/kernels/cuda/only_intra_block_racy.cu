// verify: --block 256 --grid 16 --only-intra-block
// expect: defect
//
// Races within a block too.

__global__ void smooth(float *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float right = data[i + 1]; // error[race]: read
    data[i] += right; // error[race]: write
}
