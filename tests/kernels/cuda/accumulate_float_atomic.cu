// verify: --block 128 --grid 8
// expect: proved
//
// Floats are added atomically to one cell.

__device__ void add(float *address, float value) {
    atomicAdd(address, value);
}

__global__ void sum(const float *in, float *total) {
    add(total, in[blockIdx.x * blockDim.x + threadIdx.x]);
}
