// verify: --block 64 --grid 1
// expect: defect
//
// One of the lowest bits of a place changes, whatever the source says.

__global__ void wander(int *out, const int *in, int n) {
    unsigned at = threadIdx.x;
    for (int i = 0; __invariant((at & 63) == threadIdx.x), __invariant(at < 64),
             __invariant(__write_implies(out, (__write_offset_bytes(out) / 4 & 63) == threadIdx.x)),
             i < n; i++) {
        out[at] = i; // error[race]: write, write
        at ^= in[i * 64 + threadIdx.x] << 5;
    }
}
