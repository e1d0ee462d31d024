// verify:
// expect: inconclusive
// As `exchanged_in_parts.cu`, where it is launched in between as well, when both are one.
float *in, *out;

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1]; // possible[race]: write, read
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
    run();
    out = kept;
    run();
    return cudaDeviceSynchronize();
}
