// verify: --block 64 --grid 2 --engine protocol
// expect: proved
//
// Threads of different blocks write to different cells.

__global__ void fill(int *a) {
    a[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x;
}
