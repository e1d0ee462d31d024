// verify: --block 256 --grid 16
// expect: defect
//
// The counter advances by one, but each thread takes two slots.

__global__ void compact(const int *in, int *out, unsigned int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] != 0) {
        unsigned int slot = atomicAdd(count, 1);
        out[slot] = i; // error[race]: write
        out[slot + 1] = in[i]; // error[race]: write
    }
}
