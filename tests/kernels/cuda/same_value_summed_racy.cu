// verify: --block 64 --grid 1
// expect: defect
//
// Half of the threads add up something else.

__global__ void last(const int *in, int *out, int n) {
    int value = 5;
    for (int i = 0; i < n; i++) {
        out[i] = value; // error[race]: write, write
        value = in[i + threadIdx.x / 32];
    }
}

__global__ void sum(const int *in, int *out, int n) {
    int value = 5;
    for (int i = 0; i < n; i++)
        value += in[i + threadIdx.x / 32];
    out[0] = value; // error[race]: write, write
}
