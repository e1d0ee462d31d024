// verify: --block 64 --grid 1
// expect: defect
//
// Rows start too early: tid * tid / 2 leaves no room for the diagonal.

__global__ void fill(int *triangle) {
    int tid = threadIdx.x;
    int start = tid * tid / 2;
    for (int j = 0; j <= tid; j++) {
        triangle[start + j] = tid; // error[race]: write, write
    }
}
