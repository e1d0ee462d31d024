// verify:
// expect: inconclusive
//
// One of two buffers becomes the array that it was not, and the other one stays.

__global__ void step(const float *from, float *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

int main() {
    int n = 1 << 20;
    float *first, *second;
    cudaMalloc(&first, n * sizeof(float));
    cudaMalloc(&second, n * sizeof(float));
    float *from = first, *to = second;
    for (int k = 0; k < 100; k++) {
        step<<<n / 256, 256>>>(from, to, n);
        from = from == first ? second : first;
    }
    return cudaDeviceSynchronize();
}
