// verify: --engine enumerate --block 64 --grid 1
// expect: proved
//
// Data end the loop of a thread at any round, or the thread itself ends in the tenth.

__global__ void place(int *out, const int *in) {
    int last = 0;
    if (threadIdx.x >= 1) {
        int i = 0;
        do {
            last = i + threadIdx.x;
            i++;
            if (i >= 10)
                return;
        } while (in[i * 64 + threadIdx.x]);
    }
    out[threadIdx.x] = last;
}
