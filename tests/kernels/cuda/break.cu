// verify: --block 128 --grid 8
// expect: proved
//
// The loop leaves at the end of the thread's sixteen elements.

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0;; k++) {
        if (k == 16) {
            break;
        }
        out[i * 16 + k] = i;
    }
}
