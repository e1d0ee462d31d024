// verify:
// expect: proved
//
// Blocks of halving sizes, down to one thread, do rows of a power of two.

__global__ void mark(int *marks) {
    // The bits of the thread and of the block do not meet where sizes are powers of two.
    marks[(blockIdx.x * blockDim.x) | threadIdx.x] += 1;
}

int main() {
    int *marks;
    cudaMalloc(&marks, 1 << 16);
    for (unsigned s = 256; s > 0; s /= 2)
        mark<<<8, s>>>(marks);
    return 0;
}
