// verify: --block 64 --grid 16
// expect: defect
//
// Counting may start before the words are cleared, each of which holds the counters of four
// threads.

constexpr int THREADS = 64;
constexpr int BINS = 64;

__global__ void histogram(const unsigned char *data, unsigned int *out) {
    __shared__ __align__(4) unsigned char counts[BINS * THREADS];
    int tid = threadIdx.x;

    unsigned int *words = reinterpret_cast<unsigned int *>(counts);
    for (int w = tid; w < BINS * THREADS / 4; w += THREADS) {
        words[w] = 0; // error[race]: write
    }

    for (int k = 0; k < 100; k++) {
        int bin = data[(blockIdx.x * 100 + k) * THREADS + tid] & (BINS - 1);
        counts[bin * THREADS + tid]++; // error[race]: read, write
    }
    __syncthreads();

    unsigned int sum = 0;
    for (int t = 0; t < THREADS; t++) {
        sum += counts[tid * THREADS + t];
    }
    out[blockIdx.x * BINS + tid] = sum;
}
