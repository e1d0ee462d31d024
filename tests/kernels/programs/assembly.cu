// verify:
// expect: proved
//
// Assembly cannot name what has no name of its own.

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x;
}

int main() {
    int *a, threads = 32;
    cudaMalloc(&a, 32 * sizeof(int));
    asm volatile("nop" ::: "memory");
    wrap<<<1, threads>>>(a);
    return cudaDeviceSynchronize();
}
