// verify: --timeout 20
// expect: inconclusive
//
// What is done where sizes are too large for 32 bits may be a race, of which no proof speaks.

__global__ void filled(float *__restrict__ out, int *__restrict__ status, int width, int height) {
    unsigned count = (unsigned)width * (unsigned)height, i = blockIdx.x * blockDim.x + threadIdx.x;
    if (width < 0 || height < 0)
        return;
    if ((int)count < 0 || (width > 65535 && height > 65535)) {
        *status = i; // possible[race]: write, write
        return;
    }
    if (i < count)
        out[count - 1 - i] = 1;
}

void run(float *out, int *status, int width, int height, int blocks) {
    if (blocks < 1000)
        filled<<<blocks, 256>>>(out, status, width, height);
}
