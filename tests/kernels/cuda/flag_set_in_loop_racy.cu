// verify:
// expect: defect
// A flag that is cleared before the loop in which threads set it, each to another number.
__global__ void any_above(const int *cells, int *result, int n, int limit) {
    __shared__ int found;
    if (threadIdx.x == 0)
        found = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        if (cells[i] > limit)
            found = i; // error[race]: write, write
    __syncthreads();
    if (threadIdx.x == 0)
        result[blockIdx.x] = found;
}
