// --block 64
void load(__local int *tile, __global const int *in) {
  tile[get_local_id(0)] = in[get_global_id(0)];
}
__kernel void rotate_left(__global int *out, __global const int *in, __local int *tile) {
  load(tile, in);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = tile[(get_local_id(0) + 1) % get_local_size(0)];
}
__kernel void count(__global int *n, __global const int *in) {
  if (in[get_global_id(0)] > 0)
    atomic_add(n, 1);
}
