// verify: --block 128 --grid 4
// expect: defect
//
// The last product may still read what the next round writes.

#include <cuda_fp16.h>

__device__ unsigned long long described(const half *tile)
{
    unsigned long long start = __cvta_generic_to_shared(tile);
    return (start & 0x3ffff) >> 4 | (unsigned long long)(128 >> 4) << 16 | (unsigned long long)(256 >> 4) << 32;
}

__global__ void multiply(const half *a, const half *b, float *out, int rounds)
{
    __shared__ __align__(128) half left[64 * 16], right[8 * 16];
    float sum[4] = {};
    for (int round = 0; round < rounds; round++) {
        for (int i = threadIdx.x; i < 64 * 16; i += 128)
            left[i] = a[round * 1024 + i]; // error[race]: write
        right[threadIdx.x] = b[round * 128 + threadIdx.x]; // error[race]: write
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        asm volatile("{\n" // error[race]: read, read
                     ".reg .pred p;\n"
                     "setp.ne.b32 p, %6, 0;\n"
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, p, 1, 1, 0, 0;\n"
                     "}\n"
                     : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
                     : "l"(described(left)), "l"(described(right)), "r"(1));
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
        __syncthreads();
    }
    for (int i = 0; i < 4; i++)
        out[(blockIdx.x * 128 + threadIdx.x) * 4 + i] = sum[i];
}
