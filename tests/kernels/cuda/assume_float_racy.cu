// verify: --assume 'alpha > 0.5'
// expect: defect
// Nothing is added where the factor is zero.
__global__ void add(float *y, float alpha)
{
    if (alpha != 0.0f)
        y[0] += alpha * threadIdx.x; // error[race]: read, write
}
