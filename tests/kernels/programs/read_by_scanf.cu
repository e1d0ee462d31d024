// verify:
// expect: proved
// Sizes that a file gives: what comes between the allocation and the launch leaves them alone.
#include <cstdio>

__global__ void fill(unsigned char *image, size_t pitch, int width, int height) {
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height)
        image[y * pitch + x] = x;
}

int main() {
    int width, height;
    FILE *file = fopen("image.pgm", "rb");
    if (!file || fscanf(file, "%d %d", &width, &height) != 2)
        return 1;
    if (width < 1 || height < 1)
        return 1;
    unsigned char *image;
    size_t pitch;
    cudaMallocPitch((void **)&image, &pitch, width, height);
    fgetc(file);
    dim3 block(16, 16), grid((width + 15) / 16, (height + 15) / 16);
    fill<<<grid, block>>>(image, pitch, width, height);
    return cudaDeviceSynchronize();
}
