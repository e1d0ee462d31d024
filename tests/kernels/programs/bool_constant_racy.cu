// verify:
// expect: defect
//
// A flag, which is false at the launch, makes all threads add to one cell.

__global__ void total(int *out, const int *in, bool apart) {
    int cell = apart ? threadIdx.x : 0;
    out[cell] += in[threadIdx.x]; // error[race]: read, write
}

int main() {
    int *in, *out;
    cudaMalloc(&in, 256 * sizeof(int));
    cudaMalloc(&out, 256 * sizeof(int));
    total<<<1, 256>>>(out, in, false);
    cudaDeviceSynchronize();
    return 0;
}
