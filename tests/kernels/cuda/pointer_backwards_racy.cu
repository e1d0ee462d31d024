// verify: --block 64 --grid 1
// expect: defect
//
// A pointer walks down until it lies before its array; what follows runs.

__global__ void sum(const int *values, int *out, int n) {
    int total = 0;
    for (const int *at = values + n - 1; at >= values; at--)
        total += *at;
    out[0] = total + threadIdx.x; // error[race]: write
}
