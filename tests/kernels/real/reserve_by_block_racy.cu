// verify: --block 256 --grid 64
// expect: defect
//
// As the other, but: the block takes one place too few; nobody waits for the number; the row is
// fetched once and then counted on.

#define CAPACITY 1024

__global__ void compact_by_block(const int *__restrict__ src, int *__restrict__ dst,
                                 int *__restrict__ count, int n) {
    __shared__ int local;
    if (threadIdx.x == 0) local = 0;
    __syncthreads();

    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int d = 0, pos = 0;
    if (i < n) {
        d = src[i];
        if (d > 0) pos = atomicAdd(&local, 1);
    }
    __syncthreads();

    if (threadIdx.x == 0) local = atomicAdd(count, max(local - 1, 0));
    __syncthreads();

    if (i < n && d > 0) dst[local + pos] = d; // error[race]: write, write
}

__global__ void expand_with_queue(const int *__restrict__ queued, const int *__restrict__ sizes,
                                  int *__restrict__ next, int *next_size) {
    __shared__ int base;
    const int n = sizes[blockIdx.x];
    if (threadIdx.x == 0) base = atomicAdd(next_size, n); // error[race]: write
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        next[base + i] = queued[blockIdx.x * CAPACITY + i]; // error[race]: read, write
    }
}

__global__ void scale_rows(float *__restrict__ m, const float *__restrict__ factors, int *__restrict__ ticket,
                           int rows) {
    __shared__ int row;
    if (threadIdx.x == 0) row = atomicAdd(ticket, 1);
    __syncthreads();
    for (int r = row; r < rows; r += 3) m[r * 256 + threadIdx.x] *= factors[r]; // error[race]: read, write
}
