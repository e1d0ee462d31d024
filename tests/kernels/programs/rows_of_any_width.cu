// verify: --timeout 12
// expect: inconclusive
//
// Places in rows of any width are computed in 32 bits, which suffice for all arrays that are meant.

__global__ void doubled(const float *__restrict__ rows, float *__restrict__ out, int width) {
    for (int i = threadIdx.x; i < width; i += blockDim.x)
        out[blockIdx.x * width + i] = 2 * rows[blockIdx.x * width + i]; // possible[race]: write, write
}

void run(const float *rows, float *out, int height, int width) {
    doubled<<<height, 256>>>(rows, out, width);
}
