// verify: --block 64 --grid 1
// expect: defect
//
// Several barrier objects, of which one is left out at sizes that small runs do not meet.
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
    tile[t] = n + t; // error[race]: write
    if (n < 1000)
        between.arrive_and_wait();
    out[t] = tile[63 - t]; // error[race]: read
    after.arrive_and_wait();
}
