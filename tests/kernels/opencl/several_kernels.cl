// verify: --local_size 64 --num_groups 4
// expect: proved(clear), proved(increment)
//
// A kernel may call another one, with its own index.

__kernel void clear(__global int *data) {
    data[get_global_id(0)] = 0;
}

__kernel void increment(__global int *data) {
    clear(data);
    data[get_global_id(0)] += 1;
}
