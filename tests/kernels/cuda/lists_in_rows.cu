// verify: --block 256 --grid 16
// expect: proved
//
// Each thread writes what it finds to its own row: no more than rounds that it has made, than the loop
// goes on for, or than a test before the store lets through.

__global__ void all(const int *__restrict__ x, int *__restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, found = 0;
    for (int j = 0; j < 64; ++j)
        if (x[j] > 0)
            out[i * 64 + found++] = j;
}

__global__ void until_full(const int *__restrict__ x, int *__restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, found = 0;
    for (int j = 0; j < n && found < 64; ++j)
        if (x[j] > 0)
            out[i * 64 + found++] = j;
}

__global__ void counted_on(const int *__restrict__ x, int *__restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, found = 0;
    for (int j = 0; j < n; ++j)
        if (x[j] > 0) {
            if (found < 64)
                out[i * 64 + found] = j;
            found++;
        }
}
