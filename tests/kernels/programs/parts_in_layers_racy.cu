// verify:
// expect: defect
//
// As `parts_in_layers.cu`, where a row has room for 64 parts: rows of more blocks reach into the next.
__global__ void sums(unsigned *__restrict__ out, unsigned *__restrict__ part) {
    unsigned row = blockIdx.z * gridDim.y + blockIdx.y;
    unsigned block = row * gridDim.x + blockIdx.x;
    out[block * 128 + threadIdx.x] = blockIdx.x;
    if (threadIdx.x == 0)
        part[row * 64 + blockIdx.x] = block; // error[race]: write, write
}

void run(unsigned *out, unsigned *part, int columns, int rows, int layers) {
    sums<<<dim3(columns, rows, layers), 128>>>(out, part);
}
