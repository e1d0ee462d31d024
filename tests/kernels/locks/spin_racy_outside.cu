// verify: --block 1 --grid 2
// expect: defect
// One access is made behind the lock.
__device__ int lock;
__device__ int sum;
__device__ int seen;

__global__ void add(int *out) {
    while (atomicCAS(&lock, 0, 1) != 0)
        ;
    __threadfence();
    sum = sum + 1; // error[race]: write
    __threadfence();
    atomicExch(&lock, 0);
    out[blockIdx.x] = sum; // error[race]: read
}
