// verify:
// expect: proved
//
// Segments have the width that the host puts them apart, and do not begin at zero.

#include <cstdlib>
#include <vector>

__global__ void fill(const int *first, float *out, int width) {
    for (int i = threadIdx.x; i < width; i += blockDim.x)
        out[first[blockIdx.x] + i] = i;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), width = atoi(argv[2]);
    if (n < 1 || n > 10000 || width < 1 || width > 10000)
        return 1;
    std::vector<int> filled(n);
    for (int i = 0; i < n; i++)
        filled[i] = 7 + i * width;
    int *first;
    float *out;
    cudaMalloc(&first, n * sizeof(int));
    cudaMalloc(&out, (n * width + 8) * sizeof(float));
    cudaMemcpy(first, filled.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    fill<<<n, 128>>>(first, out, width);
}
