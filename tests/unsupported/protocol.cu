// verify: --block 64 --grid 1 --engine protocol

__global__ void kernel(int n) { __assert(n == n); }
