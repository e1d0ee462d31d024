// verify:
// expect: defect
//
// The kernel numbers more of each row than there is room for.

__global__ void number(char *image, size_t pitch, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        ((int *)(image + y * pitch))[x] = y; // error[race]: write
}

int main() {
    const int width = 1000, height = 600;
    char *image;
    size_t pitch;
    cudaMallocPitch(&image, &pitch, width, height);
    dim3 block(32, 8), grid((width + 31) / 32, (height + 7) / 8);
    number<<<grid, block>>>(image, pitch, width, height);
    return cudaDeviceSynchronize();
}
