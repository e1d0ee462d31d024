// verify:
// expect: unlaunched(narrow), proved(wide)
//
// Of the two launches the program comes to one.

template <int tile>
__device__ void fill(float *out, int width) {
    int x = blockIdx.x * tile + threadIdx.x;
    int y = blockIdx.y * tile + threadIdx.y;
    out[y * width + x] = x + y;
}

__global__ void narrow(float *out, int width) {
    fill<8>(out, width);
}

__global__ void wide(float *out, int width) {
    fill<16>(out, width);
}

int main() {
    float *out;
    int tile = 16, width = 256;
    cudaMalloc(&out, width * width * sizeof(float));
    dim3 block(16, 16), grid(width / tile, width / tile);
    if (tile == 8)
        narrow<<<grid, block>>>(out, width);
    else
        wide<<<grid, block>>>(out, width);
    cudaDeviceSynchronize();
    return 0;
}
