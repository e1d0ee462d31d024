// verify: --block 1 --grid 3
// expect: defect
// The next one is served before what was done under the lock is released.
__device__ unsigned drawn;
__device__ unsigned served;
__device__ int sum;

__global__ void add() {
    unsigned ticket = atomicAdd(&drawn, 1u);
    while (atomicAdd(&served, 0u) != ticket)
        ;
    __threadfence();
    sum = sum + 1; // error[race]: read, write
    atomicAdd(&served, 1u);
}
