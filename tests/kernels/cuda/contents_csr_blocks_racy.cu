// verify: --block 64 --assume 'distinct(row) && range(row, 0, 1 << 30)'
// expect: defect
// A block per row, whose threads take turns.
__global__ void fill(const int *__restrict__ row, float *__restrict__ values, float x)
{
    int end = row[blockIdx.x + 1];
    for (int k = row[blockIdx.x] + threadIdx.x; k < end; k += blockDim.x)
        values[k] = x + threadIdx.x; // error[race]: write
}
