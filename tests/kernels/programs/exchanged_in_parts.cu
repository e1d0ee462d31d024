// verify:
// expect: proved
// Two pointers change places before the kernel is launched.
float *in, *out;

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1];
}

static void launch() {
    shift<<<1, 64>>>(in, out);
}

// Which function is called is not known.
void (*volatile run)() = launch;

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
