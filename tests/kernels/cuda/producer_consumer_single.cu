// verify: --block 128 --grid 1
// expect: proved
//
// A buffer goes from producers to consumers and back, but for the first and the last time.

__global__ void produce_consume(float *out, const float *in, int tiles) {
    __shared__ float buffer[64];
    int lane = threadIdx.x % 64;
    if (threadIdx.x < 64) {
        for (int k = 0; k < tiles; ++k) {
            if (k > 0) asm volatile("bar.sync 2, 128;" ::: "memory");
            buffer[lane] = in[k * 64 + lane];
            asm volatile("bar.arrive 1, 128;" ::: "memory");
        }
    } else {
        float sum = 0;
        for (int k = 0; k < tiles; ++k) {
            asm volatile("bar.sync 1, 128;" ::: "memory");
            sum += buffer[63 - lane];
            if (k + 1 < tiles) asm volatile("bar.arrive 2, 128;" ::: "memory");
        }
        out[blockIdx.x * 64 + lane] = sum;
    }
}
