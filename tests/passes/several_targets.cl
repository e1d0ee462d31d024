// verify: --block 64 --grid 1 --only-intra-block --no-infer
//
// A pointer into one of two arrays: an access is split by case.

kernel void several_targets(global int *a, global int *b, int which)
{
    size_t t = get_local_id(0);
    global int *p = which ? a : b;
    p[t] = p[t + 1];
}
