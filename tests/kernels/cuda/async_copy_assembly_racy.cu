// verify: --block 64 --grid 2
// expect: defect
//
// The first wait leaves both copies in flight.

__device__ void copy(unsigned to, const float4 *from) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(to), "l"(from)); // error[race]: write
}

__global__ void sums(float *out, const float4 *in) {
    __shared__ float4 first[64];
    __shared__ float4 second[64];
    unsigned to_first = (unsigned)__cvta_generic_to_shared(&first[threadIdx.x]);
    unsigned to_second = (unsigned)__cvta_generic_to_shared(&second[threadIdx.x]);
    copy(to_first, &in[threadIdx.x]);
    asm volatile("cp.async.commit_group;\n" ::);
    copy(to_second, &in[64 + threadIdx.x]);
    asm volatile("cp.async.commit_group;\n" ::);
    asm volatile("cp.async.wait_group 2;\n" ::);
    __syncthreads();
    float sum = first[63 - threadIdx.x].x; // error[race]: read
    asm volatile("cp.async.wait_group 0;\n" ::);
    __syncthreads();
    out[blockIdx.x * 64 + threadIdx.x] = sum + second[63 - threadIdx.x].x;
}
