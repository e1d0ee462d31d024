// verify: --block 64 --grid 4
// expect: inconclusive(in_place), inconclusive(other_place), inconclusive(assembly), inconclusive(part), proved(right)
//
// What `__ldg` reads is not to change while the kernel runs: no barrier orders it.
__global__ void in_place(float *a)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    a[i] = __ldg(&a[i]) + 1;
}

__global__ void other_place(float4 *a, float4 *b)
{
    int t = threadIdx.x;
    a[blockIdx.x * 64 + t] = b[blockIdx.x * 64 + t];
    __syncthreads();
    b[blockIdx.x * 64 + t] = __ldg(&a[blockIdx.x * 64 + 63 - t]);
}

__global__ void assembly(int *a, int *b)
{
    int i = blockIdx.x * 64 + threadIdx.x, v;
    a[i] = i;
    asm volatile("ld.global.nc.s32 %0, [%1];" : "=r"(v) : "l"(a + i));
    b[i] = v;
}

__global__ void right(const float4 *a, float4 *b)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    b[i] = __ldg(&a[i]);
}

struct Row {
    int head, values[3];
};

__global__ void part(Row *rows, int *b)
{
    int t = threadIdx.x;
    rows[blockIdx.x * 64 + t].values[1] = t;
    __syncthreads();
    b[blockIdx.x * 64 + t] = __ldg(&rows[blockIdx.x * 64 + 63 - t]).values[1];
}
