// verify:
// expect: defect
//
// As `device_chosen.cu`, but then another device may be chosen.

__constant__ int stride;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x; // error[race]: write
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
    cudaMemcpyToSymbol(stride, &one, sizeof(one));
    chooser->choose();
    int *out;
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
