// verify: --block 1 --grid 2
// expect: defect
// The store that gives the lock back is relaxed.
#include <cuda/atomic>

__device__ int state;
__device__ int sum;

__global__ void add() {
    cuda::atomic_ref<int, cuda::thread_scope_device> lock(state);
    while (true) {
        int expected = 0;
        if (lock.compare_exchange_strong(expected, 1, cuda::memory_order_acquire,
                                         cuda::memory_order_relaxed))
            break;
    }
    sum = sum + 1; // error[race]: read, write
    lock.store(0, cuda::memory_order_relaxed);
}
