// verify:
// expect: proved
//
// Each block fills its part of the array, whose length is a template argument.

struct Config {
    static constexpr int block = 128;
};

template <int PART> __global__ void number(int *out, const int *in) {
    int i = blockIdx.x * PART + threadIdx.x;
    out[i] += in[i];
}

int main() {
    constexpr int blocks = 32;
    int *in, *out;
    cudaMalloc(&in, blocks * Config::block * sizeof(int));
    cudaMalloc(&out, blocks * Config::block * sizeof(int));
    number<Config::block><<<blocks, Config::block>>>(out, in);
    return cudaDeviceSynchronize() != cudaSuccess;
}
