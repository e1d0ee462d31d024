// verify: --block 64 --grid 2 --engine enumerate

__global__ void kernel(int *out, const int *in) { out[in[threadIdx.x]] = 1; }
