// verify: --block 256 --grid 4 --engine enumerate
// expect: proved
//
// Each thread goes down a column, and up another one.

__global__ void scan(float *a, const float *b) {
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int i = 0; i < 100000; i++) {
        sum += b[i];
        a[(size_t)i * 2048 + column] += sum;
    }
    for (int i = 100000; i-- > 0;)
        a[(size_t)i * 2048 + 1024 + column] += sum;
}
