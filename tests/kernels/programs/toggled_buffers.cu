// verify:
// expect: proved
//
// Each of two buffers becomes the one of two arrays that it was not.

__global__ void step(const float *from, float *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        to[i] = from[i - 1] + from[i + 1];
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
        to = to == first ? second : first;
    }
    return cudaDeviceSynchronize();
}
