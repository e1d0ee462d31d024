// verify:
// expect: proved
//
// One allocation has words and, behind them, a byte for each.

__global__ void classify(unsigned char *kinds, int *words, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        kinds[i] = words[i] < 0;
        words[i] += 2;
    }
}

int main() {
    int n = 4000;
    void *memory;
    cudaMalloc(&memory, 5 * n);
    int *words = (int *)memory;
    unsigned char *kinds = (unsigned char *)(words + n);
    classify<<<(n + 255) / 256, 256>>>(kinds, words, n);
    cudaFree(memory);
    return 0;
}
