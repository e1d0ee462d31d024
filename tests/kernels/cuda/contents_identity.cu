// verify: --assume 'identity(map, n)'
// expect: proved
__global__ void update(int *__restrict__ out, const int *__restrict__ map, int n)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n)
        out[map[i]] = out[i] + 1;
}
