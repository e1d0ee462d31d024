// verify: --engine enumerate --block 64 --grid 1
// expect: defect
//
// Where the thread writes is what it had when data ended its loop, at whichever round.

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
    out[last] = threadIdx.x; // error[race]: write, write
}
