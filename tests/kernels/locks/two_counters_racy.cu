// verify: --block 1 --grid 2
// expect: defect
// The second counter is written behind the fence that releases.
__device__ int lock;
__device__ int both[2];

__global__ void add() {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    both[0] += 1;
    __threadfence();
    both[1] += 2; // error[race]: read, write
    atomicExch(&lock, 0);
}
