// verify: --block 64 --grid 4
// expect: proved
//
// All threads write one value to one cell, again and again.

__global__ void mark(int *seen, int first, int last) {
    for (int i = first; i < last; i++) {
        seen[0] = 42; // warning[race]: write, write
    }
}
