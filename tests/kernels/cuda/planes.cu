// verify: --block 64 --grid *
// expect: proved
//
// Planes of one allocation: where five of them wrap around 64 bits, one is no place of an array.
__global__ void planes(float *__restrict__ g, int nx, int ny)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= nx || ny <= 0)
        return;
    size_t n = (size_t)nx * ny;
    g[x] = 1;
    g[n + x] = 2;
    g[5 * n + x] = 3;
}
