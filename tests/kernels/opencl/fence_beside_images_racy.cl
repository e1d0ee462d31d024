// verify: --local_size 64 --num_groups 4 -- -cl-std=CL2.0
// expect: defect
//
// The barrier fences the image, where nothing is exchanged.

__kernel void turn(write_only image2d_t rows, __global int *line) {
    int lid = get_local_id(0);
    int first = get_group_id(0) * 64;
    line[first + lid] = lid; // error[race]: write
    barrier(CLK_IMAGE_MEM_FENCE);
    write_imagei(rows, (int2)(lid, get_group_id(0)), (int4)(line[first + 63 - lid])); // error[race]: read
}
