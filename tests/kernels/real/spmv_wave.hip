// verify: --block 256 --grid 1024
// expect: proved
//
// CSR times vector on wavefronts of 64 with a reduction in shared memory by halves.
#include <hip/hip_runtime.h>
#define WF 64
#define WAVES 4
__global__ void csr_wave(int m, const int *__restrict__ ptr, const int *__restrict__ col, const double *__restrict__ val, const double *__restrict__ x, double alpha, double beta, double *__restrict__ y) {
    __shared__ double sdata[WAVES * WF + WF / 2];
    const int lid = threadIdx.x & (WF - 1);
    const int wave = threadIdx.x / WF;
    const int step = gridDim.x * WAVES;
    const int rounds = (m + step - 1) / step;
    for (int r = 0; r < rounds; ++r) {
        const int row = r * step + blockIdx.x * WAVES + wave;
        double sum = 0.0;
        if (row < m)
            for (int j = ptr[row] + lid; j < ptr[row + 1]; j += WF) sum = fma(alpha * val[j], x[col[j]], sum);
        sdata[threadIdx.x] = sum;
        __syncthreads();
        for (int o = WF / 2; o > 0; o >>= 1) {
            const double other = sdata[threadIdx.x + o];
            __syncthreads();
            sum += other;
            sdata[threadIdx.x] = sum;
            __syncthreads();
        }
        if (lid == 0 && row < m) y[row] = beta == 0.0 ? sum : fma(beta, y[row], sum);
    }
}
