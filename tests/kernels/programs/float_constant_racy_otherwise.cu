// verify:
// expect: inconclusive
//
// As `float_constant.cu`, but threads would write one cell with another number: no run with this one
// shows it.

__global__ void report(int *out, float scale) {
    if (scale != 1.0f)
        out[0] = threadIdx.x; // possible[race]: write
    else
        out[threadIdx.x + 1] = threadIdx.x;
}

int main() {
    int *out;
    cudaMalloc(&out, 65 * sizeof(int));
    report<<<1, 64>>>(out, 1.0f);
    cudaDeviceSynchronize();
    return 0;
}
