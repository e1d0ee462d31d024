// verify:
// expect: proved
//
// A matrix for each block, of a batch of any size.
__global__ void scale(float *const *matrices, float factor, int n)
{
    float *own = matrices[blockIdx.x];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        own[i] *= factor;
}
