// verify: --local_size=* --global_size=1024
// expect: defect
//
// As `claims_of_global_size.cl`: with groups of one there are 1024 of them.

kernel void sizes(local int *cells) {
    __assert(get_num_groups(0) < 1024); // error[assertion]
    __assert(get_local_size(0) > 1 || get_num_groups(0) == 1024);
    cells[get_local_id(0)] = 0;
}
