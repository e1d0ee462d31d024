// verify: --block 256 --grid 16
// expect: defect
//
// Each thread keeps a list in a row of its own, and leaves when there is one more than fits in.

__global__ void different(const float *__restrict__ x, int *__restrict__ lists, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, count = 0;
    for (int j = 0; j < n; ++j)
        if (x[j] < x[i]) {
            lists[i * 64 + count++] = j; // error[race]: write, write
            if (count == 65)
                break;
        }
}

__global__ void not_below(const float *__restrict__ x, int *__restrict__ lists, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, count = 0;
    for (int j = 0; j < n; ++j)
        if (x[j] < x[i]) {
            lists[i * 64 + count] = j; // error[race]: write, write
            if (++count > 64)
                break;
        }
}
