// verify: --block 256 --grid 128
// expect: defect
//
// The result is stored before the last step of the merge is complete.

#define ELEMENTS 512U

template <typename K, typename V>
__device__ __forceinline__ void compare_exchange(K *keys, V *values, unsigned int a, unsigned int b,
                                                 bool ascending) {
    const K ka = keys[a], kb = keys[b];
    if ((ka > kb) == ascending) {
        keys[a] = kb; // error[race]: write
        keys[b] = ka; // error[race]: write
        const V va = values[a];
        values[a] = values[b]; // error[race]: write
        values[b] = va; // error[race]: write
    }
}

__global__ void odd_even_merge_sort(unsigned int *__restrict__ dstKey, float *__restrict__ dstVal,
                                    const unsigned int *__restrict__ srcKey,
                                    const float *__restrict__ srcVal, bool ascending) {
    __shared__ unsigned int s_key[ELEMENTS];
    __shared__ float s_val[ELEMENTS];
    const unsigned int tid = threadIdx.x;
    const unsigned int base = blockIdx.x * ELEMENTS;
    for (unsigned int i = tid; i < ELEMENTS; i += blockDim.x) {
        s_key[i] = srcKey[base + i];
        s_val[i] = srcVal[base + i];
    }

    for (unsigned int size = 2; size <= ELEMENTS; size <<= 1) {
        unsigned int stride = size / 2;
        const unsigned int offset = tid & (stride - 1);
        __syncthreads();
        const unsigned int first = 2 * tid - (tid & (stride - 1));
        compare_exchange(s_key, s_val, first, first + stride, ascending);

        for (stride >>= 1; stride > 0; stride >>= 1) {
            __syncthreads();
            const unsigned int pos = 2 * tid - (tid & (stride - 1));
            if (offset >= stride) {
                compare_exchange(s_key, s_val, pos - stride, pos, ascending);
            }
        }
    }

    for (unsigned int i = tid; i < ELEMENTS; i += blockDim.x) {
        dstKey[base + i] = s_key[i]; // error[race]: read
        dstVal[base + i] = s_val[i]; // error[race]: read
    }
}
