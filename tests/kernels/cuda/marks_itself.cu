// verify: --block 64 --grid 8
// expect: proved
//
// Rows overlap, but whoever marks a column writes the column's own number: the same value.

__global__ void mark(const int *__restrict__ row, const int *__restrict__ column, int *__restrict__ seen,
                     int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        for (int j = row[i]; j < row[i + 1]; j++) {
            int c = column[j];
            seen[c] = c; // warning[race]: write, write
        }
}

// Twice, with one before the place.
__global__ void mark_behind(const int *__restrict__ column, int *__restrict__ seen, int n) {
    for (int j = threadIdx.x; j < n; j += blockDim.x) {
        int c = column[j];
        seen[c + 1] = c; // warning[race]: write, write
    }
    for (int j = threadIdx.x; j < n; j += blockDim.x) {
        int c = column[n + j] - 1;
        seen[c + 1] = c; // warning[race]: write, write
    }
}
