// verify: --block 1 --grid 2
// expect: defect
// Fences of the block order nothing between blocks.
__device__ int lock;
__device__ int sum;

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence_block();
    sum = sum + 1; // error[race]: read, write
    __threadfence_block();
    atomicExch(&lock, 0);
}
