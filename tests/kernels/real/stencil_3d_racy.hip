// verify: --block 32,8 --grid 16,64
// expect: defect
//
// The plane is replaced by the next one without waiting.

#include <hip/hip_runtime.h>

#define RADIUS 4
#define BX 32
#define BY 8

__constant__ float c_coefficients[RADIUS + 1];

__global__ void wave_step(const float *__restrict__ u, float *__restrict__ next,
                          const float *__restrict__ velocity, int nx, int ny, int nz) {
    __shared__ float plane[BY + 2 * RADIUS][BX + 2 * RADIUS];
    const int x = blockIdx.x * BX + threadIdx.x;
    const int y = blockIdx.y * BY + threadIdx.y;
    const int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
    const int stride = nx * ny;
    const bool inside = x >= RADIUS && x < nx - RADIUS && y >= RADIUS && y < ny - RADIUS;
    const bool exists = x < nx && y < ny;
    int index = y * nx + x;

    float front[RADIUS], behind[RADIUS], current = 0.0f;
    for (int r = 0; r < RADIUS; ++r) {
        behind[r] = (exists && r < nz) ? u[index + r * stride] : 0.0f;
    }
    if (exists && RADIUS < nz) current = u[index + RADIUS * stride];
    for (int r = 0; r < RADIUS; ++r) {
        front[r] = (exists && RADIUS + 1 + r < nz) ? u[index + (RADIUS + 1 + r) * stride] : 0.0f;
    }
    index += RADIUS * stride;

    for (int z = RADIUS; z < nz - RADIUS; ++z) {
        plane[ty][tx] = current; // error[race?]: write
        if (threadIdx.y < RADIUS) {
            const float above = (exists && y >= RADIUS) ? u[index - RADIUS * nx] : 0.0f;
            const float below = (x < nx && y + BY < ny) ? u[index + BY * nx] : 0.0f;
            plane[threadIdx.y][tx] = above; // error[race?]: write
            plane[threadIdx.y + BY + RADIUS][tx] = below; // error[race?]: write
        }
        if (threadIdx.x < RADIUS) {
            const float left = (exists && x >= RADIUS) ? u[index - RADIUS] : 0.0f;
            const float right = (x + BX < nx && y < ny) ? u[index + BX] : 0.0f;
            plane[ty][threadIdx.x] = left; // error[race?]: write
            plane[ty][threadIdx.x + BX + RADIUS] = right; // error[race?]: write
        }
        __syncthreads();

        float value = c_coefficients[0] * current;
#pragma unroll
        for (int r = 1; r <= RADIUS; ++r) {
            const float vertical = plane[ty - r][tx] + plane[ty + r][tx]; // error[race?]: read
            const float horizontal = plane[ty][tx - r] + plane[ty][tx + r]; // error[race?]: read
            const float depth = front[r - 1] + behind[RADIUS - r];
            value += c_coefficients[r] * (depth + vertical + horizontal);
        }
        if (inside) {
            next[index] = 2.0f * current - next[index] + velocity[index] * value;
        }

        for (int r = 0; r < RADIUS - 1; ++r) behind[r] = behind[r + 1];
        behind[RADIUS - 1] = current;
        current = front[0];
        for (int r = 0; r < RADIUS - 1; ++r) front[r] = front[r + 1];
        index += stride;
        front[RADIUS - 1] =
            (exists && z + 1 + RADIUS < nz) ? u[index + RADIUS * stride] : 0.0f;
    }
}
