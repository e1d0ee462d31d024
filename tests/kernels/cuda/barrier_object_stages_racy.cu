// verify: --block 64 --grid 1
// expect: defect
//
// Tiles are copied ahead of their use, each copy bound to the barrier object of its buffer;
// nobody waits for the readers.

#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;
__global__ void add(float *out, const float *in, int tiles) {
    __shared__ float tile[2][64];
    __shared__ barrier bar[2];
    int t = threadIdx.x;
    if (t < 2) init(&bar[t], blockDim.x);
    __syncthreads();
    cuda::memcpy_async(&tile[0][t], &in[t], sizeof(float), bar[0]);
    float sum = 0;
    for (int k = 0; k < tiles; ++k) {
        if (k + 1 < tiles)
            cuda::memcpy_async(&tile[(k + 1) % 2][t], &in[(k + 1) * 64 + t], sizeof(float), bar[(k + 1) % 2]); // error[race]: write
        bar[k % 2].arrive_and_wait();
        sum += tile[k % 2][63 - t]; // error[race]: read
    }
    out[blockIdx.x * 64 + t] = sum;
}
