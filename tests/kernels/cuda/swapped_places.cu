// verify: --block 8 --grid 1
// expect: proved
//
// Pointers into one array change places in every round.

__global__ void turns(int *__restrict__ cells, int *__restrict__ out, int rounds, int key) {
    int *now = cells, *next = cells + 8;
    for (int k = 0; k < rounds; k++) {
        if (now)
            now[threadIdx.x] = threadIdx.x;
        else if (key == 123457)
            out[threadIdx.x] = threadIdx.x;
        int *kept = now;
        now = next;
        next = kept;
    }
}
