// verify: --block 64 --grid 4 --check-arrays out
// expect: defect
//
// Neighbours write one element of the array that is checked.

__global__ void sample(const int *in, int *out, int *hits) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i / 2] = i; // error[race]: write, write
    hits[in[i] & 7] += 1;
}
