// verify: --block 64 --grid 2
// expect: proved(fill), skipped(add)
//
// An `inline` function without `static` is compiled to no code of its own.

inline kernel void add(global int *out) {
    *out += 1;
}

kernel void fill(global int *out) {
    out[get_global_id(0)] = 1;
}
