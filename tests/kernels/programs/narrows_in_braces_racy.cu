// verify:
// expect: defect
//
// Numbers in braces become narrower, of which compilers of CUDA warn alone; two threads share a place.

__global__ void fill(float3 *out, double s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float3 v = {s * i, s, s};
    out[i / 2] = v; // error[race]: write, write
}

int main(int argc, char **argv) {
    dim3 block = {unsigned(128)};
    float3 *out;
    int sizes[] = {128 * sizeof(float3), argc * sizeof(float3)};
    cudaMalloc(&out, sizes[0]);
    fill<<<1, block>>>(out, 0.5);
    return cudaDeviceSynchronize();
}
