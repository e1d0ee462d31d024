// verify: --assume 'blockDim.x == 256'
// expect: inconclusive
//
// Of three launches, which are tried as one first, what is assumed leaves one: nothing is proved of the others.
__global__ void number(int *out) {
    out[blockIdx.x * 256 + threadIdx.x] = blockIdx.x;
}

void run(int *out, int blocks) {
    number<<<blocks, 512>>>(out);
    number<<<blocks, 128>>>(out);
    number<<<blocks, 256>>>(out);
}
