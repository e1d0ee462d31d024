// verify:
// expect: defect
//
// The sizes of an image are passed as an int2, the wrong way around.

__global__ void invert(int *image, int2 size) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 64)
        image[y * size.x + x] ^= 1; // error[race]: read, write
}

int main() {
    int width = 64, height = 48;
    int *image;
    cudaMalloc(&image, width * 64 * sizeof(int));
    invert<<<dim3(4, 3), dim3(16, 16)>>>(image, make_int2(height, width));
    cudaDeviceSynchronize();
    return 0;
}
