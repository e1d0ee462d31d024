// verify: --block 64 --grid 4
// expect: defect
//
// The last thread has no partner.

__global__ void exchange(const int *in, int *out) {
    int base = blockIdx.x * blockDim.x;
    int partner = threadIdx.x + 1;
    __assert(partner < blockDim.x); // error[assertion]
    out[base + threadIdx.x] = in[base + partner];
}
