// verify: --block 16,16
// expect: proved
//
// Red and black points are relaxed in place, one colour a launch.

struct Grid {
    int nx, ny;
    float omega;
    float h2;
};

__global__ void relax_colour(float *__restrict__ u, const float *__restrict__ rhs, Grid g,
                             int colour) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
    const int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (x >= g.nx - 1 || y >= g.ny - 1) return;
    if (((x + y) & 1) != colour) return;

    const int c = y * g.nx + x;
    const float sum = u[c - 1] + u[c + 1] + u[c - g.nx] + u[c + g.nx];
    const float relaxed = 0.25f * (sum - g.h2 * rhs[c]);
    u[c] = (1.0f - g.omega) * u[c] + g.omega * relaxed;
}
