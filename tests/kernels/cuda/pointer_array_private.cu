// verify: --block 64 --grid 4
// expect: proved
//
// A private array with a dynamic index.

__global__ void count_digits(const unsigned int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int counts[10] = {};
    for (unsigned int rest = in[i]; rest != 0; rest /= 10) {
        counts[rest % 10]++;
    }
    out[i] = counts[0] + counts[9];
}
