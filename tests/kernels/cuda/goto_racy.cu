// verify: --block 64 --grid 4
// expect: defect
//
// It runs once too often.

__global__ void fill(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = 0;
again:
    if (k > 4) {
        goto done;
    }
    out[4 * i + k] = i; // error[race]: write, write
    k++;
    goto again;
done:
    return;
}
