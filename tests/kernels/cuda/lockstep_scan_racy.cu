// verify: --block 128 --grid 1 --warp-sync=16
// expect: defect
//
// Warps of 16 threads are too small for a scan of 32 elements.

__global__ void scan(int *a) {
    int tid = threadIdx.x;
    int lane = tid & 31;
    if (lane >= 1) a[tid] = a[tid - 1] + a[tid]; // error[race?]: read, write
    if (lane >= 2) a[tid] = a[tid - 2] + a[tid]; // error[race?]: read, write
    if (lane >= 4) a[tid] = a[tid - 4] + a[tid]; // error[race?]: read, write
    if (lane >= 8) a[tid] = a[tid - 8] + a[tid]; // error[race?]: read, write
    if (lane >= 16) a[tid] = a[tid - 16] + a[tid]; // error[race?]: read, write
}
