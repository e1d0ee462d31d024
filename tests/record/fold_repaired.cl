__kernel void fold(__global const TERM *from, __global TERM *to, int stride, __local TERM *sums) {
  size_t i = get_global_id(0);
  sums[get_local_id(0)] = from[i] + from[i + stride];
  barrier(CLK_GLOBAL_MEM_FENCE);
  to[i] = sums[get_local_id(0)];
}
