// verify: --block 64 --grid 4 --only-intra-block
//
// A loop that all threads run equally often stays a loop, without predicates.

__global__ void uniform_loop(const float *__restrict__ in, float *__restrict__ out, int n)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += in[i];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
