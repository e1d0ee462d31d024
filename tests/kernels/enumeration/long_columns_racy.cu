// verify: --block 256 --grid 4 --engine enumerate
// expect: defect
//
// As `long_columns.cu`, but columns are not as far apart.

__global__ void scan(float *a, const float *b) {
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int i = 0; i < 100000; i++) {
        sum += b[i];
        a[(size_t)i * 2047 + column] += sum; // error[race]: read, write
    }
    for (int i = 100000; i-- > 0;)
        a[(size_t)i * 2048 + 1024 + column] += sum; // error[race?]: read, write
}
