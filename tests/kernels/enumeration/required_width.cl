// verify: --engine enumerate --block 16 --grid 2
// expect: proved
//
// What is required to equal a number is that number: halves of a known width are apart.

__kernel void fold(__global float *row, int width) {
    __requires(width == 32);
    int i = get_local_id(0) + get_group_id(0) * width;
    row[i] += row[i + width / 2];
}
