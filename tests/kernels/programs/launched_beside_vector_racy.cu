// verify:
// expect: defect
//
// Blocks have more threads than elements.

#include <vector>

__global__ void count(float *out) {
    out[blockIdx.x * 256 + threadIdx.x] = threadIdx.x; // error[race]: write, write
}

int main() {
    std::vector<float> numbers(1280);
    float *out;
    cudaMalloc(&out, 1280 * sizeof(float));
    void *arguments[] = {&out};
    cudaLaunchKernel((void *)count, dim3(4), dim3(288), arguments, 0, 0);
    cudaMemcpy(numbers.data(), out, 1280 * sizeof(float), cudaMemcpyDeviceToHost);
}
