// verify:
// expect: proved
//
// The vector has a destructor, which no launch leads to by an exception.

#include <vector>

__global__ void count(float *out) {
    out[blockIdx.x * 256 + threadIdx.x] = threadIdx.x;
}

int main() {
    std::vector<float> numbers(1280);
    float *out;
    cudaMalloc(&out, 1280 * sizeof(float));
    void *arguments[] = {&out};
    cudaLaunchKernel((void *)count, dim3(4), dim3(256), arguments, 0, 0);
    cudaMemcpy(numbers.data(), out, 1280 * sizeof(float), cudaMemcpyDeviceToHost);
}
