// verify: --block 128 --grid 8
// expect: proved
//
// Work is wrapped in a class with methods and a reference.

class Tile {
  public:
    __device__ Tile(int *data) : data_(data), base_(blockIdx.x * blockDim.x) {}
    __device__ int &operator[](int k) { return data_[base_ + k]; }

  private:
    int *data_;
    int base_;
};

__global__ void negate(int *data) {
    Tile tile(data);
    tile[threadIdx.x] = -tile[threadIdx.x];
}
