// verify:
// expect: inconclusive
// As `exchanged_atomically.cu`, where one of the two becomes the other one.
float *in, *out, *kept;

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1]; // possible[race]: write, read
}

__attribute__((noinline)) void run() {
    shift<<<1, 64>>>(in, out);
}

int main() {
    cudaMalloc(&in, 4096);
    cudaMalloc(&out, 4096);
    __atomic_exchange_n(&in, out, __ATOMIC_SEQ_CST);
    run();
    return cudaDeviceSynchronize();
}
