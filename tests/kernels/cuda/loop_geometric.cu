// verify: --block 64 --grid 1
// expect: proved
//
// A row for each power of two.

__global__ void powers(int *out) {
    int tid = threadIdx.x;
    for (int s = 1; s <= 128; s *= 2) {
        out[s * 64 + tid] = tid;
    }
}
