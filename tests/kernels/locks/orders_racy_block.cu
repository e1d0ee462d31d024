// verify: --block 1 --grid 2
// expect: defect
// The lock is one for a block only.
#include <cuda/atomic>

__device__ int state;
__device__ int sum;

__global__ void add() {
    cuda::atomic_ref<int, cuda::thread_scope_block> lock(state);
    while (true) {
        int expected = 0;
        if (lock.compare_exchange_strong(expected, 1, cuda::memory_order_acquire, // error[race]: atomic
                                         cuda::memory_order_relaxed))
            break;
    }
    sum = sum + 1; // error[race]: read, write
    lock.store(0, cuda::memory_order_release); // error[race]: atomic
}
