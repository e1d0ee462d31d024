// verify: --block 256 --grid 128
// expect: proved
//
// The kernels of an iteration of conjugate gradients: product, dot products, updates of vectors.

#define THREADS 256
#define GRID_STRIDE(i, n) \
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += gridDim.x * blockDim.x)

struct CsrMatrix {
    int rows;
    const int *rowPtr;
    const int *col;
    const double *val;
};

__device__ double block_sum(double v) {
    __shared__ double partial[THREADS / 32];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(~0u, v, d);
    if (lane == 0) partial[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = (lane < THREADS / 32) ? partial[lane] : 0.0;
        for (int d = THREADS / 64; d > 0; d /= 2) v += __shfl_xor_sync(~0u, v, d);
    }
    return v;
}

__global__ void cg_product(int rows, const int *__restrict__ rowPtr, const int *__restrict__ col,
                           const double *__restrict__ val, const double *__restrict__ p,
                           double *__restrict__ q, double *__restrict__ pq) {
    double local = 0.0;
    GRID_STRIDE(row, rows) {
        double sum = 0.0;
        for (int e = rowPtr[row]; e < rowPtr[row + 1]; ++e) sum += val[e] * p[col[e]];
        q[row] = sum;
        local += sum * p[row];
    }
    const double total = block_sum(local);
    if (threadIdx.x == 0) atomicAdd(pq, total);
}

__global__ void cg_update_solution(int n, const double *__restrict__ rz,
                                   const double *__restrict__ pq, const double *__restrict__ p,
                                   const double *__restrict__ q, double *__restrict__ x,
                                   double *__restrict__ r, double *__restrict__ rzNext) {
    const double alpha = *rz / *pq;
    double local = 0.0;
    GRID_STRIDE(i, n) {
        x[i] += alpha * p[i];
        const double ri = r[i] - alpha * q[i];
        r[i] = ri;
        local += ri * ri;
    }
    const double total = block_sum(local);
    if (threadIdx.x == 0) atomicAdd(rzNext, total);
}

__global__ void cg_update_direction(int n, const double *__restrict__ rz,
                                    const double *__restrict__ rzNext,
                                    const double *__restrict__ r, double *__restrict__ p) {
    const double beta = *rzNext / *rz;
    GRID_STRIDE(i, n) p[i] = r[i] + beta * p[i];
}
