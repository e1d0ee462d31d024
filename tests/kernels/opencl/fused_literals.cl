// verify: --local_size 64 --num_groups 4
// expect: proved
//
// A product and a sum of small numbers is the same number fused or not.

__kernel void polynomial(__global float *out) {
    float4 x = (float4)(1, 2, 3, 4);
    float4 y = x * 2 + 1;
    float last = 9;
    __assert(as_int(y.w) == as_int(last));
    out[get_global_id(0)] = y.w;
}
