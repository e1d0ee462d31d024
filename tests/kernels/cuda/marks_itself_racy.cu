// verify: --block 64 --grid 8
// expect: defect
//
// As `marks_itself.cu`: of rows that overlap each writes its own number; and two loops store
// different numbers.

__global__ void mark(const int *__restrict__ row, const int *__restrict__ column, int *__restrict__ seen,
                     int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        for (int j = row[i]; j < row[i + 1]; j++) {
            int c = column[j];
            seen[c] = i; // error[race]: write, write
        }
}

__global__ void mark_behind(const int *__restrict__ column, int *__restrict__ seen, int n) {
    for (int j = threadIdx.x; j < n; j += blockDim.x) {
        int c = column[j];
        seen[c + 1] = c; // error[race]: write, write
    }
    for (int j = threadIdx.x; j < n; j += blockDim.x) {
        int c = column[n + j];
        seen[c] = c; // error[race]: write, write
    }
}
