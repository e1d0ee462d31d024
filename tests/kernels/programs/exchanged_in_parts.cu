// verify:
// expect: proved
// Two pointers change places before the kernel is launched.
float *in, *out;

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1];
}

__attribute__((noinline)) void run() {
    shift<<<1, 64>>>(in, out);
}

int main() {
    cudaMalloc(&in, 4096);
    cudaMalloc(&out, 4096);
    run();
    float *kept = in;
    in = out;
    out = kept;
    run();
    return cudaDeviceSynchronize();
}
