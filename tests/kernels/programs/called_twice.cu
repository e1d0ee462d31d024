// verify:
// expect: proved
//
// One function launches for two sizes of rows.

__global__ void add_row(float *rows, int width) {
    rows[blockIdx.x * width + threadIdx.x] += 1.0f;
}

static void add(float *rows, int width, int height) {
    add_row<<<height, width - width / 4>>>(rows, width);
}

int main() {
    float *rows;
    cudaMalloc(&rows, 1 << 20);
    add(rows, 64, 200);
    add(rows, 96, 100);
    return 0;
}
