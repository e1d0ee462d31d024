// verify: --block 1 --grid 3
// expect: proved
// Locks are given back by subtraction, by an operation on bits, and by comparing again.
__device__ int lock;
__device__ int other;
__device__ int third;
__device__ int sum;
__device__ int total;
__device__ int all;

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    sum = sum + 1;
    __threadfence();
    atomicSub(&lock, 1);
    while (atomicExch(&other, 4) != 0)
        ;
    __threadfence();
    total = total + 1;
    __threadfence();
    atomicAnd(&other, 3);
    while (atomicCAS(&third, 0, 7) != 0)
        ;
    __threadfence();
    all = all + 1;
    __threadfence();
    atomicCAS(&third, 7, 0);
}
