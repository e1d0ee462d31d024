// verify: --block 1 --grid 2
// expect: proved
// Looks before it tries.
#include <cuda/atomic>

__device__ int state;
__device__ int sum;

__global__ void add() {
    cuda::atomic_ref<int, cuda::thread_scope_device> lock(state);
    while (true) {
        while (lock.load(cuda::memory_order_relaxed) != 0)
            ;
        int expected = 0;
        if (lock.compare_exchange_strong(expected, 1, cuda::memory_order_acquire,
                                         cuda::memory_order_relaxed))
            break;
    }
    sum = sum + 1;
    lock.store(0, cuda::memory_order_release);
}
