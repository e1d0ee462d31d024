// verify: --block 16,16 --grid 8,8
// expect: proved
//
// A pixel of four bytes is stored at once, then one of its bytes by the same thread.

__global__ void paint(uchar4 *image) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int i = y * 128 + x;
    image[i] = make_uchar4(x, y, 0, 0);
    unsigned char *bytes = reinterpret_cast<unsigned char *>(image);
    bytes[4 * i + 3] = 255;
}
