// verify: --block 64 --grid 4
// expect: proved
//
// Atomic accesses of different sizes, each to a field of its own.

struct Bin {
    unsigned long long total;
    unsigned count;
};

__global__ void fill(Bin *bins, const int *values) {
    int value = values[blockIdx.x * blockDim.x + threadIdx.x];
    atomicAdd(&bins[value & 15].total, (unsigned long long)value);
    atomicAdd(&bins[value & 15].count, 1u);
}
