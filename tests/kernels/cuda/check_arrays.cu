// verify: --block 64 --grid 4 --check-arrays out
// expect: proved
//
// The counters race, which is known and not asked for.

__global__ void sample(const int *in, int *out, int *hits) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i] / 2;
    hits[in[i] & 7] += 1;
}
