// verify: --block 64 --grid 1
// expect: inconclusive
//
// A thread prints a string that others write.

__global__ void show() {
    __shared__ char text[64];
    text[threadIdx.x] = 65;
    if (threadIdx.x == 3)
        printf("%d: %s\n", 3, text);
}
