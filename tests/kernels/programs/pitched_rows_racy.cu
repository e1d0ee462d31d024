// verify:
// expect: defect
//
// The kernel clears more of each row than there is room for.

__global__ void clear(char *image, size_t pitch, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        ((float *)(image + y * pitch))[x] = 0; // error[race]: write
}

int main() {
    const int width = 1000, height = 600;
    char *image;
    size_t pitch;
    cudaMallocPitch(&image, &pitch, width, height);
    dim3 block(32, 8), grid((width + 31) / 32, (height + 7) / 8);
    clear<<<grid, block>>>(image, pitch, width, height);
    return cudaDeviceSynchronize();
}
