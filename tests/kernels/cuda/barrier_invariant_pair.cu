// verify: --check-annotations --block 64 --grid 1
// expect: proved
//
// Slots that hold data are different for any two threads.

__global__ void scatter(int *out, const int *keys) {
    __shared__ int slot[64];
    int me = threadIdx.x;
    slot[me] = (keys[me] << 6) | me;
    __barrier_invariant_binary_1(slot[me] != slot[__other_int(me)], me, __other_int(me));
    __syncthreads();
    out[slot[me]] = me;
}
