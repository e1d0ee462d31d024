// verify: --local_size 64 --num_groups 4
// expect: proved(clear), defect(increment)
//
// The second kernel calls the first for the neighbour too.

__kernel void clear(__global int *data) {
    data[get_global_id(0)] = 0; // error[race]: write
}

__kernel void increment(__global int *data) {
    clear(data + 1);
    data[get_global_id(0)] += 1; // error[race]: read, write
}
