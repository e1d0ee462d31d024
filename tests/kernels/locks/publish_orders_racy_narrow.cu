// verify: --block 2 --grid 2
// expect: defect
// Operations of the block's scope order nothing between blocks.
#include <cuda/atomic>

__device__ int flag;
__device__ int data;

__global__ void hand_over(int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_block> ready(flag);
    if (blockIdx.x == 0 && threadIdx.x == 1) {
        data = 5; // error[race]: write
        ready.store(1, cuda::memory_order_release); // error[race]: atomic
    } else if (threadIdx.x == 0) {
        while (ready.load(cuda::memory_order_acquire) != 1) // error[race]: atomic
            ;
        out[blockIdx.x] = data; // error[race]: read
    }
}
