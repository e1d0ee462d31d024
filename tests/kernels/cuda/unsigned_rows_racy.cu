// verify: --block 16,32 --grid 1024 --assume 'rows == 64' --assume 'columns == 40'
// expect: defect
//
// Columns up to the row's length are written, one too many.

__global__ void double_rows(float *out, const float *in, unsigned rows, unsigned columns) {
    for (unsigned first = blockIdx.x * blockDim.y; first < rows; first += blockDim.y * gridDim.x) {
        unsigned row = first + threadIdx.y;
        for (unsigned start = 0; start < columns; start += blockDim.x) {
            unsigned column = start + threadIdx.x;
            if (row < rows && column <= columns)
                out[(size_t)row * columns + column] = 2.0f * in[(size_t)row * columns + column]; // error[race]: write, write
        }
    }
}
