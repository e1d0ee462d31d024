// verify:
// expect: proved
// A texture of one array and a kernel that writes another: which one is told at its creation.

__global__ void blur(cudaTextureObject_t from, float *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        to[i] = (tex1Dfetch<float>(from, i - 1) + tex1Dfetch<float>(from, i + 1)) / 2;
}

int main() {
    const int n = 1000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeLinear;
    resource.res.linear.desc = cudaCreateChannelDesc<float>();
    resource.res.linear.sizeInBytes = n * sizeof(float);
    cudaTextureDesc how = {};
    how.readMode = cudaReadModeElementType;
    cudaTextureObject_t of_a, of_b;
    resource.res.linear.devPtr = a;
    cudaCreateTextureObject(&of_a, &resource, &how, nullptr);
    resource.res.linear.devPtr = b;
    cudaCreateTextureObject(&of_b, &resource, &how, nullptr);
    for (int step = 0; step < 10; step++) {
        blur<<<(n + 255) / 256, 256>>>(of_a, b, n);
        blur<<<(n + 255) / 256, 256>>>(of_b, a, n);
    }
    // Of the array itself the texture sees another half.
    float *halves;
    cudaMalloc(&halves, 2 * n * sizeof(float));
    cudaTextureObject_t of_half;
    resource.res.linear.devPtr = halves + n;
    cudaCreateTextureObject(&of_half, &resource, &how, nullptr);
    blur<<<(n + 255) / 256, 256>>>(of_half, halves, n);
    return cudaDeviceSynchronize();
}
