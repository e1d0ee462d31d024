// verify:
// expect: defect
//
// Two work-items write one pixel.

__kernel void number(__write_only image2d_t to) {
    int2 at = (int2)(get_global_id(0) / 2, get_global_id(1));
    write_imagef(to, at, (float4)(get_global_id(0), get_global_id(1), 0, 1)); // error[race]: write, write
}
