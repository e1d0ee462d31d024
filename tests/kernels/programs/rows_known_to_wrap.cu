// verify:
// expect: proved
//
// There are more elements than 32 bits can number, and they are numbered in 64.

__global__ void doubled(float *rows, unsigned width) {
    for (unsigned i = threadIdx.x; i < width; i += blockDim.x)
        rows[(size_t)blockIdx.x * width + i] += 2;
}

void run(float *rows) {
    doubled<<<8192, 256>>>(rows, 1 << 20);
}
