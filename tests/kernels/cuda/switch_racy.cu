// verify: --block 256 --grid 16
// expect: defect
//
// A missing `break` lets the neighbour fall through.

__global__ void expand(const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    switch (i % 4) {
    case 0:
        out[i] = in[i];
        out[i + 1] = 2 * in[i]; // error[race]: write
        break;
    case 1:
        [[fallthrough]];
    default:
        out[i] = 3 * in[i]; // error[race]: write
    }
}
