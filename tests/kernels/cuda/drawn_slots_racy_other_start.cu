// verify: --block 64 --grid 4
// expect: defect
//
// One of the two counters starts below zero.
__device__ int from_zero;
__device__ int from_below = -5;

__global__ void early(int *first) {
    int *counter = blockIdx.x != 3 ? &from_zero : &from_below;
    int drawn = atomicAdd(counter, 1);
    if (drawn + 1 < 0) first[0] = threadIdx.x; // error[race]: write, write
}
