// verify: --block 256 --grid 64 --engine enumerate
// expect: defect
//
// As `long_rows.cu`, but rows overlap by a cell.

__global__ void fill(float *a) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < 4097; i++)
        a[(size_t)row * 4096 + i] *= row; // error[race]: read, write
}
