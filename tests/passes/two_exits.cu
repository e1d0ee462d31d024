// verify: --block 64 --grid 1 --only-intra-block --no-infer
//
// A thread that leaves a divergent loop waits for the other; which way it left
// is remembered.

__global__ void two_exits(int *a, int n)
{
    int i = threadIdx.x;
    while (i < n) {
        if (a[i] == 0) {
            a[i] = -1;
            break;
        }
        i += 64;
    }
    a[threadIdx.x] = i;
}
