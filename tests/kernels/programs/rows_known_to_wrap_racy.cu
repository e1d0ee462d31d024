// verify:
// expect: defect
//
// There are more elements than 32 bits can number in each launch of the program.

__global__ void doubled(float *rows, unsigned width) {
    for (unsigned i = threadIdx.x; i < width; i += blockDim.x)
        rows[blockIdx.x * width + i] += 2; // error[race]: read, write
}

void run(float *rows) {
    doubled<<<8192, 256>>>(rows, 1 << 20);
}
