// verify:
// expect: defect
//
// A function that is elsewhere may set the variable.

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x; // error[race]: write
}

int threads = 32;
void configure(int argc, char **argv);

int main(int argc, char **argv) {
    int *a;
    cudaMalloc(&a, 32 * sizeof(int));
    configure(argc, argv);
    wrap<<<1, threads>>>(a);
    return cudaDeviceSynchronize();
}
