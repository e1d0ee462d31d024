// verify: --block 64 --grid 2
// expect: proved
//
// A named barrier that all threads of the block come to.

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    tile[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x];
    asm volatile("bar.sync 1, 64;" ::: "memory");
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
