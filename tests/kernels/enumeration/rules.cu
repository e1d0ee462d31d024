// verify: --block 32 --grid 1
// expect: proved
//
// A table that the host fills is read, and a pointer that may be null is tested. That these rules
// are kept is no matter of places alone.

__constant__ int table[32];

__global__ void look(int *out, int which) {
    int *slot = which < 5 ? out : nullptr;
    if (slot != nullptr)
        slot[threadIdx.x] = table[threadIdx.x];
}
