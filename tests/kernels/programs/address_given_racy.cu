// verify:
// expect: inconclusive(spread), proved(find)
//
// As `address_given.cu`, but a kernel gives the address of the constant away.

__constant__ int stride = 1;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x; // possible[race]: write
}

__global__ void find(const int **where) {
    *where = &stride;
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
