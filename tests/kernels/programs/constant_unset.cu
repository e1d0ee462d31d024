// verify:
// expect: proved
//
// The host sets the variable that it copies to a constant, whichever way it went.

__constant__ int width;

__global__ void shift(float *a, const float *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i * width] = in[i];
    a[i * width + 1] = in[i];
}

int main(int argc, char **argv) {
    float *a, *in;
    cudaMalloc(&a, 2 * 16 * 128 * sizeof(float));
    cudaMalloc(&in, 16 * 128 * sizeof(float));
    int rows;
    if (argc > 1)
        rows = 2;
    else
        rows = 4 - 2;
    cudaMemcpyToSymbol(width, &rows, sizeof(int));
    shift<<<16, 128>>>(a, in);
    return cudaDeviceSynchronize();
}
