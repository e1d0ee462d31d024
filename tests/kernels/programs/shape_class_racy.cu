// verify:
// expect: defect
//
// A class keeps the sizes of launches. The kernel knows blocks of one dimension, and these have two.

class Shape {
public:
    Shape(unsigned threads, unsigned rows) : block_(threads / rows, rows) {}
    dim3 block() const { return block_; }
    dim3 grid(unsigned n) const {
        unsigned size = block_.x * block_.y;
        return dim3((n + size - 1) / size);
    }

private:
    dim3 block_;
};

__global__ void increment(int *data, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i]++; // error[race]: read, write
}

int main(int argc, char **argv) {
    const int n = 10000;
    Shape shape(256, 8);
    int *data;
    cudaMalloc(&data, n * sizeof(int));
    increment<<<shape.grid(n), shape.block()>>>(data, n);
    return 0;
}
