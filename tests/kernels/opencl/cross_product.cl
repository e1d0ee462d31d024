// verify: --block 64 --grid 1
// expect: proved
//
// The lanes are the same for all work-items.

kernel void mark(global int *out, float x) {
    float t = x;
    float4 v = cross((float4)(5.0f, t, 1.0f, 0.0f), (float4)(1.0f, 2.0f, t, 0.0f));
    if (v.x > 0.5f)
        barrier(CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = 1;
}
