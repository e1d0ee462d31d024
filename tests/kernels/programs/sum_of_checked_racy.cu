// verify:
// expect: defect
// As `sum_of_checked.cu`, with unsigned sums, which wrap around.
#include <stdexcept>

__global__ void add(float *out, int n, int stride, int offset) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        out[(long long)blockIdx.y * stride + offset + i] += 1; // error[race]: read, write
}

void add_rows(float *out, int rows, int n, int stride, int offset) {
    if (n < 1 || offset < 0 || (unsigned)offset + n > stride + 1u)
        throw std::invalid_argument("rows overlap");
    add<<<dim3((n + 255) / 256, rows), 256>>>(out, n, stride, offset);
}
