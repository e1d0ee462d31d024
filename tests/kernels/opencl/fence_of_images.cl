// verify: --local_size 64 --num_groups 4 -- -cl-std=CL2.0
// expect: proved
//
// The barriers fence the image.

__kernel void turn(read_write image2d_t rows) {
    int lid = get_local_id(0);
    int row = get_group_id(0);
    write_imagei(rows, (int2)(lid, row), (int4)(lid));
    barrier(CLK_IMAGE_MEM_FENCE);
    int4 seen = read_imagei(rows, (int2)(63 - lid, row));
    barrier(CLK_IMAGE_MEM_FENCE);
    write_imagei(rows, (int2)(lid, row), seen);
}
