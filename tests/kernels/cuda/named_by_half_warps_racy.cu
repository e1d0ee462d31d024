// verify: --block 80 --grid 1
// expect: defect
//
// Two warps suffice for a barrier of 64, though threads have left them: the third one goes on alone.

__global__ void rest(int *out) {
    __shared__ int s[96];
    int t = threadIdx.x;
    if (t % 32 >= 16)
        return;
    s[t] = t; // error[race]: write
    asm volatile("bar.sync 1, 64;" ::: "memory"); // error[divergence]
    out[t] = s[79 - t] + s[(t + 32) % 96]; // error[race]: read
}

__global__ void producers(int *out) {
    __shared__ int s[96];
    int t = threadIdx.x;
    if (t >= 32) {
        if (t % 32 >= 16)
            return;
        s[t] = t; // error[race]: write
        asm volatile("bar.arrive 1, 64;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 64;" ::: "memory");
        out[t] = s[t + 32] + s[64]; // error[race]: read
    }
}
