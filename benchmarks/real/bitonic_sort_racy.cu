// verify: --block 512 --grid 64
// expect: defect(bitonic_sort_shared), proved(bitonic_merge_global)
//
// The sort in shared memory waits once for each size, not for each stride.

#define SHARED_SIZE_LIMIT 1024U

__device__ inline void comparator(unsigned int &keyA, unsigned int &valA, unsigned int &keyB,
                                  unsigned int &valB, unsigned int dir) {
    if ((keyA > keyB) == dir) { // error[race]: read
        unsigned int t = keyA; // error[race?]: read
        keyA = keyB; // error[race]: read, write
        keyB = t; // error[race]: write
        t = valA; // error[race?]: read
        valA = valB; // error[race]: read, write
        valB = t; // error[race]: write
    }
}

__global__ void bitonic_sort_shared(unsigned int *__restrict__ d_DstKey,
                                    unsigned int *__restrict__ d_DstVal,
                                    const unsigned int *__restrict__ d_SrcKey,
                                    const unsigned int *__restrict__ d_SrcVal, unsigned int dir) {
    __shared__ unsigned int s_key[SHARED_SIZE_LIMIT];
    __shared__ unsigned int s_val[SHARED_SIZE_LIMIT];

    const unsigned int base = blockIdx.x * SHARED_SIZE_LIMIT + threadIdx.x;
    s_key[threadIdx.x] = d_SrcKey[base];
    s_val[threadIdx.x] = d_SrcVal[base];
    s_key[threadIdx.x + SHARED_SIZE_LIMIT / 2] = d_SrcKey[base + SHARED_SIZE_LIMIT / 2];
    s_val[threadIdx.x + SHARED_SIZE_LIMIT / 2] = d_SrcVal[base + SHARED_SIZE_LIMIT / 2];

    for (unsigned int size = 2; size <= SHARED_SIZE_LIMIT; size <<= 1) {
        const unsigned int ddd = dir ^ ((threadIdx.x & (size / 2)) != 0);
        __syncthreads();
        for (unsigned int stride = size / 2; stride > 0; stride >>= 1) {
            const unsigned int pos = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
            comparator(s_key[pos], s_val[pos], s_key[pos + stride], s_val[pos + stride], ddd);
        }
    }

    __syncthreads();
    d_DstKey[base] = s_key[threadIdx.x];
    d_DstVal[base] = s_val[threadIdx.x];
    d_DstKey[base + SHARED_SIZE_LIMIT / 2] = s_key[threadIdx.x + SHARED_SIZE_LIMIT / 2];
    d_DstVal[base + SHARED_SIZE_LIMIT / 2] = s_val[threadIdx.x + SHARED_SIZE_LIMIT / 2];
}

__global__ void bitonic_merge_global(unsigned int *__restrict__ keys,
                                     unsigned int *__restrict__ vals, unsigned int logSize,
                                     unsigned int logStride, unsigned int dir) {
    const unsigned int stride = 1u << logStride;
    const unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned int ddd = dir ^ ((i >> (logSize - 1)) & 1u);
    const unsigned int pos = 2 * i - (i & (stride - 1));

    unsigned int keyA = keys[pos], keyB = keys[pos + stride];
    unsigned int valA = vals[pos], valB = vals[pos + stride];
    comparator(keyA, valA, keyB, valB, ddd);
    keys[pos] = keyA;
    vals[pos] = valA;
    keys[pos + stride] = keyB;
    vals[pos + stride] = valB;
}
