// verify: --block 256 --grid 64
// expect: proved(reduce_modulo), proved(reduce_strided), defect(reduce_sequential), proved(reduce_unrolled)
//
// One thread too many takes part in a step.

extern __shared__ int sdata[];

__global__ void reduce_modulo(const int *__restrict__ in, int *__restrict__ out, unsigned int n) {
    const unsigned int tid = threadIdx.x;
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    sdata[tid] = (i < n) ? in[i] : 0;
    __syncthreads();

    for (unsigned int s = 1; s < blockDim.x; s *= 2) {
        if ((tid % (2 * s)) == 0) {
            sdata[tid] += sdata[tid + s];
        }
        __syncthreads();
    }
    if (tid == 0) out[blockIdx.x] = sdata[0];
}

__global__ void reduce_strided(const int *__restrict__ in, int *__restrict__ out, unsigned int n) {
    const unsigned int tid = threadIdx.x;
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    sdata[tid] = (i < n) ? in[i] : 0;
    __syncthreads();

    for (unsigned int s = 1; s < blockDim.x; s *= 2) {
        const int index = 2 * s * tid;
        if (index < blockDim.x) {
            sdata[index] += sdata[index + s];
        }
        __syncthreads();
    }
    if (tid == 0) out[blockIdx.x] = sdata[0];
}

__global__ void reduce_sequential(const int *__restrict__ in, int *__restrict__ out,
                                  unsigned int n) {
    const unsigned int tid = threadIdx.x;
    const unsigned int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x;
    int sum = (i < n) ? in[i] : 0;
    if (i + blockDim.x < n) sum += in[i + blockDim.x];
    sdata[tid] = sum;
    __syncthreads();

    for (unsigned int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (tid <= s) {
            sdata[tid] = sum = sum + sdata[tid + s]; // error[race]: read, write
        }
        __syncthreads();
    }
    if (tid == 0) out[blockIdx.x] = sum;
}

template <unsigned int blockSize, bool isPow2>
__global__ void reduce_unrolled(const int *__restrict__ in, int *__restrict__ out,
                                unsigned int n) {
    const unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x * blockSize * 2 + threadIdx.x;
    const unsigned int gridSize = blockSize * 2 * gridDim.x;

    int sum = 0;
    while (i < n) {
        sum += in[i];
        if (isPow2 || i + blockSize < n) sum += in[i + blockSize];
        i += gridSize;
    }
    sdata[tid] = sum;
    __syncthreads();

    if (blockSize >= 512 && tid < 256) sdata[tid] = sum = sum + sdata[tid + 256];
    __syncthreads();
    if (blockSize >= 256 && tid < 128) sdata[tid] = sum = sum + sdata[tid + 128];
    __syncthreads();
    if (blockSize >= 128 && tid < 64) sdata[tid] = sum = sum + sdata[tid + 64];
    __syncthreads();

    if (tid < 32) {
        if (blockSize >= 64) sum += sdata[tid + 32];
        for (int offset = warpSize / 2; offset > 0; offset /= 2) {
            sum += __shfl_down_sync(0xffffffffu, sum, offset);
        }
    }
    if (tid == 0) out[blockIdx.x] = sum;
}

template __global__ void reduce_unrolled<256, true>(const int *, int *, unsigned int);
template __global__ void reduce_unrolled<256, false>(const int *, int *, unsigned int);
