// verify: --local_size 256 --num_groups 16 --assume 'bit >= 0 && bit < 12'
// expect: defect
//
// Both work-items of a pair act.

__kernel void step(__global int *keys, int bit, int ascending) {
    uint i = get_global_id(0);
    uint partner = i ^ (1u << bit);
    int a = keys[i], b = keys[partner]; // error[race?]: read
    if ((a > b) == (ascending != 0)) {
        keys[i] = b; // error[race?]: write
        keys[partner] = a; // error[race?]: write
    }
}
