// verify: --block 128 --grid 1
// expect: proved
//
// Barriers with a name wait for whole warps.

__global__ void turn(int *out, const int *__restrict__ in) {
    __shared__ int s[2][64];
    int half = threadIdx.x / 64, place = threadIdx.x % 64;
    s[half][place] = in[threadIdx.x];
    asm volatile("bar.sync %0, %1;" ::"r"(half + 1), "r"(64) : "memory");
    out[threadIdx.x] = s[half][63 - place];
}
