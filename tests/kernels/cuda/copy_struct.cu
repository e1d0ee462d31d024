// verify: --block 64 --grid 8
// expect: proved
//
// Structures of twelve bytes are copied whole.

struct Triple {
    int a, b, c;
};

__global__ void shift(const Triple *in, Triple *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i + 1];
}
