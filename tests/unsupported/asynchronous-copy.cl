// verify: --block 1 --grid 4

__kernel void apply(__global const int *from, __local int *to) {
    event_t copied = async_work_group_copy(to, from, 16, 0);
    wait_group_events(1, &copied);
}
