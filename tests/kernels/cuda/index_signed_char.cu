// verify: --block 256 --grid 1
// expect: proved
//
// A signed byte as index, negative for the upper half of the threads.

__global__ void tag(int *out) {
    signed char k = static_cast<signed char>(threadIdx.x);
    int *centre = out + 128;
    centre[k] = threadIdx.x;
}
