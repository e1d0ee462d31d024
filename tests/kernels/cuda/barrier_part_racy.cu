// verify: --block 64 --grid 2
// expect: defect
//
// A named barrier for half of the block, behind what it should order.

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[32];
    if (threadIdx.x < 32) {
        tile[threadIdx.x] = in[blockIdx.x * 32 + threadIdx.x]; // error[race]: write
        out[blockIdx.x * 32 + threadIdx.x] = tile[31 - threadIdx.x]; // error[race]: read
        asm volatile("bar.sync 1, 32;" ::: "memory");
    }
}
