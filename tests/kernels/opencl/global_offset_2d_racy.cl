// verify: --local_size 16,16 --global_size 256,256 --assume 'width == 256'
// expect: defect
//
// Both come from dimension 0.

__kernel void identity(__global int *matrix, int width) {
    int col = get_global_id(0);
    int row = get_global_id(0);
    matrix[row * width + col] = get_global_id(1); // error[race]: write, write
}
