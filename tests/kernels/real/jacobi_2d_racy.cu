// verify: --block 32,8
// expect: defect
//
// The first thread of a row fetches the halo on the right, one column too early.

constexpr int BX = 32;
constexpr int BY = 8;

__device__ __forceinline__ double fetch(const double *__restrict__ u, int x, int y, int nx, int ny) {
    return (x >= 0 && x < nx && y >= 0 && y < ny) ? u[y * nx + x] : 0.0;
}

__global__ void jacobi_step(const double *__restrict__ u, const double *__restrict__ f,
                            double *__restrict__ next, int nx, int ny, double h2) {
    __shared__ double tile[BY + 2][BX + 2];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int x = blockIdx.x * BX + tx;
    const int y = blockIdx.y * BY + ty;

    tile[ty + 1][tx + 1] = fetch(u, x, y, nx, ny); // error[race]: write
    if (ty == 0) tile[0][tx + 1] = fetch(u, x, y - 1, nx, ny);
    if (ty == BY - 1) tile[BY + 1][tx + 1] = fetch(u, x, y + 1, nx, ny);
    if (tx == 0) tile[ty + 1][0] = fetch(u, x - 1, y, nx, ny);
    if (tx == 0) tile[ty + 1][BX] = fetch(u, x + BX, y, nx, ny); // error[race]: write
    __syncthreads();

    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1) {
        next[y * nx + x] = 0.25 * (tile[ty][tx + 1] + tile[ty + 2][tx + 1] + tile[ty + 1][tx] +
                                   tile[ty + 1][tx + 2] + h2 * f[y * nx + x]);
    }
}
