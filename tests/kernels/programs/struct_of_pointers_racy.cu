// verify:
// expect: defect
//
// Input and output are fields of a struct, and both are set to one array.

struct Fields {
    int n;
    const float *from;
    float *to;
};

__global__ void shift_fields(Fields f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + 1 < f.n)
        f.to[i] = f.from[i + 1]; // error[race]: read, write
}

int main() {
    const int n = 5000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    Fields fields{n, a, a};
    shift_fields<<<(n + 63) / 64, 64>>>(fields);
    cudaDeviceSynchronize();
    return 0;
}
