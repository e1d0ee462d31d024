// verify: --block 64 --grid 1 --assume-no-wrap
// expect: defect
// Phases wrap around on purpose, and are not what `--assume-no-wrap` speaks of.
__global__ void mark(int *events, unsigned long long frequency) {
    unsigned long long phase = threadIdx.x * frequency << 32;
    if (phase + (frequency << 32) < phase)
        events[0] = threadIdx.x; // error[race]: write, write
}
