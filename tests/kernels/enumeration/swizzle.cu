// verify: --engine enumerate --block 32,32 --grid 4
// expect: proved
//
// Rows of a tile are permuted by an exclusive or, which is undone where they are read.

__global__ void transpose(float *out, const float *in) {
    __shared__ float tile[32 * 32];
    unsigned x = threadIdx.x, y = threadIdx.y;
    tile[y * 32 + (x ^ y)] = in[blockIdx.x * 1024 + y * 32 + x];
    __syncthreads();
    out[blockIdx.x * 1024 + y * 32 + x] = tile[x * 32 + (y ^ x)];
}
