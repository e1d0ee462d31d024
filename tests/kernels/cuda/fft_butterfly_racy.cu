// verify: --block 128 --grid 8
// expect: defect
//
// Stages are not separated.

__global__ void stages(float2 *data) {
    __shared__ float2 tile[256];
    int tid = threadIdx.x;
    int base = blockIdx.x * 256;
    tile[tid] = data[base + tid];
    tile[tid + 128] = data[base + tid + 128];
    __syncthreads();

    for (int half = 1; half < 256; half *= 2) {
        int k = tid & (half - 1);
        int low = ((tid - k) << 1) + k;
        int high = low + half;
        float2 a = tile[low], b = tile[high]; // error[race?]: read
        tile[low] = make_float2(a.x + b.x, a.y + b.y); // error[race?]: write
        tile[high] = make_float2(a.x - b.x, a.y - b.y); // error[race?]: write
    }
    __syncthreads();

    data[base + tid] = tile[tid];
    data[base + tid + 128] = tile[tid + 128];
}
