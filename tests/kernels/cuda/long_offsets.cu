// verify: --block 256 --grid 1024
// expect: proved
//
// Rows of 2^33 bytes: offsets need 64 bits.

__global__ void tag_rows(char *out) {
    unsigned int row = blockIdx.x;
    out[static_cast<unsigned long long>(row) * (1ull << 33) + threadIdx.x] = row;
}
