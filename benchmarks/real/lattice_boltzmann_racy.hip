// verify: --block 64,4
// expect: proved(stream_and_collide), defect(stream_push)
//
// Streaming in place: a velocity is pushed where a neighbour has not yet been read.

#include <hip/hip_runtime.h>

#define Q 9

__constant__ float c_weights[Q];

struct Domain {
    int nx, ny;
    float omega;
};

__device__ __forceinline__ int cx(int q) {
    return (q == 1 || q == 5 || q == 8) ? 1 : (q == 3 || q == 6 || q == 7) ? -1 : 0;
}

__device__ __forceinline__ int cy(int q) {
    return (q == 2 || q == 5 || q == 6) ? 1 : (q == 4 || q == 7 || q == 8) ? -1 : 0;
}

__device__ __forceinline__ int periodic(int i, int n) { return i < 0 ? i + n : (i >= n ? i - n : i); }

__device__ __forceinline__ long long slot(const Domain &d, int q, int x, int y) {
    return (static_cast<long long>(q) * d.ny + y) * d.nx + x;
}

__global__ void stream_and_collide(const float *__restrict__ fIn, float *__restrict__ fOut,
                                   const unsigned char *__restrict__ solid, Domain d) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= d.nx || y >= d.ny) return;

    float f[Q], rho = 0.0f, ux = 0.0f, uy = 0.0f;
#pragma unroll
    for (int q = 0; q < Q; ++q) {
        f[q] = fIn[slot(d, q, periodic(x - cx(q), d.nx), periodic(y - cy(q), d.ny))];
        rho += f[q];
        ux += f[q] * cx(q);
        uy += f[q] * cy(q);
    }
    ux /= rho;
    uy /= rho;

    if (solid[y * d.nx + x]) {
        const int opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
#pragma unroll
        for (int q = 0; q < Q; ++q) fOut[slot(d, opposite[q], x, y)] = f[q];
        return;
    }

    const float square = 1.5f * (ux * ux + uy * uy);
#pragma unroll
    for (int q = 0; q < Q; ++q) {
        const float cu = 3.0f * (cx(q) * ux + cy(q) * uy);
        const float equilibrium = c_weights[q] * rho * (1.0f + cu + 0.5f * cu * cu - square);
        fOut[slot(d, q, x, y)] = f[q] + d.omega * (equilibrium - f[q]);
    }
}

__global__ void stream_push(float *__restrict__ f, Domain d) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= d.nx || y >= d.ny) return;
#pragma unroll
    for (int q = 0; q < Q; ++q) {
        const int tox = periodic(x + cx(q), d.nx), toy = periodic(y + cy(q), d.ny);
        f[slot(d, q, tox, toy)] = f[slot(d, q, x, y)]; // error[race]: read, write
    }
}
