// verify: --engine enumerate --block 32,32 --grid 4
// expect: defect
//
// The tile is read before all of it is written.

__global__ void transpose(float *out, const float *in) {
    __shared__ float tile[32 * 32];
    unsigned x = threadIdx.x, y = threadIdx.y;
    tile[y * 32 + (x ^ y)] = in[blockIdx.x * 1024 + y * 32 + x]; // error[race]: write
    out[blockIdx.x * 1024 + y * 32 + x] = tile[x * 32 + (y ^ x)]; // error[race]: read
}
