// verify: --local_size 64
// expect: proved
// A work-item per row.
__kernel void scale(__global const ushort *restrict row, __global float *restrict values, float x, uint n)
{
    __requires_monotone(row);
    size_t i = get_global_id(0);
    if (i < n)
        for (uint k = row[i]; k < row[i + 1]; k++)
            values[k] *= x;
}
