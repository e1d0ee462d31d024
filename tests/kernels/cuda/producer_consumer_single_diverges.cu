// verify: --block 128 --grid 1
// expect: defect
//
// A buffer goes from producers to consumers, and they do not say
// that they are done with it.

__global__ void produce_consume(float *out, const float *in, int tiles) {
    __shared__ float buffer[64];
    int lane = threadIdx.x % 64;
    if (threadIdx.x < 64) {
        for (int k = 0; k < tiles; ++k) {
            if (k > 0) asm volatile("bar.sync 2, 128;" ::: "memory"); // error[divergence]
            buffer[lane] = in[k * 64 + lane];
            asm volatile("bar.arrive 1, 128;" ::: "memory");
        }
    } else {
        float sum = 0;
        for (int k = 0; k < tiles; ++k) {
            asm volatile("bar.sync 1, 128;" ::: "memory");
            sum += buffer[63 - lane];
        }
        out[blockIdx.x * 64 + lane] = sum;
    }
}
