// verify: --check-annotations --block 64 --grid 1

__global__ void kernel(int n) { __invariant(n > 0); }
