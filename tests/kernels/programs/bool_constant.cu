// verify:
// expect: proved
//
// A flag, which is false at the launch, makes each thread add to its own cell.

__global__ void total(int *out, const int *in, bool together) {
    int cell = together ? 0 : threadIdx.x;
    out[cell] += in[threadIdx.x];
}

int main() {
    int *in, *out;
    cudaMalloc(&in, 256 * sizeof(int));
    cudaMalloc(&out, 256 * sizeof(int));
    total<<<1, 256>>>(out, in, false);
    cudaDeviceSynchronize();
    return 0;
}
