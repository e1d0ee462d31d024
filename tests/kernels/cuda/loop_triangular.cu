// verify: --block 64 --grid 1
// expect: proved
//
// Rows of a packed triangular matrix.

__global__ void fill(int *triangle) {
    int tid = threadIdx.x;
    int start = tid * (tid + 1) / 2;
    for (int j = 0; j <= tid; j++) {
        triangle[start + j] = tid;
    }
}
