// verify: --block 192 --grid 256
// expect: defect(histogram256_partial), proved(histogram256_merge)
//
// A histogram for each warp, but its lanes count without atomics.

typedef unsigned int uint;
typedef unsigned char uchar;

#define HISTOGRAM256_BIN_COUNT 256
#define WARP_COUNT 6
#define LOG2_WARP_SIZE 5
#define THREADBLOCK_SIZE (WARP_COUNT << LOG2_WARP_SIZE)
#define MERGE_COUNT 256

inline __device__ void add_byte(uint *s_WarpHist, uint data) {
    s_WarpHist[data] += 1u; // error[race]: read, write
}

inline __device__ void add_word(uint *s_WarpHist, uint data) {
    add_byte(s_WarpHist, (data >> 0) & 0xFFU);
    add_byte(s_WarpHist, (data >> 8) & 0xFFU);
    add_byte(s_WarpHist, (data >> 16) & 0xFFU);
    add_byte(s_WarpHist, (data >> 24) & 0xFFU);
}

__global__ void histogram256_partial(uint *__restrict__ d_Partial, const uint *__restrict__ d_Data,
                                     uint dataCount) {
    __shared__ uint s_Hist[WARP_COUNT * HISTOGRAM256_BIN_COUNT];
    uint *s_WarpHist = s_Hist + (threadIdx.x >> LOG2_WARP_SIZE) * HISTOGRAM256_BIN_COUNT;

    for (uint i = 0; i < HISTOGRAM256_BIN_COUNT / (1 << LOG2_WARP_SIZE); i++) {
        s_Hist[threadIdx.x + i * THREADBLOCK_SIZE] = 0;
    }
    __syncthreads();

    for (uint pos = blockIdx.x * blockDim.x + threadIdx.x; pos < dataCount;
         pos += blockDim.x * gridDim.x) {
        add_word(s_WarpHist, d_Data[pos]);
    }
    __syncthreads();

    for (uint bin = threadIdx.x; bin < HISTOGRAM256_BIN_COUNT; bin += THREADBLOCK_SIZE) {
        uint sum = 0;
        for (uint i = 0; i < WARP_COUNT; i++) {
            sum += s_Hist[bin + i * HISTOGRAM256_BIN_COUNT];
        }
        d_Partial[blockIdx.x * HISTOGRAM256_BIN_COUNT + bin] = sum;
    }
}

__global__ void histogram256_merge(uint *__restrict__ d_Histogram,
                                   const uint *__restrict__ d_Partial, uint partialCount) {
    __shared__ uint data[MERGE_COUNT];
    uint sum = 0;
    for (uint i = threadIdx.x; i < partialCount; i += blockDim.x) {
        sum += d_Partial[blockIdx.x + i * HISTOGRAM256_BIN_COUNT];
    }
    data[threadIdx.x] = sum;
    if (threadIdx.x < MERGE_COUNT - THREADBLOCK_SIZE) data[threadIdx.x + THREADBLOCK_SIZE] = 0;

    for (uint stride = MERGE_COUNT / 2; stride > 0; stride >>= 1) {
        __syncthreads();
        if (threadIdx.x < stride) data[threadIdx.x] += data[threadIdx.x + stride];
    }
    if (threadIdx.x == 0) d_Histogram[blockIdx.x] = data[0];
}
