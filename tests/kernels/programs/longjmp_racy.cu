// verify:
// expect: defect
//
// What is written before a jump back is found after it.
#include <csetjmp>

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x; // error[race]: write
}

static jmp_buf back;
static int threads;

int main() {
    int *a;
    cudaMalloc(&a, 32 * sizeof(int));
    threads = 32;
    if (setjmp(back) == 0) {
        threads = 64;
        longjmp(back, 1);
    }
    wrap<<<1, threads>>>(a);
    return cudaDeviceSynchronize();
}
