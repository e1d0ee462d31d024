// verify: --block 64 --grid 1
// expect: proved
//
// A pointer walks down until it lies before its array and each thread writes a sum of its own.

__global__ void sum(const int *values, int *out, int n) {
    int total = 0;
    for (const int *at = values + n - 1; at >= values; at--)
        total += *at;
    out[threadIdx.x] = total;
}
