// verify: --check-annotations --block 64 --grid 1
// expect: defect
//
// Slots that hold data are the same for some threads.

__global__ void scatter(int *out, const int *keys) {
    __shared__ int slot[64];
    int me = threadIdx.x;
    slot[me] = (keys[me] << 5) | me;
    __barrier_invariant_binary_1(slot[me] != slot[__other_int(me)], me, __other_int(me)); // error[assertion]
    __syncthreads();
    out[slot[me]] = me; // error[race]: write, write
}
