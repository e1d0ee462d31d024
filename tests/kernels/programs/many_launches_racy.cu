// verify:
// expect: defect
//
// Thirty launches, one of which has a stride of zero.

__global__ void spread(float *out, const float *in, int n, int stride) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i * stride] = in[i]; // error[race]: write, write
}

static void run(float *out, const float *in, int n, int stride) {
    spread<<<(n + 127) / 128, 128>>>(out, in, n, stride);
}

int main() {
    float *in, *out;
    cudaMalloc(&in, 4096 * sizeof(float));
    cudaMalloc(&out, 4096 * 32 * sizeof(float));
    run(out, in, 100, 1);
    run(out, in, 200, 2);
    run(out, in, 300, 3);
    run(out, in, 400, 4);
    run(out, in, 500, 5);
    run(out, in, 600, 6);
    run(out, in, 700, 7);
    run(out, in, 800, 8);
    run(out, in, 900, 9);
    run(out, in, 1000, 10);
    run(out, in, 1100, 11);
    run(out, in, 1200, 12);
    run(out, in, 1300, 13);
    run(out, in, 1400, 14);
    run(out, in, 1500, 15);
    run(out, in, 1600, 16);
    run(out, in, 1700, 0);
    run(out, in, 1800, 18);
    run(out, in, 1900, 19);
    run(out, in, 2000, 20);
    run(out, in, 2100, 21);
    run(out, in, 2200, 22);
    run(out, in, 2300, 23);
    run(out, in, 2400, 24);
    run(out, in, 2500, 25);
    run(out, in, 2600, 26);
    run(out, in, 2700, 27);
    run(out, in, 2800, 28);
    run(out, in, 2900, 29);
    run(out, in, 3000, 30);
    return cudaDeviceSynchronize();
}
