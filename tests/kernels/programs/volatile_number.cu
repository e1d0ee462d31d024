// verify:
// expect: proved
// What is not volatile, and is not written, is zero.

static int mode;

__global__ void mark(int *out, int mode) {
    if (mode == 1)
        out[0] = threadIdx.x;
}

int main() {
    int *out;
    cudaMalloc(&out, sizeof(int));
    mark<<<1, 64>>>(out, mode);
}
