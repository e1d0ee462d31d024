// verify:
// expect: defect
//
// Blocks work on rows of 16 threads each: with 120 threads the last half row is also the next block's first.

#define THREADS 120
#define ROW 16

__global__ void scale_rows(float *data, float by) {
    int rows = blockDim.x / ROW;
    int row = blockIdx.x * rows + threadIdx.x / ROW;
    data[row * ROW + threadIdx.x % ROW] *= by; // error[race]: read, write
}

int main() {
    float *data;
    int blocks = 40;
    cudaMalloc(&data, (blocks * (THREADS / ROW) + 1) * ROW * sizeof(float));
    scale_rows<<<blocks, THREADS>>>(data, 0.5f);
    cudaFree(data);
    return 0;
}
