// verify:
// expect: defect(reverse), proved(double_all)
// As `aligned_tile.cu`, without a barrier.

struct alignas(16) Four {
    float x, y, z, w;
};

__global__ void reverse(float *data) {
    __shared__ alignas(16) float tile[128];
    tile[threadIdx.x] = data[blockIdx.x * 128 + threadIdx.x]; // error[race]: write
    data[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x]; // error[race]: read
}

__global__ void double_all(Four *data) {
    extern __shared__ alignas(Four) unsigned char bytes[];
    Four *tile = reinterpret_cast<Four *>(bytes);
    tile[threadIdx.x] = data[threadIdx.x];
    tile[threadIdx.x].x *= 2;
    data[threadIdx.x] = tile[threadIdx.x];
}

void launch(float *data, Four *fours, int blocks) {
    reverse<<<blocks, 128>>>(data);
    double_all<<<1, 64, 64 * sizeof(Four)>>>(fours);
}
