// verify:
// expect: proved
//
// What is easy to prove for small sides alone is tried for long rows as well.
__global__ void sums(unsigned *__restrict__ out, unsigned *__restrict__ part) {
    unsigned row = blockIdx.z * gridDim.y + blockIdx.y;
    unsigned block = row * gridDim.x + blockIdx.x;
    out[block * 128 + threadIdx.x] = blockIdx.x;
    if (threadIdx.x == 0)
        part[block] = blockIdx.x;
}

void run(unsigned *out, unsigned *part, int columns, int rows, int layers) {
    sums<<<dim3(columns, rows, layers), 128>>>(out, part);
}
