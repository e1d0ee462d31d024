// verify: --block 64 --grid 1
// expect: defect
//
// Powers of two are offsets, not rows.

__global__ void powers(int *out) {
    int tid = threadIdx.x;
    for (int s = 1; s <= 128; s *= 2) {
        out[s + tid] = tid; // error[race]: write, write
    }
}
