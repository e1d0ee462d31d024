// verify: --block 64 --grid 4 -- --cuda-gpu-arch=sm_90
// expect: proved
//
// A loop waits for a barrier object by tests that acquire.

__device__ unsigned shared_address(void *object) {
    return (unsigned)__cvta_generic_to_shared(object);
}

__global__ void hand_over(int *out) {
    __shared__ unsigned long long done;
    __shared__ int row[32];
    int t = threadIdx.x;
    unsigned object = shared_address(&done);
    if (t == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(object) : "memory");
    __syncthreads();
    if (t < 32) {
        row[t] = t;
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(object) : "memory");
    } else {
        asm volatile("{\n"
                     ".reg .pred over;\n"
                     "WAIT:\n"
                     "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 over, [%0], 0;\n"
                     "@!over bra WAIT;\n"
                     "}" ::"r"(object) : "memory");
        out[blockIdx.x * 32 + t - 32] = row[63 - t];
    }
}
