// verify:
// expect: proved
//
// A struct with sizes and pointers is passed by value.

struct Matrix {
    float *cells;
    int size[2];
    bool by_columns;
    short stride;
};

__global__ void add_identity(Matrix m) {
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < m.size[0] && column < m.size[1])
        m.cells[row * m.stride + column] += 1.0f;
}

static Matrix matrix(int rows, int columns) {
    Matrix m;
    cudaMalloc(&m.cells, rows * columns * sizeof(float));
    m.size[0] = rows;
    m.size[1] = columns;
    m.by_columns = false;
    m.stride = m.size[1];
    return m;
}

int main() {
    Matrix m = matrix(40, 60);
    dim3 block(16, 16);
    add_identity<<<dim3((m.size[1] + 15) / 16, (m.size[0] + 15) / 16), block>>>(m);
    return 0;
}
