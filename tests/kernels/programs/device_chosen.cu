// verify:
// expect: proved
//
// A constant is set on the device that was chosen.

__constant__ int stride;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x;
}

struct Chooser {
    virtual void choose() = 0;
};
struct First : Chooser {
    void choose() override { cudaSetDevice(0); }
};
struct Second : Chooser {
    void choose() override { cudaSetDevice(1); }
};

int main(int argc, char **argv) {
    Chooser *chooser;
    if (argc > 1)
        chooser = new First;
    else
        chooser = new Second;
    int one = 1;
    chooser->choose();
    cudaMemcpyToSymbol(stride, &one, sizeof(one));
    int *out;
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
