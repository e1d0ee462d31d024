// verify: --block 64 --grid 1

__device__ void fill(int *data, int n) {
    data[n] = n;
    if (n > 0)
        fill(data, n - 1);
}

__global__ void kernel(int *data, int n) { fill(data, n); }
