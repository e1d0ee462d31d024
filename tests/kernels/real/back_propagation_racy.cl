// verify: --block 16,16 --grid 1,4096
// expect: proved(layer_forward), defect(adjust_weights)
//
// Every row of items adjusts the weights of the bias.

#define HEIGHT 16

kernel void layer_forward(global const float *restrict input, global const float *restrict weights,
                          global float *restrict partial, const int hidden) {
    local float node[HEIGHT];
    local float product[HEIGHT][HEIGHT];
    const int by = get_group_id(1);
    const int tx = get_local_id(0), ty = get_local_id(1);
    const int unit = HEIGHT * by + ty + 1;
    const int index = (hidden + 1) * unit + tx + 1;

    if (tx == 0) node[ty] = input[unit];
    barrier(CLK_LOCAL_MEM_FENCE);

    product[ty][tx] = tx < hidden ? weights[index] * node[ty] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int i = 1; i <= HEIGHT; i = i * 2) {
        const int power = i;
        if (power > 1 && ty % power == 0) {
            product[ty][tx] += product[ty + power / 2][tx];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (ty == 0 && tx < hidden) {
        partial[by * hidden + tx] = product[0][tx];
    }
}

kernel void adjust_weights(global const float *restrict delta, const int hidden,
                           global const float *restrict activation, global float *restrict weights,
                           global float *restrict oldWeights, const float eta,
                           const float momentum) {
    const int by = get_group_id(1);
    const int tx = get_local_id(0), ty = get_local_id(1);
    if (tx >= hidden) return;

    const int y = HEIGHT * by + ty + 1;
    const int x = tx + 1;
    const int index = (hidden + 1) * y + x;
    const float change = eta * delta[x] * activation[y] + momentum * oldWeights[index];
    weights[index] += change;
    oldWeights[index] = change;

    if (by == 0) {
        const float bias = eta * delta[x] + momentum * oldWeights[x]; // error[race]: read
        weights[x] += bias; // error[race]: read, write
        oldWeights[x] = bias; // error[race]: write
    }
}
