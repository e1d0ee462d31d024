// verify: --engine enumerate --block 16 --grid 2
// expect: defect
//
// The halves overlap.

__kernel void fold(__global float *row, int width) {
    __requires(width == 24);
    int i = get_local_id(0) + get_group_id(0) * width;
    row[i] += row[i + width / 2]; // error[race]: read, write
}
