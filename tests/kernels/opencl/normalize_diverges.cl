// verify: --block 64 --grid 1
// expect: defect
//
// The second lanes differ, and so do the first ones of what is normalised and of the product.

kernel void mark(global int *out) {
    float t = get_local_id(0);
    float2 v = normalize((float2)(5.0f, t));
    if (v.x > 0.5f)
        barrier(CLK_GLOBAL_MEM_FENCE); // error[divergence]
    out[get_local_id(0)] = 1;
}
