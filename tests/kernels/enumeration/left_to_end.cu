// verify: --engine enumerate --block 32 --grid 1
// expect: proved
//
// Threads that data send to the end from the first loop have another shift than those that come
// to the end of it: each shift has rows of its own.

__global__ void shift(int *out, const int *in) {
    __shared__ int row[96];
    int at = 32;
    row[threadIdx.x] = 0;
    for (int i = 0; i < (threadIdx.x & 3) + 1; i++)
        for (int j = 0; j < 4; j++)
            if (in[i * 32 + threadIdx.x])
                goto end;
    at = 34;
end:
    __syncthreads();
    row[threadIdx.x + 32] = at;
    out[threadIdx.x] = at;
}
