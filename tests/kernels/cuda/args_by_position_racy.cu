// verify: --block 64 --grid 1 --args 'scatter=2,*,0x100000004'
// expect: defect
//
// A pair of 4 and 1: the second write is to what the next thread's first is to.

struct Pair {
    int first, second;
};

__global__ void scatter(int *out, int stride, int offset, Pair pair) {
    int step = stride * pair.second;
    out[offset + step * threadIdx.x] = 1; // error[race]: write
    out[offset + step * threadIdx.x + pair.first - 2] = 2; // error[race]: write
}
