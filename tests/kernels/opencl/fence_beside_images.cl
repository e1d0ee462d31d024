// verify: --local_size 64 --num_groups 4 -- -cl-std=CL2.0
// expect: proved
//
// The barrier fences the buffer, through which work-items exchange values; each writes a pixel of its own.

__kernel void turn(write_only image2d_t rows, __global int *line) {
    int lid = get_local_id(0);
    int first = get_group_id(0) * 64;
    line[first + lid] = lid;
    barrier(CLK_GLOBAL_MEM_FENCE);
    write_imagei(rows, (int2)(lid, get_group_id(0)), (int4)(line[first + 63 - lid]));
}
