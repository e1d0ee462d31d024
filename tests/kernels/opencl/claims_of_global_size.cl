// verify: --local_size=* --global_size=1024
// expect: proved
//
// Claims are shown for groups of one work-item, too, where what is said of sizes is about these.

kernel void sizes(local int *cells) {
    __assert(get_local_size(0) <= 1024);
    __assert(get_global_size(0) == 1024);
    cells[get_local_id(0)] = 0;
}
