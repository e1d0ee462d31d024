// verify: --block 64 --grid 2
// expect: error
//
// A kernel cannot use a variable of the host.

unsigned rounds;

__global__ void count() {
    atomicAdd(&rounds, 2u);
}
