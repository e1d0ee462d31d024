// verify: --block 1 --grid 2
// expect: defect
// One of two locks for one variable, then the other one.
__device__ int outer, inner;
__device__ int a, b;

__global__ void add() {
    while (atomicCAS(&outer, 0, 1) != 0)
        ;
    __threadfence();
    a += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&outer, 0);
    while (atomicCAS(&inner, 0, 1) != 0)
        ;
    __threadfence();
    b += 1;
    a += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&inner, 0);
}
