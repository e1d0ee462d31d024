// verify: --block 256 --grid 1
// expect: defect
//
// As `swapped_rows.cu`, where rounds pass two rows around and read beside them.

__global__ void diagonals(int *result, int rounds) {
    extern __shared__ int rows[];
    int *last = rows, *now = rows + 300;
    for (int i = threadIdx.x; i < 300; i += blockDim.x)
        last[i] = now[i] = i;
    __syncthreads();
    for (int round = 0; round < rounds; ++round) {
        for (int i = threadIdx.x + 1; i < 300; i += blockDim.x)
            now[i] = last[i - 1] + now[i - 1]; // error[race]: read, write
        __syncthreads();
        int *free = last;
        last = now;
        now = free;
    }
    if (threadIdx.x == 0)
        *result = now[299];
}
