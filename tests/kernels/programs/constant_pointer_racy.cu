// verify:
// expect: defect
//
// As `constant_pointer.cu`, but all threads write one cell: the pointer is not null.

__device__ int cell;
__constant__ int *where = &cell;

__global__ void gather(int *out) {
    out[where ? 0 : threadIdx.x] = threadIdx.x; // error[race]: write
}

int main() {
    int *out;
    cudaMalloc(&out, 64 * sizeof(int));
    gather<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
