// verify: --block 256 --grid 16
// expect: proved
//
// Each thread keeps a list of 64 in a row of its own, and leaves when it is full.

__global__ void different(const float *__restrict__ x, int *__restrict__ lists, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, count = 0;
    for (int j = 0; j < n; ++j)
        if (x[j] < x[i]) {
            lists[i * 64 + count++] = j;
            if (count == 64)
                break;
        }
}

__global__ void not_below(const float *__restrict__ x, int *__restrict__ lists, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, count = 0;
    for (int j = 0; j < n; ++j)
        if (x[j] < x[i]) {
            lists[i * 64 + count] = j;
            if (++count >= 64)
                break;
        }
}
