// verify: --block 64 --grid 4
// expect: defect
//
// The array is shared, but used as if it were private.

__global__ void count_digits(const unsigned int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __shared__ int counts[10];
    for (unsigned int rest = in[i]; rest != 0; rest /= 10) {
        counts[rest % 10]++; // error[race]: read, write
    }
    out[i] = counts[0] + counts[9]; // error[race?]: read
}
