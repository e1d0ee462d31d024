// verify:
//
// What a program launches twice, and a function that two kernels call.

#include <cooperative_groups.h>

namespace groups = cooperative_groups;

__device__ float sum(float *tile) {
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) tile[threadIdx.x] += tile[threadIdx.x + s];
        __syncthreads();
    }
    __syncthreads(); // redundant
    return tile[0];
}

__global__ void reduce(const float *in, float *out) {
    __shared__ float tile[256];
    tile[threadIdx.x] = in[blockIdx.x * blockDim.x + threadIdx.x];
    __syncthreads(); // redundant
    float total = sum(tile);
    __syncthreads();
    tile[threadIdx.x] = total;
    groups::this_thread_block().sync();
    if (threadIdx.x == 0) out[blockIdx.x] = tile[1];
    __syncwarp(); // redundant
}

__global__ void fill(float *out) {
    __shared__ float tile[256];
    tile[threadIdx.x] = 1;
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum(tile);
    groups::this_thread_block().sync(); // redundant
}

int main() {
    float *in, *out;
    cudaMalloc(&in, 4096 * sizeof(float));
    cudaMalloc(&out, 4096 * sizeof(float));
    reduce<<<4, 256>>>(in, out);
    reduce<<<8, 128>>>(in, out);
    fill<<<2, 256>>>(out);
    return 0;
}
