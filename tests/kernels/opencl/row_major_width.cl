// verify: --local_size 16,16 --num_groups 32,32 --assume 'width <= 8192'
// expect: proved
//
// A picture of symbolic width.

__kernel void gradient(__global int *image, int width, int height) {
    int x = get_global_id(0);
    int y = get_global_id(1);
    if (x < width && y < height) {
        image[y * width + x] = 3 * x - y;
    }
}
