// verify:
// expect: defect
//
// Two blocks for each matrix.
__global__ void scale(float *const *matrices, float factor, int n)
{
    float *own = matrices[blockIdx.x / 2];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        own[i] *= factor; // error[race]: read, write
}
