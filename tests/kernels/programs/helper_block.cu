// verify:
// expect: proved
//
// A function chooses the block's size, which the tile has cells for.
#include <cstdlib>

static int threads_for(int n) {
    if (n > 4096)
        return 256;
    return n > 1024 ? 256 : 128;
}

__global__ void smooth(float *out, const float *in, int n) {
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x % 256] = i < n ? in[i] : 0.0f;
    __syncthreads();
    if (i < n)
        out[i] = 0.5f * (tile[threadIdx.x % 256] + tile[(threadIdx.x + 1) % 256]);
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    float *in, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    int threads = threads_for(n);
    smooth<<<(n + threads - 1) / threads, threads>>>(out, in, n);
    cudaDeviceSynchronize();
    return 0;
}
