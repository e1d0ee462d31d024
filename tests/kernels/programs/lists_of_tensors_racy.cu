// verify:
// expect: defect
//
// Two rows of blocks work on one tensor.
struct Tensors {
    float *data[4];
    int size[4];
    int count;
};

__global__ void scale(Tensors all, float by) {
    int which = blockIdx.y, i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < all.size[which])
        all.data[which / 2][i] *= by; // error[race]: read, write
}

int main() {
    Tensors all;
    all.count = 3;
    for (int i = 0; i < all.count; i++) {
        all.size[i] = 1000 * (i + 1);
        cudaMalloc(&all.data[i], sizeof(float) * all.size[i]);
    }
    scale<<<dim3(12, all.count), 256>>>(all, 0.5f);
}
