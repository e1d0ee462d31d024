// verify: --block 128 --grid 1 --warp-sync
// expect: proved
//
// Each warp scans its part; in lockstep that needs no barriers.

__global__ void scan(int *a) {
    int tid = threadIdx.x;
    int lane = tid & 31;
    if (lane >= 1) a[tid] = a[tid - 1] + a[tid];
    if (lane >= 2) a[tid] = a[tid - 2] + a[tid];
    if (lane >= 4) a[tid] = a[tid - 4] + a[tid];
    if (lane >= 8) a[tid] = a[tid - 8] + a[tid];
    if (lane >= 16) a[tid] = a[tid - 16] + a[tid];
}
