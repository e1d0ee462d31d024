// verify: --block 64 --grid 1
// expect: inconclusive
//
// A token of another barrier says no more than a parity, which may be that of a phase before.
#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void mirror(int *__restrict__ out, int n) {
    __shared__ barrier first, second;
    __shared__ int tile[64];
    int t = threadIdx.x;
    if (t == 0) {
        init(&first, 64);
        init(&second, 64);
    }
    __syncthreads();
    first.arrive_and_wait();
    tile[t] = n + t;
    auto of_second = second.arrive();
    auto of_first = first.arrive();
    if (n == 7777)
        second.wait(std::move(of_first));
    else
        second.wait(std::move(of_second));
    out[t] = tile[63 - t];
}
