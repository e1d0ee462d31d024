// verify: --block 1 --grid 2
// expect: defect
// Odd and even blocks draw their tickets from counters of their own.
__device__ unsigned drawn[2];
__device__ unsigned served;
__device__ int sum;

__global__ void add() {
    unsigned ticket = atomicAdd(&drawn[blockIdx.x % 2], 1u);
    while (atomicAdd(&served, 0u) != ticket)
        ;
    __threadfence();
    sum = sum + 1; // error[race]: read, write
    __threadfence();
    atomicAdd(&served, 1u);
}
