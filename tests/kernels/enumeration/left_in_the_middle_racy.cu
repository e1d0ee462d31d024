// verify: --block 64 --grid 1 --engine enumerate
// expect: defect
//
// As `left_in_the_middle.cu`, but there, they have not stepped on.

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
    a[threadIdx.x * 1000 + 128000 + i * -1000] = at; // error[race]: write
}
