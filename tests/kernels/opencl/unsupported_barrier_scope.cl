// verify: --local_size 64 --num_groups 1
// expect: inconclusive
__kernel void shift(__global int *out) {
  __local int s[64];
  int t = get_local_id(0);
  s[t] = t;
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_item);
  out[t] = s[63 - t];
}
