// verify: --block 64 --grid 1
// expect: proved
//
// The first lane of a normalised vector is a function of all lanes, which are the same here.

kernel void mark(global int *out, float x) {
    float2 v = normalize((float2)(5.0f, x));
    if (v.x > 0.5f)
        barrier(CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = 1;
}
