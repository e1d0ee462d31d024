// verify:
// expect: proved
//
// What returns twice leaves alone what it does not name.
#include <csetjmp>

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x;
}

static jmp_buf back;
static int tries;
static bool read_image() {
    if (setjmp(back) == 0) {
        tries = 64;
        longjmp(back, 1);
    }
    return tries > 0;
}

int main() {
    int *a;
    const int threads = 32;
    cudaMalloc(&a, 32 * sizeof(int));
    if (read_image())
        wrap<<<1, threads>>>(a);
    return cudaDeviceSynchronize();
}
