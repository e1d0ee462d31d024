// verify: --block 32,32 --grid 1
// expect: defect
//
// Swizzled by inclusive or, which is not one to one.

__global__ void transpose(const int *in, int *out) {
    __shared__ int tile[32 * 32];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y * 32 + (x | y)] = in[y * 32 + x]; // error[race]: write, write
    __syncthreads();
    out[y * 32 + x] = tile[x * 32 + (y | x)];
}
