// verify: --block 1 --grid 2
// expect: defect
// Between two sections another block may write what this one has written.
__device__ int lock;
__device__ int last;

__global__ void mark(int *out) {
    while (atomicExch(&lock, 1) != 0)
        ;
    __threadfence();
    last = blockIdx.x;
    __threadfence();
    atomicExch(&lock, 0);
    while (atomicExch(&lock, 1) != 0)
        ;
    __threadfence();
    int mine = last;
    __threadfence();
    atomicExch(&lock, 0);
    out[mine] = blockIdx.x; // error[race]: write, write
}
