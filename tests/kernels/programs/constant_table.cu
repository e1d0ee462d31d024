// verify:
// expect: proved
//
// Nothing in the program sets the table.

__constant__ int offsets[4] = {0, 64, 128, 192};

__global__ void spread(int *a) {
    a[offsets[threadIdx.y] + threadIdx.x] = threadIdx.x;
}

int main() {
    int *a;
    cudaMalloc(&a, 256 * sizeof(int));
    spread<<<1, dim3(64, 4)>>>(a);
    return cudaDeviceSynchronize();
}
