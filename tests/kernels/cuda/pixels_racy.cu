// verify: --block 16,16 --grid 8,8
// expect: defect
//
// The byte belongs to the pixel on the right.

__global__ void paint(uchar4 *image) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int i = y * 128 + x;
    image[i] = make_uchar4(x, y, 0, 0); // error[race]: write
    unsigned char *bytes = reinterpret_cast<unsigned char *>(image);
    bytes[4 * i + 4] = 255; // error[race]: write
}
