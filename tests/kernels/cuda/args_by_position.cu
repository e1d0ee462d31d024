// verify: --block 64 --grid 1 --args 'scatter=2,*,0x100000003'
// expect: proved
//
// The arguments of the launch: a stride, any offset, and a pair of 3 and 1.

struct Pair {
    int first, second;
};

__global__ void scatter(int *out, int stride, int offset, Pair pair) {
    int step = stride * pair.second;
    out[offset + step * threadIdx.x] = 1;
    out[offset + step * threadIdx.x + pair.first - 2] = 2;
}
