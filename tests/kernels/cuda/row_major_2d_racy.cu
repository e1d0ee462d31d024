// verify: --block 16,16 --grid 64,64 --assume 'width <= 65536'
// expect: defect
//
// Threads beyond the right edge write into the next row.

__global__ void gradient(int *image, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (y < height) {
        image[y * width + x] = x - y; // error[race]: write, write
    }
}
