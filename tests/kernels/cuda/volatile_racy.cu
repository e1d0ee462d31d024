// verify: --block 64 --grid 4
// expect: defect
//
// Volatile keeps the compiler from caching a value; it orders nothing between threads.

__global__ void reverse(const int *in, int *out) {
    __shared__ volatile int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i]; // error[race]: write
    out[i] = tile[63 - threadIdx.x]; // error[race]: read
}
