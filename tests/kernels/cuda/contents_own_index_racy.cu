// verify: --assume 'range(list, 0, 1 << 20)'
// expect: defect
__global__ void scatter(float *__restrict__ out, const int *__restrict__ list, int n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[list[i]] += 1.0f; // error[race]: read, write
}
