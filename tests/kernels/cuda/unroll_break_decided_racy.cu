// verify: --block 4 --grid 3 --engine protocol
// expect: inconclusive
//
// In the first round the inner search ends where it finds something: what it writes there lies
// behind the inner loop then; threads do so in each
// other's places.

__global__ void search(char *found, int n, int m) {
    long long place = 0;
    int late = 0;
    for (unsigned round = 0; round < 2; round++) {
        place = __syncthreads_count((int)blockDim.x != m);
        unsigned char i = 0;
        while (i++ < 3 && n <= 4) {
            if (blockIdx.x == 2) {
                found[threadIdx.x * 3 + (unsigned)place % 4] = threadIdx.x; // possible[race]: write, write
                if ((late & 15) << 2 < 3)
                    break;
                place = threadIdx.x % 6;
            }
        }
        late = 1;
    }
}
