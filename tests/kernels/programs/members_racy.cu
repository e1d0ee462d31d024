// verify:
// expect: inconclusive
//
// As `members.cu`; what is called between may set another width, and does not as far as one knows.

__global__ void fill(int *out, int width) {
    out[blockIdx.x * (long long)width + threadIdx.x] = threadIdx.x; // possible[race]: write
}

struct Table {
    int *cells;
    int rows, width;
    void fill();
};

void narrow(Table &);

void Table::fill() {
    int threads = width;
    narrow(*this);
    cudaEvent_t begin;
    cudaEventCreate(&begin);
    cudaEventRecord(begin);
    ::fill<<<rows, threads>>>(cells, width);
}
