// verify:
// expect: proved(gray), defect(count)
//
// What a kernel takes from an image of a caller, pixel by pixel, is the caller's: pixels may be alike.

__global__ void gray(const unsigned char *rgb, unsigned char *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = (rgb[3 * i] + rgb[3 * i + 1] + rgb[3 * i + 2]) / 3;
}

__global__ void count(const unsigned char *image, int *bins) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bins[image[i]]++; // error[race]: read, write
}

void run(int blocks, const unsigned char *given, int *bins) {
    unsigned char *rgb, *image;
    cudaMalloc(&rgb, blocks * 768);
    cudaMalloc(&image, blocks * 256);
    cudaMemcpy(rgb, given, blocks * 768, cudaMemcpyHostToDevice);
    gray<<<blocks, 256>>>(rgb, image);
    count<<<blocks, 256>>>(image, bins);
}
