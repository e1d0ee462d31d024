// verify: --block 64 --grid 4
// expect: defect
//
// The element is picked without the thread's part.

__global__ void fill(int *out, const int *start) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = 0;
    if (start[i] > 0) {
        goto middle;
    }
head:
    if (k >= 8) {
        return;
    }
    out[256 * k + i] = i;
middle:
    out[2048 + 256 * k + i / 2] = 2 * i; // error[race]: write, write
    k++;
    goto head;
}
