// verify: --block 64 --grid 1 --engine enumerate
// expect: proved
//
// Threads leave a loop in its middle, each in another round, and go on from there.

__global__ void steps(int *a) {
    int i = 0, at = threadIdx.x * 1000;
    while (true) {
        a[at] = i;
        if (i >= 500 + (int)threadIdx.x)
            break;
        a[at + 64000] = i;
        i += 1;
        at += 1;
    }
    a[threadIdx.x * 1000 + 128000 + i * 0] = at;
}
