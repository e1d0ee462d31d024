// verify: --block 2 --grid 3
// expect: inconclusive
//
// Who is to give the lock back is another question in each round than who took it.
__device__ int lock;

__global__ void rounds(float *sums, int n)
{
    bool held = false;
    for (int i = n; i >= 0; i--) {
        bool leads = (threadIdx.x & i) == 0;
        if (held) {
            if (leads) {
                __threadfence();
                atomicExch(&lock, 0);
            }
        }
        if (leads) {
            while (atomicCAS(&lock, 0, 1) != 0)
                ;
            __threadfence();
        }
        __syncthreads();
        sums[threadIdx.x] += 1; // possible[race]: read, write
        __syncthreads();
        held = true;
    }
}
