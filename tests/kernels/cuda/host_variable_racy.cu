// verify: --block 64 --grid 2 --host-variables device
// expect: defect
//
// One of them is counted up without atomics.

struct Totals {
    unsigned threads;
};

unsigned rounds, spare;
Totals totals;

__global__ void count() {
    atomicAdd(&totals.threads, 1u);
    rounds += 2; // error[race]: read, write
}
