// verify: --block 1 --grid 2
// expect: defect
// What was read under a lock is not known to differ.
__device__ int lock;
__device__ int next;

__global__ void slots(int *out) {
    while (atomicExch(&lock, 1) != 0)
        ;
    __threadfence();
    int mine = next;
    next = mine + 1;
    __threadfence();
    atomicExch(&lock, 0);
    out[mine & 0] = mine; // error[race]: write, write
}
