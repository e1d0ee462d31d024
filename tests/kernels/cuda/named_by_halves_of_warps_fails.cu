// verify: --block 96 --grid 1
// expect: inconclusive
//
// A barrier with a name waits for 48 threads: what that means is not said.

__global__ void turn(int *out, const int *__restrict__ in) {
    __shared__ int s[2][48];
    int half = threadIdx.x / 48, place = threadIdx.x % 48;
    s[half][place] = in[threadIdx.x];
    asm volatile("bar.sync %0, %1;" ::"r"(half + 1), "r"(48) : "memory");
    out[threadIdx.x] = s[half][47 - place];
}
