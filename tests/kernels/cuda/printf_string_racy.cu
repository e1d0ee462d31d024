// verify: --block 64 --grid 1
// expect: defect
//
// Two threads write each letter.

__global__ void show(int *out) {
    __shared__ char text[64];
    text[threadIdx.x / 2] = threadIdx.x; // error[race]: write
    if (threadIdx.x == 3)
        printf("%s %d%%\n", "done", out[3]);
}
