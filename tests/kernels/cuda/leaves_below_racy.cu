// verify: --block 32 --grid 1
// expect: defect
//
// An unsigned counter goes up, and the loop on while it is above the bound: nothing keeps it from wrapping
// around.

__global__ void count(int *out, int n, unsigned m) {
    unsigned u = m;
    for (int r = 0; r < 3; ++r) {
        if ((int)u < n)
            break;
        u += 16;
        if (u == 0x80000000u)
            out[0] = threadIdx.x; // error[race]: write, write
    }
}

// The first round alone ends at the bound.
__global__ void first_round(int *out, int n) {
    int i = 0;
    for (int round = 0; round < 3000; ++round) {
        if (round == 0 && i >= n)
            break;
        if (i < 0)
            out[0] = threadIdx.x; // error[race]: write, write
        i = (int)((unsigned)i + (1u << 20));
    }
}

// The bound is as far from the counter in each round.
__global__ void ahead(int *out, int n) {
    int i = 0;
    for (int round = 0; round < 3000; ++round) {
        if (i >= (int)((unsigned)i + (unsigned)n))
            break;
        if (i < 0)
            out[0] = threadIdx.x; // error[race]: write, write
        i = (int)((unsigned)i + (1u << 20));
    }
}

// So it is where the first lane hands on its own.
__global__ void ahead_of_first(int *out, int n) {
    int i = 0;
    for (int round = 0; round < 3000; ++round) {
        if (i >= (int)((unsigned)__shfl_sync(0xffffffff, i, 0) + (unsigned)n))
            break;
        if (i < 0)
            out[0] = threadIdx.x; // error[race]: write, write
        i = (int)((unsigned)i + (1u << 20));
    }
}
