// verify:
// expect: proved
//
// The number that is passed decides whether a thread writes the first cell.

__global__ void report(int *out, float scale) {
    if (scale != 1.0f && threadIdx.x == 0)
        out[0] = threadIdx.x;
    else
        out[threadIdx.x + 1] = threadIdx.x;
}

int main() {
    int *out;
    cudaMalloc(&out, 65 * sizeof(int));
    report<<<1, 64>>>(out, 1.0f);
    cudaDeviceSynchronize();
    return 0;
}
