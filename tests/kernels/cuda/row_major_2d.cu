// verify: --block 16,16 --grid 64,64 --assume 'width <= 65536'
// expect: proved
//
// A picture of symbolic width, stored row by row.

__global__ void gradient(int *image, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) {
        image[y * width + x] = x - y;
    }
}
