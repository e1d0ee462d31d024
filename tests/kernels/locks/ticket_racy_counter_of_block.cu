// verify: --block 1 --grid 2
// expect: defect
// Each block draws tickets from a counter of its own for the one lock.
__device__ unsigned served;
__device__ int sum;

__global__ void add() {
    __shared__ unsigned drawn;
    unsigned ticket = atomicAdd(&drawn, 1u);
    if (atomicAdd(&served, 0u) == ticket) {
        __threadfence();
        sum += 1; // error[race]: read, write
        __threadfence();
        atomicAdd(&served, 1u);
    }
}
