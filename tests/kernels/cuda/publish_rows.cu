// verify: --block '*' --grid '*'
// expect: proved
// Each thread has a row; it waits for those of its list before it sets the flag of its own.
__global__ void solve(const int *first, const int *columns, int *ready, int *x, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n)
        return;
    int sum = 1;
    for (int j = first[row]; j < first[row + 1]; ++j) {
        int column = columns[j];
        while (atomicOr(&ready[column], 0) != 1)
            ;
        __threadfence();
        sum -= x[column];
    }
    x[row] = sum;
    __threadfence();
    atomicExch(&ready[row], 1);
}
