// verify:
// expect: defect
//
// The last thread of each row writes the first element of the next one.

__global__ void doubled(const float *__restrict__ rows, float *__restrict__ out, int width) {
    for (int i = threadIdx.x; i <= width; i += blockDim.x)
        out[blockIdx.x * width + i] = 2 * rows[blockIdx.x * width + i]; // error[race]: write, write
}

void run(const float *rows, float *out, int height, int width) {
    doubled<<<height, 256>>>(rows, out, width);
}
