// verify:
// expect: defect
//
// All sizes of the table are larger than the tile.

__global__ void reverse(float *data, int n) {
    __shared__ float tile[256];
    int t = threadIdx.x;
    tile[t % 256] = data[t]; // error[race]: write
    __syncthreads();
    if (t < n)
        data[t] = tile[n - 1 - t];
}

int main() {
    float *data;
    cudaMalloc(&data, 512 * sizeof(float));
    const int sizes[] = {320, 384, 512};
    for (int i = 0; i < 3; i++)
        reverse<<<1, sizes[i]>>>(data, sizes[i]);
    return cudaDeviceSynchronize();
}
