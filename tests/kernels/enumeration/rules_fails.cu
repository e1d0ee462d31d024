// verify: --block 32 --grid 1
// expect: defect
//
// The table is written, and a pointer that may be null is used.

__constant__ int table[32];

__global__ void look(int *out, int which) {
    int *slot = which < 5 ? out : nullptr;
    slot[threadIdx.x] = table[threadIdx.x]; // error[assertion]
    table[threadIdx.x] = which; // error[assertion]
}
