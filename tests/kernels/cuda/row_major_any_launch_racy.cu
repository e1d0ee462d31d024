// verify: --block 16,16 --grid '*,*' --assume 'gridDim.x <= 4096 && gridDim.y <= 4096 && width <= 16384'
// expect: defect
//
// The row is scaled by the height.

__global__ void gradient(int *image, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) {
        image[y * height + x] = x - y; // error[race]: write, write
    }
}
