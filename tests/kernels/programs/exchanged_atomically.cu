// verify:
// expect: proved
// A pointer that is exchanged atomically is none of those that the kernel is passed.
float *in, *out, *kept;

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1];
}

__attribute__((noinline)) void run() {
    shift<<<1, 64>>>(in, out);
}

int main() {
    cudaMalloc(&in, 4096);
    cudaMalloc(&out, 4096);
    __atomic_exchange_n(&kept, out, __ATOMIC_SEQ_CST);
    run();
    return cudaDeviceSynchronize();
}
