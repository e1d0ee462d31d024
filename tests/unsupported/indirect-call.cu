// verify: --block 64 --grid 1

using Operation = void (*)(float *);

__global__ void kernel(Operation *operations, float *data) { operations[0](data); }
