// verify: --block 64 --grid 1
// expect: inconclusive
//
// The first lane of the product is one of the other lanes.

kernel void mark(global int *out) {
    float t = get_local_id(0);
    float4 v = cross((float4)(5.0f, t, 1.0f, 0.0f), (float4)(1.0f, 2.0f, t, 0.0f));
    if (v.x > 0.5f)
        barrier(CLK_GLOBAL_MEM_FENCE); // possible[divergence]
    out[get_local_id(0)] = 1;
}
