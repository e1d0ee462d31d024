// verify: --block 256 --grid 16 --assume 'n == 4096' --assume 'colour >= 0 && colour <= 1'
// expect: defect
//
// Cells of both colours are updated in one launch.

__global__ void relax(float *cells, int n, int colour) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) {
        cells[i] = 0.5f * (cells[i - 1] + cells[i + 1]); // error[race]: read, write
    }
}
