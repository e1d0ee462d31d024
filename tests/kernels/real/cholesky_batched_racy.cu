// verify: --block 64
// expect: defect
//
// The column is used for the update before all of it is scaled.

#define ORDER 64
#define LDS (ORDER + 1)
#define AT(r, c) tile[(r) * LDS + (c)]

__global__ void potrf_batched(const float *__restrict__ in, float *__restrict__ out, int batch) {
    __shared__ float tile[ORDER * LDS];
    const int row = threadIdx.x;
    const int which = blockIdx.x;
    if (which >= batch) return;

    const float *a = in + static_cast<size_t>(which) * ORDER * ORDER;
    float *l = out + static_cast<size_t>(which) * ORDER * ORDER;
    for (int c = 0; c < ORDER; ++c) {
        AT(c, row) = a[c * ORDER + row];
    }
    __syncthreads();

    for (int k = 0; k < ORDER; ++k) {
        if (row == k) AT(k, k) = sqrtf(AT(k, k));
        __syncthreads();
        if (row > k) AT(row, k) /= AT(k, k); // error[race]: write
        if (row > k) {
            for (int c = k + 1; c <= row; ++c) {
                AT(row, c) -= AT(row, k) * AT(c, k); // error[race]: read
            }
        }
        __syncthreads();
    }

    for (int c = 0; c < ORDER; ++c) {
        l[c * ORDER + row] = (row <= c) ? AT(c, row) : 0.0f;
    }
}
