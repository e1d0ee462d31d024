// verify:
// expect: defect
//
// A template launches any kernel with a thread for each element, rounded up: the kernel starts again at the end.

template <class... Params, class... Args>
void launch(void (*kernel)(Params...), unsigned n, Args... args) {
    const unsigned threads = 256;
    kernel<<<(n + threads - 1) / threads, threads>>>(args...);
}

__global__ void bump(int *cells, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    cells[i % n] += 1; // error[race]: read, write
}

int main() {
    int *cells;
    cudaMalloc(&cells, 1000 * sizeof(int));
    launch(bump, 1000, cells, 1000u);
    return 0;
}
