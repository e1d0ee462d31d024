// verify: --block 1 --grid 3
// expect: proved
// A lock by tickets: each thread waits until its own is served, and serves the next one.
__device__ unsigned drawn;
__device__ unsigned served;
__device__ int sum;

__global__ void add() {
    unsigned ticket = atomicAdd(&drawn, 1u);
    while (atomicAdd(&served, 0u) != ticket)
        ;
    __threadfence();
    sum = sum + 1;
    __threadfence();
    atomicAdd(&served, 1u);
}
