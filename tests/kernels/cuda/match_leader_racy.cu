// verify: --block 32 --grid 4
// expect: defect
//
// The first and the last of the lanes with the same digit count them.

__global__ void count(const unsigned *__restrict__ keys, unsigned *__restrict__ out) {
    __shared__ unsigned counts[16];
    int lane = threadIdx.x;
    if (lane < 16)
        counts[lane] = 0;
    __syncwarp();
    unsigned digit = keys[blockIdx.x * 32 + lane] & 15;
    unsigned alike = __match_any_sync(0xffffffff, digit);
    if (lane == __ffs(alike) - 1 || lane == 31 - __clz(alike))
        counts[digit] += __popc(alike); // error[race]: read, write
    __syncwarp();
    if (lane < 16)
        out[blockIdx.x * 16 + lane] = counts[lane];
}
