// verify:
// expect: proved
//
// The function that is elsewhere cannot know the variable.

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x;
}

static int threads = 32;
void configure(int argc, char **argv);

int main(int argc, char **argv) {
    int *a;
    cudaMalloc(&a, 32 * sizeof(int));
    configure(argc, argv);
    wrap<<<1, threads>>>(a);
    return cudaDeviceSynchronize();
}
