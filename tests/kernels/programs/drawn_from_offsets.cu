// verify:
// expect: proved
// As `drawn_from_offsets_racy.cu`, where each thread has its own place.

__global__ void offsets(const int *__restrict__ counts, int *__restrict__ next, int bins) {
    if (threadIdx.x == 0) {
        int sum = 0;
        for (int bin = 0; bin < bins; bin++) {
            next[bin] = sum;
            sum += counts[bin];
        }
    }
}

__global__ void place(const int *__restrict__ bins, int *__restrict__ next, int *__restrict__ out, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        out[i] = atomicAdd(&next[bins[i]], 1);
}

void sort(const int *bins, const int *counts, int *next, int *out, int n, int count, cudaStream_t s) {
    offsets<<<1, 32, 0, s>>>(counts, next, count);
    place<<<(n + 255) / 256, 256, 0, s>>>(bins, next, out, n);
}
