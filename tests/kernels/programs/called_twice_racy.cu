// verify:
// expect: defect
//
// One function launches for two sizes of rows, and neither is as long as the blocks are wide.

__global__ void add_row(float *rows, int width) {
    rows[blockIdx.x * width + threadIdx.x] += 1.0f; // error[race]: read, write
}

static void add(float *rows, int width, int height) {
    add_row<<<height, width + 32>>>(rows, width);
}

int main() {
    float *rows;
    cudaMalloc(&rows, 1 << 20);
    add(rows, 64, 200);
    add(rows, 96, 100);
    return 0;
}
