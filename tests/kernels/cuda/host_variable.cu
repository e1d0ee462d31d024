// verify: --block 64 --grid 2 --host-variables device
// expect: proved
//
// Variables that the file forgets to declare for the device.

struct Totals {
    unsigned threads;
};

unsigned rounds, spare;
Totals totals;

__global__ void count() {
    atomicAdd(&totals.threads, 1u);
    atomicAdd(&rounds, 2u);
}
