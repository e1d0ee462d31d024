// verify: --block 64 --grid 1 --assume 'n <= 1024 && m <= 1024'
// expect: defect(of_ints), defect(of_shorts)
//
// As `loop_short_rows.cu`, where the second row begins in the first one.

__global__ void of_ints(const float *__restrict__ a, const float *__restrict__ b,
                        float *__restrict__ out, int n, int m) {
    extern __shared__ float rows[];
    for (short i = threadIdx.x; i < n; i += blockDim.x) rows[i] = a[i]; // error[race]: write
    for (short i = threadIdx.x; i < m; i += blockDim.x) rows[n - 1 + i] = b[i]; // error[race]: write
    __syncthreads();
    if (threadIdx.x < n) out[threadIdx.x] = rows[threadIdx.x] * 2;
}

__global__ void of_shorts(const float *__restrict__ a, const float *__restrict__ b,
                          float *__restrict__ out, unsigned n, int m) {
    extern __shared__ float rows[];
    for (unsigned short i = threadIdx.x; i < n; i += blockDim.x) rows[i] = a[i]; // error[race]: write
    for (short i = threadIdx.x; i < m; i += blockDim.x) rows[n - 1 + i] = b[i]; // error[race]: write
    __syncthreads();
    if (threadIdx.x < n) out[threadIdx.x] = rows[threadIdx.x] * 2;
}
