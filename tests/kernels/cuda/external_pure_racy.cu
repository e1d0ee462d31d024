// verify: --block 64 --grid 4 --external-calls=pure
// expect: inconclusive
//
// What a function that is defined elsewhere returns is not known.

__device__ int slot(int seed, const float *table);

__global__ void fill(float *out, const float *table) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[slot(i, table)] = i; // possible[race]: write, write
}
