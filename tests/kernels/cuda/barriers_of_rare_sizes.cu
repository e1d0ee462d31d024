// verify: --block 64 --grid 1
// expect: proved
//
// Several barrier objects, of which each orders the accesses around it for every size.
#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void mirror(int *__restrict__ out, int n) {
    __shared__ barrier before, between, after;
    __shared__ int tile[64];
    int t = threadIdx.x;
    if (t == 0) {
        init(&before, 64);
        init(&between, 64);
        init(&after, 64);
    }
    __syncthreads();
    before.arrive_and_wait();
    tile[t] = n + t;
    between.arrive_and_wait();
    out[t] = tile[63 - t];
    after.arrive_and_wait();
}
