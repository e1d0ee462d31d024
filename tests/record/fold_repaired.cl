// Threads of a round read what no thread of it writes.
__kernel void fold(__global TERM *values, int stride, __local TERM *own) {
  size_t i = get_global_id(0);
  if (stride < get_global_size(0))
    return;
  own[get_local_id(0)] = values[i + stride];
  values[i] += own[get_local_id(0)];
}
