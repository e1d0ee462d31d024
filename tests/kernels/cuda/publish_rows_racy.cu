// verify: --block '*' --grid '*'
// expect: defect
// The fence stands behind what it should acquire.
__global__ void solve(const int *first, const int *columns, int *ready, int *x, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n)
        return;
    int sum = 1;
    for (int j = first[row]; j < first[row + 1]; ++j) {
        int column = columns[j];
        while (atomicOr(&ready[column], 0) != 1)
            ;
        sum -= x[column]; // error[race]: read
        __threadfence();
    }
    x[row] = sum; // error[race]: write
    __threadfence();
    atomicExch(&ready[row], 1);
}
