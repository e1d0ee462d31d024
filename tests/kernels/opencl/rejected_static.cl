// verify: --block 64 --grid 2
// expect: error
//
// OpenCL has no host code that may be left out: what does not compile is an error.

static kernel void add(global int *out) {
    *out += 1;
}

kernel void fill(global int *out) {
    out[get_global_id(0)] = 1;
}
