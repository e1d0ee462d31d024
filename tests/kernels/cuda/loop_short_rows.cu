// verify: --block 64 --grid 1 --assume 'n <= 1024 && m <= 1024'
// expect: proved(of_ints), proved(of_shorts)
//
// Counters of 16 bits fill two rows of one array, one behind the other, up to bounds of 32 bits.

__global__ void of_ints(const float *__restrict__ a, const float *__restrict__ b,
                        float *__restrict__ out, int n, int m) {
    extern __shared__ float rows[];
    for (short i = threadIdx.x; i < n; i += blockDim.x) rows[i] = a[i];
    for (short i = threadIdx.x; i < m; i += blockDim.x) rows[n + i] = b[i];
    __syncthreads();
    if (threadIdx.x < n) out[threadIdx.x] = rows[threadIdx.x] * 2;
}

__global__ void of_shorts(const float *__restrict__ a, const float *__restrict__ b,
                          float *__restrict__ out, unsigned n, int m) {
    extern __shared__ float rows[];
    for (unsigned short i = threadIdx.x; i < n; i += blockDim.x) rows[i] = a[i];
    for (short i = threadIdx.x; i < m; i += blockDim.x) rows[n + i] = b[i];
    __syncthreads();
    if (threadIdx.x < n) out[threadIdx.x] = rows[threadIdx.x] * 2;
}
