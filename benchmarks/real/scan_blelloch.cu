// verify: --block 256 --grid 128
// expect: proved
//
// Exclusive scan of 512 elements a block, padded against bank conflicts, with block sums.

#define LOG_NUM_BANKS 5
#define CONFLICT_FREE_OFFSET(n) ((n) >> LOG_NUM_BANKS)
#define ELEMENTS 512

__global__ void scan_block(float *__restrict__ g_odata, const float *__restrict__ g_idata,
                           float *__restrict__ g_blockSums, int n) {
    __shared__ float temp[ELEMENTS + CONFLICT_FREE_OFFSET(ELEMENTS)];

    const int thid = threadIdx.x;
    const int base = blockIdx.x * ELEMENTS;
    int ai = thid;
    int bi = thid + ELEMENTS / 2;
    const int bankOffsetA = CONFLICT_FREE_OFFSET(ai);
    const int bankOffsetB = CONFLICT_FREE_OFFSET(bi);
    temp[ai + bankOffsetA] = (base + ai < n) ? g_idata[base + ai] : 0.0f;
    temp[bi + bankOffsetB] = (base + bi < n) ? g_idata[base + bi] : 0.0f;

    int offset = 1;
    for (int d = ELEMENTS >> 1; d > 0; d >>= 1) {
        __syncthreads();
        if (thid < d) {
            int i = offset * (2 * thid + 1) - 1;
            int j = offset * (2 * thid + 2) - 1;
            i += CONFLICT_FREE_OFFSET(i);
            j += CONFLICT_FREE_OFFSET(j);
            temp[j] += temp[i];
        }
        offset *= 2;
    }

    if (thid == 0) {
        const int last = ELEMENTS - 1 + CONFLICT_FREE_OFFSET(ELEMENTS - 1);
        g_blockSums[blockIdx.x] = temp[last];
        temp[last] = 0.0f;
    }

    for (int d = 1; d < ELEMENTS; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (thid < d) {
            int i = offset * (2 * thid + 1) - 1;
            int j = offset * (2 * thid + 2) - 1;
            i += CONFLICT_FREE_OFFSET(i);
            j += CONFLICT_FREE_OFFSET(j);
            const float t = temp[i];
            temp[i] = temp[j];
            temp[j] += t;
        }
    }
    __syncthreads();

    if (base + ai < n) g_odata[base + ai] = temp[ai + bankOffsetA];
    if (base + bi < n) g_odata[base + bi] = temp[bi + bankOffsetB];
}

__global__ void add_block_sums(float *__restrict__ g_data, const float *__restrict__ g_scannedSums,
                               int n) {
    __shared__ float sum;
    if (threadIdx.x == 0) sum = g_scannedSums[blockIdx.x];
    __syncthreads();

    const unsigned int address = blockIdx.x * ELEMENTS + threadIdx.x;
    if (address < n) g_data[address] += sum;
    if (address + blockDim.x < n) g_data[address + blockDim.x] += sum;
}
