// verify: --block 32,8 --grid 1024
// expect: proved
//
// Batched Cholesky of 32x32 tiles in shared memory, right-looking.
#include <hip/hip_runtime.h>
#define NB 32
template <typename T>
__global__ void potrf_tile(T *__restrict__ A_all, int *__restrict__ info) {
    __shared__ T A[NB][NB + 1];
    T *A_g = A_all + (size_t)blockIdx.x * NB * NB;
    const int tx = threadIdx.x, ty = threadIdx.y;
    for (int j = ty; j < NB; j += 8) A[tx][j] = A_g[j * NB + tx];
    __syncthreads();
    for (int k = 0; k < NB; ++k) {
        if (tx == 0 && ty == 0) {
            if (A[k][k] <= T(0)) info[blockIdx.x] = k + 1;
            A[k][k] = sqrt(A[k][k]);
        }
        __syncthreads();
        if (ty == 0 && tx > k) A[tx][k] /= A[k][k];
        __syncthreads();
        for (int j = k + 1 + ty; j < NB; j += 8)
            if (tx >= j) A[tx][j] -= A[tx][k] * A[j][k];
        __syncthreads();
    }
    for (int j = ty; j < NB; j += 8) A_g[j * NB + tx] = tx >= j ? A[tx][j] : T(0);
}
template __global__ void potrf_tile<float>(float *__restrict__, int *__restrict__);
