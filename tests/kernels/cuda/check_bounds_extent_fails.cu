// verify: --block 128 --grid * --check-bounds --extent in=n --extent out=n/4 --extent last=gridDim.x
// expect: defect
//
// The last vector may be cut off, and the last block writes beyond the last element.

__global__ void sum4(const float *in, float *out, double *last, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < (n + 3) / 4) {
        float4 v = reinterpret_cast<const float4 *>(in)[i]; // error[assertion]
        out[i] = v.x + v.y + v.z + v.w;
    }
    if (threadIdx.x == 0)
        last[blockIdx.x + 1] = n; // error[assertion]
}
