// verify: --block 32 --assume 'range(key, 0, 1 << 20)'
// expect: proved
// The second half of the buffer is read where the keys say.
__global__ void look_up(int *__restrict__ buffer, const int *__restrict__ key, int n)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (n > 0 && i < n)
        buffer[i] = buffer[(long long)n + key[i]];
}
