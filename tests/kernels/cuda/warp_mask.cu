// verify: --block 64 --grid 4
// expect: proved
//
// The mask names all lanes.

__global__ void swap(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x;
    __syncwarp(0xffffffffu);
    out[blockIdx.x * 64 + threadIdx.x] = part[threadIdx.x ^ 1];
}
