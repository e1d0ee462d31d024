// verify:
// expect: proved
//
// An order that the host makes in a vector is copied by a function that asks the vector for its size.

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

__global__ void scatter(const float *in, const int *to, float *out, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        out[to[i]] = in[i];
}

template <class T>
T *to_device(const std::vector<T> &values) {
    T *there;
    cudaMalloc(&there, values.size() * sizeof(T));
    cudaMemcpy(there, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
    return there;
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    if (count < 1)
        return 1;
    std::vector<float> values(count, 1.0f);
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), std::mt19937(7));
    int *to = to_device(order);
    float *in = to_device(values), *out = to_device(values);
    scatter<<<(count + 127) / 128, 128>>>(in, to, out, count);
    cudaDeviceSynchronize();
}
