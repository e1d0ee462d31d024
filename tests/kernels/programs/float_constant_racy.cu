// verify:
// expect: defect
//
// As `float_constant.cu`, but with another number.

__global__ void report(int *out, float scale) {
    if (scale != 1.0f)
        out[0] = threadIdx.x; // error[race]: write
    else
        out[threadIdx.x + 1] = threadIdx.x;
}

int main() {
    int *out;
    cudaMalloc(&out, 65 * sizeof(int));
    report<<<1, 64>>>(out, 0.5f);
    cudaDeviceSynchronize();
    return 0;
}
