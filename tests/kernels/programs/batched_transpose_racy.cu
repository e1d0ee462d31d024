// verify: --timeout 30
// expect: defect
// The offset of a matrix is a product of three sizes, which might wrap around in 64 bits.
#include <cstdlib>

__global__ void transposed(float *out, const float *in, int rows, int cols, int batch) {
    for (int b = blockIdx.z; b < batch; b += gridDim.z) {
        float *own = out + (size_t)b * rows * cols;
        int r = blockIdx.y * 32 + threadIdx.x;
        int c = blockIdx.x * 32 + threadIdx.y;
        if (r < rows && c < cols)
            own[c + r] = in[(size_t)b * rows * cols + r * cols + c]; // error[race]: write, write
    }
}

int main(int argc, char **argv) {
    if (argc != 4)
        return 1;
    int rows = atoi(argv[1]), cols = atoi(argv[2]), batch = atoi(argv[3]);
    if (rows < 1 || cols < 1 || batch < 1)
        return 1;
    float *in, *out;
    cudaMalloc(&in, sizeof(float) * rows * cols * batch);
    cudaMalloc(&out, sizeof(float) * rows * cols * batch);
    dim3 grid((cols + 31) / 32, (rows + 31) / 32, batch < 64 ? batch : 64);
    transposed<<<grid, dim3(32, 32)>>>(out, in, rows, cols, batch);
    return cudaDeviceSynchronize();
}
