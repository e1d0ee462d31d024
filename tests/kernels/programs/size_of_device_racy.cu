// verify:
// expect: defect
//
// Blocks of the largest size that the device takes have two warps for each element.

__global__ void first(const float *in, float *out, int width) {
    __shared__ float firsts[16];
    int lane = threadIdx.x % width;
    float value = in[blockIdx.x * blockDim.x + threadIdx.x];
    if (lane == 0)
        firsts[threadIdx.x / width % 16] = value + threadIdx.x; // error[race]: write, write
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = value - firsts[lane % 16];
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
