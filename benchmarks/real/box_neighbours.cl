// verify: --block 128 --grid 1000
// expect: proved
//
// Forces between the particles of a box and those of its neighbours, a group for each box.

#define PER_BOX 100
#define THREADS 128
#define MAX_NEIGHBOURS 26

typedef struct {
    int count;
    int boxes[MAX_NEIGHBOURS];
} Neighbours;

kernel void box_forces(global const Neighbours *restrict neighbours, global const float4 *restrict rv,
                       global const float *restrict qv, global float4 *restrict fv,
                       const float alpha) {
    local float4 rA[PER_BOX];
    local float4 rB[PER_BOX];
    local float qB[PER_BOX];
    const int bx = get_group_id(0);
    const int tx = get_local_id(0);
    const float a2 = 2.0f * alpha * alpha;
    const int first = bx * PER_BOX;

    for (int w = tx; w < PER_BOX; w += THREADS) rA[w] = rv[first + w];
    barrier(CLK_LOCAL_MEM_FENCE);

    const int count = min(neighbours[bx].count, MAX_NEIGHBOURS);
    for (int k = 0; k < 1 + count; ++k) {
        const int box = k == 0 ? bx : neighbours[bx].boxes[k - 1];
        const int other = box * PER_BOX;
        for (int w = tx; w < PER_BOX; w += THREADS) {
            rB[w] = rv[other + w];
            qB[w] = qv[other + w];
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int w = tx; w < PER_BOX; w += THREADS) {
            for (int j = 0; j < PER_BOX; ++j) {
                const float r2 = rA[w].w + rB[j].w - dot(rA[w].xyz, rB[j].xyz);
                const float vij = exp(-a2 * r2);
                const float fs = 2.0f * vij;
                const float3 d = rA[w].xyz - rB[j].xyz;
                fv[first + w].w += qB[j] * vij;
                fv[first + w].x += qB[j] * fs * d.x;
                fv[first + w].y += qB[j] * fs * d.y;
                fv[first + w].z += qB[j] * fs * d.z;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
