// verify: --assume 'range(p, 0, n)'
// expect: defect
__global__ void permute(float *__restrict__ out, const float *__restrict__ in, const int *__restrict__ p, int n)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n)
        out[p[i]] = in[i]; // error[race]: write
}
