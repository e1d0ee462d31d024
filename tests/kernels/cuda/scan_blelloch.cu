// verify: --block 128 --grid 32
// expect: proved
//
// Work-efficient exclusive scan of 256 elements by 128 threads.

__global__ void scan(const int *in, int *out) {
    __shared__ int sums[256];
    const int n = 256;
    int tid = threadIdx.x;
    int base = blockIdx.x * n;
    sums[2 * tid] = in[base + 2 * tid];
    sums[2 * tid + 1] = in[base + 2 * tid + 1];

    int offset = 1;
    for (int active = n / 2; active > 0; active /= 2) {
        __syncthreads();
        if (tid < active) {
            int left = offset * (2 * tid + 1) - 1;
            int right = offset * (2 * tid + 2) - 1;
            sums[right] += sums[left];
        }
        offset *= 2;
    }

    if (tid == 0) {
        sums[n - 1] = 0;
    }

    for (int active = 1; active < n; active *= 2) {
        offset /= 2;
        __syncthreads();
        if (tid < active) {
            int left = offset * (2 * tid + 1) - 1;
            int right = offset * (2 * tid + 2) - 1;
            int carried = sums[left];
            sums[left] = sums[right];
            sums[right] += carried;
        }
    }
    __syncthreads();

    out[base + 2 * tid] = sums[2 * tid];
    out[base + 2 * tid + 1] = sums[2 * tid + 1];
}
