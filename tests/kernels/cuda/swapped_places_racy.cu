// verify: --block 8 --grid 1
// expect: defect
//
// As `swapped_places.cu`, where one of them is null: all threads write one cell in every second round.

__global__ void turns(int *__restrict__ cells, int *__restrict__ out, int rounds, int key) {
    int *now = cells, *next = nullptr;
    for (int k = 0; k < rounds; k++) {
        if (now)
            now[threadIdx.x] = threadIdx.x;
        else if (key == 123457)
            out[0] = threadIdx.x; // error[race]: write, write
        int *kept = now;
        now = next;
        next = kept;
    }
}
