// verify: --block 128 --grid 1
// expect: defect
//
// A ring of two buffers: barriers say by their parity that a buffer is full, or empty again.

#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;
__global__ void ring(float *out, const float *in, int tiles) {
    __shared__ barrier full[2], empty[2];
    __shared__ float buffer[2][64];
    if (threadIdx.x == 0)
        for (int s = 0; s < 2; ++s) {
            init(&full[s], 64);
            init(&empty[s], 64);
        }
    __syncthreads();
    int stage = 0, phase = 0;
    int lane = threadIdx.x % 64;
    if (threadIdx.x < 64) {
        for (int i = 0; i < tiles; ++i) {
            empty[stage].wait_parity(phase ^ 1);
            buffer[stage][lane] = in[i * 64 + lane]; // error[race]: write
            full[stage].arrive();
            if (++stage == 2) { stage = 0; phase ^= 1; }
        }
    } else {
        float sum = 0;
        for (int i = 0; i < tiles; ++i) {
            sum += buffer[stage][63 - lane]; // error[race]: read
            full[stage].wait_parity(phase);
            empty[stage].arrive();
            if (++stage == 2) { stage = 0; phase ^= 1; }
        }
        out[lane] = sum;
    }
}
