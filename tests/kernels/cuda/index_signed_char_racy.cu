// verify: --block 256 --grid 1
// expect: defect
//
// Its absolute value is taken, which maps two threads to one element.

__global__ void tag(int *out) {
    signed char k = static_cast<signed char>(threadIdx.x);
    int *centre = out + 128;
    centre[abs(k)] = threadIdx.x; // error[race]: write, write
}
