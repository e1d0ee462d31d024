// As `launches.cu`, in OpenCL's words.

// get_local_size(0) <= 64
__kernel void shift(__global int *out, __global const int *in) {
    __local int s[128];
    int t = get_local_id(0);
    s[t % 64] = in[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = s[(t + 1) % 64];
}
