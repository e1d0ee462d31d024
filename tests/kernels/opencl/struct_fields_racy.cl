// verify: --local_size 64 --num_groups 4
// expect: defect
//
// The second work-item writes a byte of the first one's field.

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
        entries[i / 2].code = (ushort)i; // error[race]: write
    } else {
        entries[i / 2].bytes[1] = 7; // error[race]: write
    }
}
