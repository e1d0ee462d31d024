// verify: --block 64 --grid 1

__global__ void kernel(int n) { __candidate_assert(n > 0); }
