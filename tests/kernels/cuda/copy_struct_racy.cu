// verify: --block 64 --grid 8
// expect: defect
//
// They are copied to where the neighbour reads, with no barrier in between.

struct Triple {
    int a, b, c;
};

__global__ void shift(Triple *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    in[i] = in[i + 1]; // error[race]: read, write
}
