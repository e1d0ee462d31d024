// verify: --block 128 --grid 8 --engine enumerate
// expect: defect
//
// As `triangle.cu`, but the end of a row is the start of the next one.

__global__ void mask(float *a, float *sums) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    float *own = a + row * 1024;
    float sum = 0;
    for (int i = 0; i <= row; i++)
        sum += own[i]; // error[race?]: read
    for (int i = row + 1; i <= 1024; i++)
        own[i] = 0; // error[race]: write
    sums[row] = sum;
}
