// verify: --block 128 --grid 8
// expect: defect
//
// The loop leaves one element too late, in the next thread's chunk.

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0;; k++) {
        if (k > 16) {
            break;
        }
        out[i * 16 + k] = i; // error[race]: write, write
    }
}
