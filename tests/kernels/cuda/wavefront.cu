// verify: --block 32 --grid 1
// expect: proved
//
// Longest common subsequence along the diagonals of the table.

__global__ void lcs(const char *a, const char *b, int *length) {
    __shared__ int table[33][33];
    int row = threadIdx.x + 1;
    table[row][0] = 0;
    table[0][row] = 0;
    if (row == 1) {
        table[0][0] = 0;
    }
    __syncthreads();

    for (int diagonal = 2; diagonal <= 64; diagonal++) {
        int col = diagonal - row;
        if (col >= 1 && col <= 32) {
            int best = max(table[row - 1][col], table[row][col - 1]);
            if (a[row - 1] == b[col - 1]) {
                best = table[row - 1][col - 1] + 1;
            }
            table[row][col] = best;
        }
        __syncthreads();
    }
    if (row == 32) {
        *length = table[32][32];
    }
}
