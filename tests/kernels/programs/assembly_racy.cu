// verify:
// expect: defect
//
// Assembly may change variables.

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x; // error[race]: write
}

int threads = 32;

int main() {
    int *a;
    cudaMalloc(&a, 32 * sizeof(int));
    asm volatile("movl $64, threads(%rip)" ::: "memory");
    wrap<<<1, threads>>>(a);
    return cudaDeviceSynchronize();
}
