// verify:
// expect: proved
//
// Copies in a batch write to an array, and the constant keeps its value.

__constant__ int stride = 1;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x;
}

int main() {
    int *out, *other, given = 0;
    cudaMalloc(&out, 4096);
    cudaMalloc(&other, sizeof(int));
    int *to[] = {other}, *from[] = {&given};
    size_t bytes[] = {sizeof(given)}, failed;
    cudaMemcpyAttributes how = {cudaMemcpySrcAccessOrderStream};
    cudaMemcpyBatchAsync(to, from, bytes, 1, how, &failed, 0);
    spread<<<1, 64>>>(out);
    return cudaDeviceSynchronize();
}
