// verify:
// expect: defect(fill), proved(rows)
// The compiler makes one number of the block sizes by turning its bits, where they have a divisor in
// common.
#include <cstdlib>
#include <cuda_runtime.h>

template <int SIZE> __global__ void fill(float *out, int n) {
    for (int i = threadIdx.x; i < n; i += SIZE) {
        out[i] = threadIdx.x; // error[race]: write
    }
}

__global__ void rows(float *out, int width) {
    out[blockIdx.x * width + threadIdx.x] = threadIdx.x;
}

int width_for(int kind) {
    switch (kind) {
    case 32: return 64;
    case 64: return 128;
    case 96: return 192;
    case 128: return 256;
    default: return 512;
    }
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 256;
    float *out;
    cudaMalloc(&out, 512 * 512 * sizeof(float));
    switch (threads) {
    case 512: fill<512><<<1, 2 * threads>>>(out, 1000); break;
    case 256: fill<256><<<1, 2 * threads>>>(out, 1000); break;
    case 128: fill<128><<<1, 2 * threads>>>(out, 1000); break;
    case 64: fill<64><<<1, 2 * threads>>>(out, 1000); break;
    default: return 1;
    }
    int width = width_for(threads);
    rows<<<512, width>>>(out, width);
    return cudaDeviceSynchronize();
}
