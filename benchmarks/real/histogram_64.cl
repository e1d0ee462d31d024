// verify: --block 64 --grid 128
// expect: proved
//
// 64 bins in single bytes, a column of counters for each work-item.

#define BINS 64
#define WG 64

inline void count_byte(local uchar *column, uint data) { column[(data & 63) * WG]++; }

kernel void histogram64(global const uint *restrict data, global uint *restrict partial,
                        const uint words) {
    local uchar counts[BINS * WG];
    const uint lid = get_local_id(0);
    local uchar *column = counts + lid;

    for (uint i = 0; i < BINS; ++i) column[i * WG] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);

    const uint perItem = min((words + get_global_size(0) - 1) / get_global_size(0), 63ul);
    const uint begin = get_global_id(0) * perItem;
    for (uint i = begin; i < begin + perItem && i < words; ++i) {
        const uint word = data[i];
        count_byte(column, word >> 2);
        count_byte(column, word >> 10);
        count_byte(column, word >> 18);
        count_byte(column, word >> 26);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    uint sum = 0;
    local const uchar *row = counts + lid * WG;
    for (uint i = 0; i < WG; ++i) {
        sum += row[(i + lid * 4) % WG];
    }
    partial[get_group_id(0) * BINS + lid] = sum;
}

kernel void merge64(global const uint *restrict partial, global uint *restrict histogram,
                    const uint groups) {
    local uint sums[WG];
    const uint lid = get_local_id(0);
    const uint bin = get_group_id(0);
    if (bin >= BINS) return;
    uint sum = 0;
    for (uint i = lid; i < groups; i += WG) sum += partial[bin + i * BINS];
    sums[lid] = sum;
    for (uint stride = WG / 2; stride > 0; stride >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < stride) sums[lid] += sums[lid + stride];
    }
    if (lid == 0) histogram[bin] = sums[0];
}
