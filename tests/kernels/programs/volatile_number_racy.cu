// verify:
// expect: defect
// Others may write what is volatile, though the program does not.

volatile int mode;

__global__ void mark(int *out, int mode) {
    if (mode == 1)
        out[0] = threadIdx.x; // error[race]: write, write
}

int main() {
    int *out;
    cudaMalloc(&out, sizeof(int));
    mark<<<1, 64>>>(out, mode);
}
