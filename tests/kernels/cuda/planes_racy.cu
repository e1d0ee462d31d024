// verify: --block 64 --grid *
// expect: defect
//
// The second plane begins in the first one.
__global__ void planes(float *__restrict__ g, int nx, int ny)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= nx || ny <= 0)
        return;
    size_t n = (size_t)nx * ny;
    g[x] = 1; // error[race]: write
    g[n - 1 + x] = 2; // error[race]: write
    g[5 * n + x] = 3;
}
