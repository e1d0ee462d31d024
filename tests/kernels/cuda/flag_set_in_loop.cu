// verify:
// expect: proved
// A flag that is cleared before the loop in which threads set it: all of them set it to one number.
__global__ void any_above(const int *cells, int *result, int n, int limit) {
    __shared__ int found;
    if (threadIdx.x == 0)
        found = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        if (cells[i] > limit)
            found = 1; // warning[race]: write, write
    __syncthreads();
    if (threadIdx.x == 0)
        result[blockIdx.x] = found;
}
