// verify:
// expect: defect
// As `iterators.cu`, where rows end behind the next one's first element.
__global__ void spread(float *rows, int width, int count) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= count)
        return;
    float *first = rows + row * width, *last = rows + (row + 1) * width + 1;
    for (float *i = first; i != last; ++i)
        for (float *j = first; j != last; ++j)
            *i += *j; // error[race]: read, write
}

__global__ void add_up(float *rows, int width, int count) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= count)
        return;
    for (int k = row * width + width; k != row * width; --k)
        rows[k - 1] += rows[k]; // error[race]: read, write
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
