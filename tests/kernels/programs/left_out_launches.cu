// verify:
// expect: proved
//
// Kernels that code which is left out may launch are verified for every launch as well.

#include <missing/everything.hpp>

__global__ void scaled(float *a) {
    a[blockIdx.x * blockDim.x + threadIdx.x] *= 2;
}

__global__ void reversed(float *a) {
    __shared__ float tile[256];
    tile[threadIdx.x] = a[blockIdx.x * 256 + threadIdx.x];
    __syncthreads();
    a[blockIdx.x * 256 + threadIdx.x] = tile[255 - threadIdx.x];
}

void scale(float *a, int blocks) {
    scaled<<<blocks, 128>>>(a);
}

int main() {
    float *a;
    cudaMalloc(&a, 1 << 20);
    scaled<<<4, 128>>>(a);
    scale(a, missing::blocks());
    reversed<<<4, 256>>>(a);
    missing::finish();
}
