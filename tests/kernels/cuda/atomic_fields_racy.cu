// verify: --block 64 --grid 4
// expect: defect
//
// The second field is not where the first one ends: atomic accesses of different sizes are
// not atomic towards each other.

struct Bin {
    unsigned long long total;
    unsigned count;
};

__global__ void fill(Bin *bins, const int *values) {
    int value = values[blockIdx.x * blockDim.x + threadIdx.x];
    atomicAdd(&bins[value & 15].total, (unsigned long long)value); // error[race]: atomic
    atomicAdd((unsigned *)&bins[value & 15] + 1, 1u); // error[race]: atomic
}
