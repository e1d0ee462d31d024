// verify: --local_size 64 --num_groups 16
// expect: defect
//
// Two more elements are stored, in the next work-item's vector.

__kernel void negate(__global const float *in, __global float *out) {
    size_t i = get_global_id(0);
    float4 value = -vload4(i, in);
    vstore4(value, i, out); // error[race]: write
    vstore2(value.xy, 2, out + 4 * i); // error[race]: write
}
