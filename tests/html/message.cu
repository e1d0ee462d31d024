// A message without release and acquire, and more writes of the flag than its reader looks for.
__global__ void message(int *data, int *flag, int *out) {
    if (blockIdx.x == 0) {
        data[0] = 42;
        atomicExch(flag, 1);
        atomicExch(flag, 2);
    } else if (atomicAdd(flag, 0) == 1) {
        out[0] = data[0];
        atomicAdd(flag, 3);
    }
}
