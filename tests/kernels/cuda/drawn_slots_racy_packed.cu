// verify: --block 256 --grid 4
// expect: defect
//
// The counter counts in its upper bits, which are all used without wrapping.
__device__ unsigned packed;

__global__ void late(int *last) {
    unsigned drawn = atomicAdd(&packed, 1u << 22);
    if (drawn >> 31) last[0] = threadIdx.x; // error[race]: write, write
}
