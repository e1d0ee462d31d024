// verify: --block 64 --grid 1
// expect: proved
//
// What is printed is a constant, and numbers.

__global__ void show(int *out) {
    __shared__ char text[64];
    text[threadIdx.x] = 65;
    if (threadIdx.x == 3)
        printf("%s %d%%\n", "done", out[3]);
}
