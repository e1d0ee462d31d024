// verify:
// expect: defect
// As `copied_arguments.cu`, where two arguments lead into one array.
#include <tuple>

class Span {
public:
    __host__ __device__ Span(float *first, int count) : first(first), count(count) {}
    __host__ __device__ Span(const Span &other) : first(other.first), count(other.count) {}
    __host__ __device__ float &operator[](int i) const { return first[i]; }
    float *first;
    int count;
};

__global__ void shift(Span from, Span to) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < from.count)
        to[i] = from[i + 1]; // error[race]: read, write
}

__global__ void pairs(std::tuple<float *, float *, int> both) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float read = std::get<1>(both)[i * std::get<2>(both)]; // error[race]: read
    std::get<0>(both)[i * std::get<2>(both)] = read + i;    // error[race]: write
}

int main() {
    float *values;
    cudaMalloc(&values, 8192 * sizeof(float));
    shift<<<16, 256>>>(Span(values, 4000), Span(values, 4000));
    pairs<<<16, 256>>>(std::make_tuple(values, values + 1, 1));
}
