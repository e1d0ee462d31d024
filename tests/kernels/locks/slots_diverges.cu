// verify: --block 2 --grid 1
// expect: defect
// All threads read one place under a lock, and not one value.
__device__ int lock;
__device__ int next;

__global__ void slots() {
    while (atomicExch(&lock, 1) != 0)
        ;
    __threadfence();
    int mine = next;
    next = mine + 1;
    __threadfence();
    atomicExch(&lock, 0);
    if (mine == 0)
        __syncthreads(); // error[divergence]
}
