// verify: --block 64 --grid 1 --only-intra-block --no-infer
//
// The first array is accessed in two widths at odd places and has cells of
// bytes, the second keeps its cells of words.

kernel void bytes(global uchar *a, global int *b)
{
    size_t t = get_local_id(0);
    global uint *words = (global uint *)(a + 1);
    words[t] = 0x01020304;
    b[t] = a[t];
}
