// verify:
// expect: inconclusive
//
// As `copies_in_batch.cu`, but they write where the constant lies.

__constant__ int stride = 1;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x; // possible[race]: write
}

int main() {
    int *out, *other, given = 0;
    cudaMalloc(&out, 4096);
    cudaGetSymbolAddress((void **)&other, stride);
    int *to[] = {other}, *from[] = {&given};
    size_t bytes[] = {sizeof(given)}, failed;
    cudaMemcpyAttributes how = {cudaMemcpySrcAccessOrderStream};
    cudaMemcpyBatchAsync(to, from, bytes, 1, how, &failed, 0);
    spread<<<1, 64>>>(out);
    return cudaDeviceSynchronize();
}
