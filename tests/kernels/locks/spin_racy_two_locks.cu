// verify: --block 1 --grid 2
// expect: defect
// Each block has a lock of its own for what both write.
__device__ int mine[2];
__device__ int sum;

__global__ void add() {
    int *lock = &mine[blockIdx.x];
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    __threadfence();
    sum += 1; // error[race]: read, write
    __threadfence();
    atomicExch(lock, 0);
}
