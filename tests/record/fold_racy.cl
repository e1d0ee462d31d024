__kernel void fold(__global const TERM *from, __global TERM *to, int stride, __local TERM *sums) {
  size_t i = get_global_id(0);
  sums[get_local_id(0)] = from[i] + from[i + stride];
  to[i] = sums[get_local_id(0)];
}

__kernel void never(__global TERM *values) { values[0] = get_global_id(0); }
