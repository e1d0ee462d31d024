// verify: --block 16,16 --grid 1
// expect: proved
//
// With a pitch of at least one row of threads, rows do not overlap.

__global__ void index(int *out, int pitch) {
    __requires(pitch >= 16 && pitch <= 4096);
    out[threadIdx.y * pitch + threadIdx.x] = 16 * threadIdx.y + threadIdx.x;
}
