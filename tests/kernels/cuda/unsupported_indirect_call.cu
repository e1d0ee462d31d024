// verify: --block 64 --grid 1
// expect: inconclusive
//
// The function to call is loaded from memory.

using Operation = void (*)(float *);

__global__ void apply(Operation *operations, float *data) {
    operations[0](data + threadIdx.x);
}
