// verify: --local_size 64 --num_groups 4
// expect: proved
//
// Different fields of one structure, by two work-items.

typedef struct {
    union {
        ushort code;
        uchar bytes[2];
    };
    ushort tag;
} Entry;

__kernel void encode(__global Entry *entries) {
    size_t i = get_global_id(0);
    if (i % 2 == 0) {
        entries[i / 2].code = (ushort)i;
    } else {
        entries[i / 2].tag = 7;
    }
}
