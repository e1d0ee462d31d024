// verify:
// expect: defect
//
// Each row goes on into the next one.

__global__ void brighten(unsigned char *cells, size_t pitch, int width, int height) {
    for (int y = blockIdx.y * blockDim.y + threadIdx.y; y < height; y += blockDim.y * gridDim.y)
        for (int x = blockIdx.x * blockDim.x + threadIdx.x; x <= width; x += blockDim.x * gridDim.x)
            cells[y * pitch + x] += 1; // error[race]: read, write
}

void run(int width, int height) {
    unsigned char *cells;
    size_t pitch;
    cudaMallocPitch(&cells, &pitch, width, height);
    brighten<<<dim3(8, 8), dim3(16, 16)>>>(cells, pitch, width, height);
    cudaFree(cells);
}
