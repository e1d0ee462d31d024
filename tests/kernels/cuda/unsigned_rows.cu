// verify: --block 16,32 --grid 1024
// expect: proved
//
// Row and column are unsigned numbers of 32 bits that may wrap around; of 64 bits is
// their place, which is negative if it is read with sign.

__global__ void double_rows(float *out, const float *in, unsigned rows, unsigned columns) {
    for (unsigned first = blockIdx.x * blockDim.y; first < rows; first += blockDim.y * gridDim.x) {
        unsigned row = first + threadIdx.y;
        for (unsigned start = 0; start < columns; start += blockDim.x) {
            unsigned column = start + threadIdx.x;
            if (row < rows && column < columns)
                out[(size_t)row * columns + column] = 2.0f * in[(size_t)row * columns + column];
        }
    }
}
