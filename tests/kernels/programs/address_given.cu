// verify:
// expect: proved(spread), proved(find)
//
// What the host writes to is no constant whose address it has.

__constant__ int stride = 1;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x;
}

__global__ void find(const int **where) {
    *where = 0;
}

int main() {
    int *out, *found, none = 0;
    const int **where;
    cudaMalloc(&out, 4096);
    cudaMalloc(&where, sizeof(*where));
    find<<<1, 1>>>(where);
    cudaMemcpy(&found, where, sizeof(found), cudaMemcpyDeviceToHost);
    if (found)
        cudaMemcpy(found, &none, sizeof(none), cudaMemcpyHostToDevice);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
