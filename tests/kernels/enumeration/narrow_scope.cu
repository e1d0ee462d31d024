// verify: --engine enumerate --block 32 --grid 3
// expect: proved
//
// Blocks add to one counter; the scope includes them.

__global__ void add(int *sum, const int *in) {
    atomicAdd(sum, in[blockIdx.x * blockDim.x + threadIdx.x]);
}
