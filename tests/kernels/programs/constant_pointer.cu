// verify:
// expect: proved
//
// A pointer in constant memory that nobody sets is the address that it begins with.

__device__ int cell;
__constant__ int *where = &cell;

__global__ void gather(int *out) {
    if (where)
        out[threadIdx.x] = threadIdx.x;
}

int main() {
    int *out;
    cudaMalloc(&out, 64 * sizeof(int));
    gather<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
