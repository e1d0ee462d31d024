// verify: --block 64 --grid 4
// expect: defect
//
// The value differs from one iteration to the next.

__global__ void mark(int *seen, int first, int last) {
    for (int i = first; i < last; i++) {
        seen[0] = i; // error[race]: write, write
    }
}
