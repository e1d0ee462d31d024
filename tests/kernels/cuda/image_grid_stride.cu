// verify: --block 16,16 --assume 'width <= 1000000 && height <= 1000000 && gridDim.x <= 65535'
// expect: proved
//
// Grid strides in both dimensions of an image.

__global__ void scale(float *a, int width, int height) {
    for (int y = blockIdx.y * blockDim.y + threadIdx.y; y < height; y += blockDim.y * gridDim.y) {
        for (int x = blockIdx.x * blockDim.x + threadIdx.x; x < width; x += blockDim.x * gridDim.x) {
            a[y * width + x] *= 2.0f;
        }
    }
}
