// verify:
// expect: proved
//
// A constant is set on the device that was chosen, before a library is given what chooses another.

__constant__ int stride;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x;
}

extern "C" void each_second(void (*then)());

static void choose() { cudaSetDevice(1); }

int main() {
    each_second(choose);
    int one = 1;
    cudaMemcpyToSymbol(stride, &one, sizeof(one));
    int *out;
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
