// verify:
// expect: proved(offsets), inconclusive(place), defect(fill)
// What a kernel has put into memory of a caller is made by the program, counters among it.

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
        out[atomicAdd(&next[bins[i]], 1)] = i; // possible[race]: write, write
}

__global__ void fill(const int *__restrict__ places, int *__restrict__ out, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        out[places[i]] = i; // error[race]: write, write
}

void sort(const int *bins, const int *counts, int *next, int *out, int n, int count, cudaStream_t s) {
    offsets<<<1, 32, 0, s>>>(counts, next, count);
    place<<<(n + 255) / 256, 256, 0, s>>>(bins, next, out, n);
}

// Nobody here makes these places.
void scatter(const int *places, int *out, int n, cudaStream_t s) {
    fill<<<(n + 255) / 256, 256, 0, s>>>(places, out, n);
}
