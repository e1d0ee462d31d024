// verify: --block 128 --grid 1
// expect: proved
//
// Half of the warps fill two buffers in turn, the other half use them. Two named barriers
// for each buffer say that it is full and that it is empty.

__global__ void stream(float *out, const float *in, int pairs) {
    __shared__ float first[64], second[64];
    int lane = threadIdx.x % 64;
    if (threadIdx.x < 64) {
        for (int k = 0; k < pairs; ++k) {
            asm volatile("bar.sync 3, 128;" ::: "memory");
            first[lane] = in[2 * k * 64 + lane];
            asm volatile("bar.arrive 1, 128;" ::: "memory");
            asm volatile("bar.sync 4, 128;" ::: "memory");
            second[lane] = in[(2 * k + 1) * 64 + lane];
            asm volatile("bar.arrive 2, 128;" ::: "memory");
        }
    } else {
        asm volatile("bar.arrive 3, 128;" ::: "memory");
        asm volatile("bar.arrive 4, 128;" ::: "memory");
        float sum = 0;
        for (int k = 0; k < pairs; ++k) {
            asm volatile("bar.sync 1, 128;" ::: "memory");
            sum += first[63 - lane];
            asm volatile("bar.arrive 3, 128;" ::: "memory");
            asm volatile("bar.sync 2, 128;" ::: "memory");
            sum += second[63 - lane];
            asm volatile("bar.arrive 4, 128;" ::: "memory");
        }
        out[blockIdx.x * 64 + lane] = sum;
    }
}
