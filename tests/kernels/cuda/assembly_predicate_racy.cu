// verify: --block 64 --grid 2
// expect: defect
//
// The predicate holds for two threads that store to one place.

__device__ void store(float *to, float value, bool here) {
    asm volatile("{\n .reg .pred p;\n setp.ne.b32 p, %2, 0;\n @p st.global.f32 [%0], %1;\n}\n" ::"l"(to), // error[race]: write, write
                 "f"(value), "r"((int)here));
}

__global__ void halve(float *out, const float *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    store(&out[i / 2], in[i], i % 4 != 3);
}
