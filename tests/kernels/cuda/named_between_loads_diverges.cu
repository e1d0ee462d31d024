// verify: --block 96 --grid 3
// expect: defect
//
// Named barriers order a store between the loads of other warps: they find different values, and
// there is no race. What they find decides about a barrier.

__global__ void relay(int *out, const int *in) {
    __shared__ int s[1];
    int warp = threadIdx.x / 32;
    if (threadIdx.x == 0) {
        s[0] = in[0];
    }
    __syncthreads();
    if (warp == 2) {
        asm volatile("bar.sync 2, 64;" ::: "memory");
    }
    int v = s[0];
    if (warp == 0) {
        asm volatile("bar.arrive 1, 64;" ::: "memory");
    }
    if (warp == 1) {
        asm volatile("bar.sync 1, 64;" ::: "memory");
        if (threadIdx.x == 32) {
            s[0] = in[1];
        }
        asm volatile("bar.arrive 2, 64;" ::: "memory");
    }
    if (v == 0) {
        __syncthreads(); // error[divergence]
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = v;
}
