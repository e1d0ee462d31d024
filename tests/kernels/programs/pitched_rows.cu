// verify:
// expect: proved
//
// Rows are as far apart as the runtime says, which is no less than they are wide.

__global__ void clear(char *image, size_t pitch, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        ((float *)(image + y * pitch))[x] = 0;
}

int main() {
    const int width = 1000, height = 600;
    char *image;
    size_t pitch;
    cudaMallocPitch(&image, &pitch, width * sizeof(float), height);
    dim3 block(32, 8), grid((width + 31) / 32, (height + 7) / 8);
    clear<<<grid, block>>>(image, pitch, width, height);
    return cudaDeviceSynchronize();
}
