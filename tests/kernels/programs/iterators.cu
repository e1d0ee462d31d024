// verify:
// expect: proved
// Loops that go on while a pointer or a number is not yet at the end.
__global__ void spread(float *rows, int width, int count) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= count)
        return;
    float *first = rows + row * width, *last = rows + (row + 1) * width;
    for (float *i = first; i != last; ++i)
        for (float *j = first; j != last; ++j)
            *i += *j;
}

__global__ void add_up(float *rows, int width, int count) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= count)
        return;
    for (int k = row * width + width - 1; k != row * width; --k)
        rows[k - 1] += rows[k];
}

int main(int argc, char **argv) {
    int width = argc > 1 ? atoi(argv[1]) : 16, count = 1000;
    if (width < 1 || width > 1000)
        return 1;
    float *rows;
    cudaMalloc(&rows, (count * width + 1) * sizeof(float));
    spread<<<4, 256>>>(rows, width, count);
    add_up<<<4, 256>>>(rows, width, count);
}
