// verify: --local_size 16,16 --global_size 256,256 --assume 'width == 256'
// expect: proved
//
// The column comes from dimension 0, the row from dimension 1.

__kernel void identity(__global int *matrix, int width) {
    int col = get_global_id(0);
    int row = get_global_id(1);
    matrix[row * width + col] = row == col;
}
