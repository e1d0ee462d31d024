// verify:
// expect: defect
//
// The device's pointer leads to the host's own memory.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // error[race]: read, write
}

int main() {
    float *plane, *mapped;
    cudaHostAlloc(&plane, 64 * sizeof(float), cudaHostAllocMapped);
    cudaHostGetDevicePointer(&mapped, plane, 0);
    smooth<<<1, 64>>>(plane, mapped);
}
