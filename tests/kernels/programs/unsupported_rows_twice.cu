// verify:
// expect: inconclusive
//
// The same array of rows is passed twice: what is written to one of the parameters are the
// pointers that the other one holds.

__global__ void turn(float **rows, float **next, float *row) {
    rows[blockIdx.x][threadIdx.x] = 1;
    if (threadIdx.x == 0)
        next[blockIdx.x] = row;
}

int main() {
    float **rows, *row;
    cudaMalloc(&rows, 64 * sizeof(float *));
    cudaMalloc(&row, 64 * sizeof(float));
    turn<<<64, 64>>>(rows, rows, row);
    cudaDeviceSynchronize();
}
