// verify: --block 64 --grid 1
// expect: inconclusive
//
// All threads of the only block add up the same, which is known of no thread by itself; runs never show two values.

__global__ void last(const int *in, int *out, int n) {
    int value = 5;
    for (int i = 0; i < n; i++) {
        out[i] = value; // possible[race]: write, write
        value = in[i + threadIdx.x / 64];
    }
}

__global__ void sum(const int *in, int *out, int n) {
    int value = 5;
    for (int i = 0; i < n; i++)
        value += in[i + threadIdx.x / 64];
    out[0] = value; // possible[race]: write, write
}
