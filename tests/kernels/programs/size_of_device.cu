// verify:
// expect: proved
//
// Warps have the width that the device says, and blocks are the largest that it takes.

__global__ void first(const float *in, float *out, int width) {
    __shared__ float firsts[32];
    int lane = threadIdx.x % width;
    float value = in[blockIdx.x * blockDim.x + threadIdx.x];
    if (lane == 0)
        firsts[threadIdx.x / width] = value + threadIdx.x;
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = value - firsts[lane];
}

int main() {
    cudaDeviceProp device;
    cudaGetDeviceProperties(&device, 0);
    int width;
    cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, 0);
    int block = device.maxThreadsPerBlock;
    float *in;
    float *out;
    cudaMalloc(&in, 64 * block * sizeof(float));
    cudaMalloc(&out, 64 * block * sizeof(float));
    cudaMemset(in, 0, 64 * block * sizeof(float));
    first<<<64, block>>>(in, out, width);
    return cudaDeviceSynchronize();
}
