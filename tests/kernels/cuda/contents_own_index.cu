// verify: --assume 'list[k] == k && n > 1'
// expect: proved
__global__ void scatter(float *__restrict__ out, const int *__restrict__ list, int n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[list[i]] += 1.0f;
}
