// verify: --block 256 --grid 64 --engine enumerate
// expect: proved
//
// Each thread fills a row, which is told as one access.

__global__ void fill(float *a) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < 4096; i++)
        a[(size_t)row * 4096 + i] *= row;
}
