// verify:
// expect: proved
// Sums that a check compares do not overflow: the host has no undefined behaviour.
#include <stdexcept>

__global__ void add(float *out, int n, int stride, int offset) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        out[(long long)blockIdx.y * stride + offset + i] += 1;
}

void add_rows(float *out, int rows, int n, int stride, int offset) {
    if (n < 1 || offset < 0 || offset + n > stride)
        throw std::invalid_argument("rows overlap");
    add<<<dim3((n + 255) / 256, rows), 256>>>(out, n, stride, offset);
}
