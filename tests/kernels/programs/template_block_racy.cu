// verify:
// expect: defect
//
// Each block fills its part of the array, whose length is a template argument: the launch asks for twice as many threads as the part has.

struct Config {
    static constexpr int block = 128;
};

template <int PART> __global__ void number(int *out, const int *in) {
    int i = blockIdx.x * PART + threadIdx.x;
    out[i] += in[i]; // error[race]: read, write
}

int main() {
    constexpr int blocks = 32;
    int *in, *out;
    cudaMalloc(&in, blocks * Config::block * sizeof(int));
    cudaMalloc(&out, blocks * Config::block * sizeof(int));
    number<Config::block / 2><<<blocks, Config::block>>>(out, in);
    return cudaDeviceSynchronize() != cudaSuccess;
}
