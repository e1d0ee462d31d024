// verify: --block 128 --grid 8
// expect: defect
//
// The compare-and-swap loop reads its first guess with an ordinary load.

__device__ void add(float *address, float value) {
    unsigned int *bits = reinterpret_cast<unsigned int *>(address);
    unsigned int old = *bits; // error[race]: read
    unsigned int assumed;
    do {
        assumed = old;
        old = atomicCAS(bits, assumed, assumed + static_cast<unsigned int>(value)); // error[race]: atomic
    } while (old != assumed);
}

__global__ void sum(const float *in, float *total) {
    add(total, in[blockIdx.x * blockDim.x + threadIdx.x]);
}
