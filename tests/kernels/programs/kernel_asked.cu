// verify:
// expect: proved
//
// A kernel is asked for its name and parameters.

__global__ void add_one(int *rows, int pitch) {
    rows[blockIdx.x * pitch + threadIdx.x]++;
}

int main() {
    int pitch = 64;
    int *rows;
    cudaMalloc(&rows, 8 * pitch * sizeof(int));
    add_one<<<8, pitch>>>(rows, pitch);
    const char *name;
    size_t offset, bytes;
    cudaFuncGetName(&name, add_one);
    cudaFuncGetParamInfo(add_one, 0, &offset, &bytes);
    return cudaDeviceSynchronize();
}
