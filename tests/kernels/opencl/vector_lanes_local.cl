// verify: --local_size 64 --num_groups 16
// expect: proved
//
// One lane of a neighbour's vector is read while its other lanes are written.

__kernel void accumulate(__global const float *in, __global float4 *out) {
    __local float4 tile[64];
    uint lid = get_local_id(0);
    tile[lid] = (float4)(in[get_global_id(0)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    float right = tile[(lid + 1) % 64].w;
    tile[lid].x += right;
    tile[lid].yz = (float2)(right);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[lid];
}
