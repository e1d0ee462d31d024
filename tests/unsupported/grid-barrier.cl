// verify: --block 64 --grid 1

void __wp_barrier_grid(void);

__kernel void apply(__global const int *from, __local int *to) {
    event_t copied = async_work_group_copy(to, from, 16, 0);
    __wp_barrier_grid();
    wait_group_events(1, &copied);
}
