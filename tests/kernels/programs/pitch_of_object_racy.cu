// verify:
// expect: defect
//
// As `pitch_of_object.cu`, but rows are taken to be one cell shorter.

#include <cstdlib>
#include <memory>

__global__ void fill(uchar4 *out, size_t pitch, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    uchar4 *row = (uchar4 *)((char *)out + y * pitch);
    row[x] = make_uchar4(x, y, 0, 255); // error[race]: write, write
}

struct Image {
    uchar4 *cells;
    size_t pitch;
    int width, height;
    Image(int width, int height) : width(width), height(height) {
        cudaMallocPitch(&cells, &pitch, width * sizeof(uchar4), height);
    }
    void draw() {
        cudaDeviceSynchronize();
        fill<<<dim3((width + 15) / 16, (height + 15) / 16), dim3(16, 16)>>>(
            cells, (width - 1) * sizeof(uchar4), width, height);
    }
};

int main(int argc, char **argv) {
    auto image = std::make_unique<Image>(atoi(argv[1]), atoi(argv[2]));
    image->draw();
    return cudaDeviceSynchronize();
}
