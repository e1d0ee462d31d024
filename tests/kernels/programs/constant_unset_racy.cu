// verify:
// expect: defect
//
// As `constant_unset.cu`, but without words behind the program's name the variable is not set.

__constant__ int width;

__global__ void shift(float *a, const float *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i * width] = in[i]; // error[race]: write
    a[i * width + 1] = in[i]; // error[race]: write
}

int main(int argc, char **argv) {
    float *a, *in;
    cudaMalloc(&a, 2 * 16 * 128 * sizeof(float));
    cudaMalloc(&in, 16 * 128 * sizeof(float));
    int rows;
    if (argc > 1)
        rows = 2;
    cudaMemcpyToSymbol(width, &rows, sizeof(int));
    shift<<<16, 128>>>(a, in);
    return cudaDeviceSynchronize();
}
