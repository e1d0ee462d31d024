// verify: --block 256 --grid 64
// expect: defect(search_naive), proved(search_horspool)
//
// The pattern is compared before the group has all of it.

#define MAX_PATTERN 64

inline int matches(local const uchar *pattern, global const uchar *text, int length) {
    for (int i = 0; i < length; ++i) {
        if (pattern[i] != text[i]) return 0; // error[race]: read
    }
    return 1;
}

kernel void search_naive(global const uchar *restrict text, const int textLength,
                         global const uchar *restrict pattern, const int patternLength,
                         global int *restrict results, volatile global int *restrict count) {
    local uchar localPattern[MAX_PATTERN];
    const int lid = get_local_id(0);
    const int length = min(patternLength, MAX_PATTERN);
    for (int i = lid; i < length; i += get_local_size(0)) {
        localPattern[i] = pattern[i]; // error[race]: write
    }

    const int at = get_global_id(0);
    if (at > textLength - length) return;
    if (matches(localPattern, text + at, length)) {
        results[atomic_inc(count)] = at;
    }
}

kernel void search_horspool(global const uchar *restrict text, const int textLength,
                            global const uchar *restrict pattern, const int patternLength,
                            global const int *restrict jumps, global int *restrict counts,
                            const int chunk) {
    local uchar localPattern[MAX_PATTERN];
    local int localJumps[256];
    const int lid = get_local_id(0);
    const int length = min(patternLength, MAX_PATTERN);
    if (lid < length) localPattern[lid] = pattern[lid];
    localJumps[lid] = max(jumps[lid], 1);
    barrier(CLK_LOCAL_MEM_FENCE);

    const int gid = get_global_id(0);
    const int begin = gid * chunk;
    const int end = min(begin + chunk, textLength - length + 1);
    int found = 0;
    for (int at = begin; at < end;) {
        found += matches(localPattern, text + at, length);
        at += localJumps[text[at + length - 1]];
    }
    counts[gid] = found;
}
