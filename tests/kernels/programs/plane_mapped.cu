// verify:
// expect: proved
//
// Another plane of the host is mapped.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

int main() {
    float *plane, *other, *mapped;
    cudaHostAlloc(&plane, 64 * sizeof(float), cudaHostAllocMapped);
    cudaHostAlloc(&other, 64 * sizeof(float), cudaHostAllocMapped);
    cudaHostGetDevicePointer(&mapped, other, 0);
    smooth<<<1, 64>>>(plane, mapped);
}
