// verify:
// expect: defect
//
// Each cell becomes the mean of its neighbours: in place.
#include <vector>

__global__ void blur(float *out, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        out[i] = 0.5f * (in[i - 1] + in[i + 1]); // error[race]: read, write
}

int main() {
    std::vector<float> image(5000, 1.0f);
    float *a, *b;
    size_t bytes = image.size() * sizeof(float);
    cudaMalloc(&a, bytes);
    cudaMalloc(&b, bytes);
    cudaMemcpy(a, image.data(), bytes, cudaMemcpyHostToDevice);
    blur<<<20, 256>>>(a, a, 5000);
    cudaMemcpy(image.data(), b, bytes, cudaMemcpyDeviceToHost);
    return 0;
}
