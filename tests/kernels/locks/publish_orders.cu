// verify: --block 2 --grid 2
// expect: proved
// Orders of the operations stand in for fences.
#include <cuda/atomic>

__device__ int flag;
__device__ int data;

__global__ void hand_over(int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> ready(flag);
    if (blockIdx.x == 0 && threadIdx.x == 1) {
        data = 5;
        ready.store(1, cuda::memory_order_release);
    } else if (threadIdx.x == 0) {
        while (ready.load(cuda::memory_order_acquire) != 1)
            ;
        out[blockIdx.x] = data;
    }
}
