// verify:
// expect: defect
//
// Rows start at multiples of 32 elements: the width is rounded down, and rows run into each other.

static int pitch_of(int width) { return width / 32 * 32; }

__global__ void negate(float *image, int width, int height, int pitch) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        image[y * pitch + x] *= -1.0f; // error[race]: read, write
}

int main() {
    const int width = 100, height = 75;
    int pitch = pitch_of(width);
    float *image;
    cudaMalloc(&image, (pitch * height + 32) * sizeof(float));
    dim3 block(16, 16);
    dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
    negate<<<grid, block>>>(image, width, height, pitch);
    return 0;
}
