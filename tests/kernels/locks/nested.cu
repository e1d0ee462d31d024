// verify: --block 1 --grid 2
// expect: proved
// A lock inside another one.
__device__ int outer, inner;
__device__ int a, b;

__global__ void add() {
    while (atomicCAS(&outer, 0, 1) != 0)
        ;
    __threadfence();
    a += 1;
    while (atomicCAS(&inner, 0, 1) != 0)
        ;
    __threadfence();
    b += a;
    __threadfence();
    atomicExch(&inner, 0);
    a += 1;
    __threadfence();
    atomicExch(&outer, 0);
}
