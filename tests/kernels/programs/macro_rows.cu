// verify:
// expect: proved
//
// Blocks work on rows of 16 threads each.

#define THREADS 112
#define ROW 16

__global__ void scale_rows(float *data, float by) {
    int rows = blockDim.x / ROW;
    int row = blockIdx.x * rows + threadIdx.x / ROW;
    data[row * ROW + threadIdx.x % ROW] *= by;
}

int main() {
    float *data;
    int blocks = 40;
    cudaMalloc(&data, (blocks * (THREADS / ROW) + 1) * ROW * sizeof(float));
    scale_rows<<<blocks, THREADS>>>(data, 0.5f);
    cudaFree(data);
    return 0;
}
