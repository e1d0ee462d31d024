// verify:
// expect: defect
//
// The constant that the host copies there is too small.

__constant__ int width;

__global__ void shift(float *a, const float *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i * width] = in[i]; // error[race]: write
    a[i * width + 1] = in[i]; // error[race]: write
}

int main() {
    const int blocks = 16, threads = 128;
    const int rows = 1;
    float *a, *in;
    cudaMalloc(&a, 4 * blocks * threads * sizeof(float));
    cudaMalloc(&in, blocks * threads * sizeof(float));
    cudaMemcpyToSymbol(width, &rows, sizeof(int));
    shift<<<blocks, threads>>>(a, in);
    return cudaDeviceSynchronize();
}
