// verify:
// expect: defect
//
// A constant is set on the device that was chosen, and a library is given what chooses another.

__constant__ int stride;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x; // error[race]: write
}

extern "C" void each_second(void (*then)());

static void choose() { cudaSetDevice(1); }

int main() {
    int one = 1;
    cudaMemcpyToSymbol(stride, &one, sizeof(one));
    int *out;
    cudaMalloc(&out, 4096);
    each_second(choose);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
