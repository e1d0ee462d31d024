// verify: --block 256 --grid 1024
// expect: proved
//
// Brent-Kung inclusive scan of 512 elements a group, group totals written.
#define SECTION 512
__kernel void brent_kung(__global const int *restrict X, __global int *restrict Y, __global int *restrict S, const uint n) {
    __local int XY[SECTION];
    const uint t = get_local_id(0), half_ = get_local_size(0);
    const uint i = 2 * get_group_id(0) * half_ + t;
    XY[t] = i < n ? X[i] : 0;
    XY[t + half_] = i + half_ < n ? X[i + half_] : 0;
    for (uint stride = 1; stride <= half_; stride *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint index = (t + 1) * 2 * stride - 1;
        if (index < SECTION) XY[index] += XY[index - stride];
    }
    for (uint stride = SECTION / 4; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint index = (t + 1) * stride * 2 - 1;
        if (index + stride < SECTION) XY[index + stride] += XY[index];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n) Y[i] = XY[t];
    if (i + half_ < n) Y[i + half_] = XY[t + half_];
    if (t == 0) S[get_group_id(0)] = XY[SECTION - 1];
}
