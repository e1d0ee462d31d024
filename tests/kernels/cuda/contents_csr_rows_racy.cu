// verify: --block 128 --assume 'monotone(row, n + 1)'
// expect: defect
// A thread per row writes the row's part of the values.
__global__ void scale(const int *__restrict__ row, float *__restrict__ values, const float *__restrict__ diagonal, int n)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n) {
        for (int k = row[i]; k <= row[i + 1]; k++)
            values[k] /= diagonal[i]; // error[race]: read, write
    }
}
