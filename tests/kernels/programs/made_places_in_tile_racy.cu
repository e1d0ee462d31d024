// verify:
// expect: proved(keys), inconclusive(starts)
// Keys that the program makes, by way of shared memory.

__global__ void keys(int *key, int n) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n)
        key[i] = i * i / (n + 1);
}

__global__ void starts(const int *__restrict__ key, int *__restrict__ start, int n) {
    __shared__ int tile[129];
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n) {
        tile[threadIdx.x + 1] = key[i];
        if (threadIdx.x == 0)
            tile[0] = i > 0 ? key[i - 1] : -1;
    }
    __syncthreads();
    if (i < n && tile[threadIdx.x] >= 0 && tile[threadIdx.x] != tile[threadIdx.x + 1])
        start[tile[threadIdx.x]] = i; // possible[race]: write, write
}

int main() {
    int *key, *start;
    cudaMalloc(&key, 1000 * sizeof(int));
    cudaMalloc(&start, 1000 * sizeof(int));
    keys<<<8, 128>>>(key, 1000);
    starts<<<8, 128>>>(key, start, 1000);
    return cudaDeviceSynchronize();
}
