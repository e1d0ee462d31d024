// verify: --local_size 256 --num_groups 16 --assume 'bit >= 0 && bit < 12'
// expect: proved
//
// One step of a bitonic sort in global memory: pairs differ in one bit, and one work-item
// of each acts.

__kernel void step(__global int *keys, int bit, int ascending) {
    uint i = get_global_id(0);
    uint partner = i ^ (1u << bit);
    if (partner > i) {
        int a = keys[i], b = keys[partner];
        if ((a > b) == (ascending != 0)) {
            keys[i] = b;
            keys[partner] = a;
        }
    }
}
