// verify: --block 256 --grid 64
// expect: defect
//
// As the other, but: nobody waits for the number; the row is
// fetched once and then counted on.

#define CAPACITY 1024

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
