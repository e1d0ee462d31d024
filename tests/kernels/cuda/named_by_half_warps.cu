// verify: --block 80 --grid 1
// expect: proved
//
// Threads of a warp that have left come with it to a barrier with a name, and so do lanes that never
// were.

__global__ void rest(int *out) {
    __shared__ int s[96];
    int t = threadIdx.x;
    if (t % 32 >= 16)
        return;
    s[t] = t;
    asm volatile("bar.sync 1, 96;" ::: "memory");
    out[t] = s[79 - t] + s[(t + 32) % 96];
}

__global__ void producers(int *out) {
    __shared__ int s[96];
    int t = threadIdx.x;
    if (t >= 32) {
        if (t % 32 >= 16)
            return;
        s[t] = t;
        asm volatile("bar.arrive 1, 96;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 96;" ::: "memory");
        out[t] = s[t + 32] + s[64];
    }
}
