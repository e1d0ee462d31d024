// verify: --block 256 --grid 1024
// expect: proved
//
// The largest entry of each row with its place, by pairs in shared memory and by keys of 64 bits.

#define BLOCK 256

typedef unsigned long long Key;

__global__ void argmax_rows(const float *__restrict__ x, int *__restrict__ index,
                            float *__restrict__ value, int rows, int cols) {
    __shared__ float s_value[BLOCK];
    __shared__ int s_index[BLOCK];
    const int tid = threadIdx.x;
    const int row = blockIdx.x;
    if (row >= rows) return;

    float best = -3.402823466e+38f;
    int at = 0;
    for (int c = tid; c < cols; c += BLOCK) {
        const float v = x[static_cast<size_t>(row) * cols + c];
        if (v > best) {
            best = v;
            at = c;
        }
    }
    s_value[tid] = best;
    s_index[tid] = at;
    __syncthreads();

#pragma unroll
    for (int s = BLOCK / 2; s > 0; s >>= 1) {
        if (tid < s) {
            const float other = s_value[tid + s];
            if (other > s_value[tid] || (other == s_value[tid] && s_index[tid + s] < s_index[tid])) {
                s_value[tid] = other;
                s_index[tid] = s_index[tid + s];
            }
        }
        __syncthreads();
    }

    if (tid == 0) {
        index[row] = s_index[0];
        value[row] = s_value[0];
    }
}

__device__ __forceinline__ Key make_key(float v, unsigned int i) {
    const unsigned int bits = __float_as_uint(v);
    const unsigned int ordered = (bits & 0x80000000u) ? ~bits : bits | 0x80000000u;
    return (static_cast<Key>(ordered) << 32) | (0xffffffffu - i);
}

__global__ void argmax_all(const float *__restrict__ x, Key *__restrict__ best, unsigned int n) {
    Key mine = 0;
    for (unsigned int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK) {
        mine = max(mine, make_key(x[i], i));
    }
    for (int d = 16; d > 0; d >>= 1) mine = max(mine, __shfl_xor_sync(0xffffffffu, mine, d));
    if ((threadIdx.x & 31) == 0) atomicMax(best, mine);
}
