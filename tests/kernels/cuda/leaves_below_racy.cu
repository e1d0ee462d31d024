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
