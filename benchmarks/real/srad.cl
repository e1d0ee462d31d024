// verify: --block 256 --grid 256
// expect: proved
//
// Speckle-reducing diffusion: statistics of the image, coefficients, update.

#define WG 256

kernel void srad_statistics(global const float *restrict image, global float *restrict sums,
                            global float *restrict squares, const int n) {
    local float s[WG];
    local float s2[WG];
    const int lid = get_local_id(0);
    const int gid = get_global_id(0);
    const float v = gid < n ? image[gid] : 0.0f;
    s[lid] = v;
    s2[lid] = v * v;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int i = 2; i <= WG; i = 2 * i) {
        if ((lid + 1) % i == 0) {
            s[lid] += s[lid - i / 2];
            s2[lid] += s2[lid - i / 2];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == WG - 1) {
        sums[get_group_id(0)] = s[lid];
        squares[get_group_id(0)] = s2[lid];
    }
}

kernel void srad_coefficients(global const float *restrict image, global float *restrict dN,
                              global float *restrict dS, global float *restrict dW,
                              global float *restrict dE, global float *restrict c, const int rows,
                              const int cols, const float q0sqr) {
    const int ei = get_global_id(0);
    if (ei >= rows * cols) return;
    const int row = ei % rows, col = ei / rows;
    const int up = row > 0 ? row - 1 : 0, down = row < rows - 1 ? row + 1 : rows - 1;
    const int left = col > 0 ? col - 1 : 0, right = col < cols - 1 ? col + 1 : cols - 1;

    const float J = image[ei];
    const float N = image[up + rows * col] - J, S = image[down + rows * col] - J;
    const float W = image[row + rows * left] - J, E = image[row + rows * right] - J;
    const float G2 = (N * N + S * S + W * W + E * E) / (J * J);
    const float L = (N + S + W + E) / J;
    const float num = 0.5f * G2 - (1.0f / 16.0f) * (L * L);
    const float den = 1.0f + 0.25f * L;
    const float q = num / (den * den);
    dN[ei] = N;
    dS[ei] = S;
    dW[ei] = W;
    dE[ei] = E;
    c[ei] = clamp(1.0f / (1.0f + (q - q0sqr) / (q0sqr * (1.0f + q0sqr))), 0.0f, 1.0f);
}

kernel void srad_update(global float *restrict image, global const float *restrict dN,
                        global const float *restrict dS, global const float *restrict dW,
                        global const float *restrict dE, global const float *restrict c,
                        const int rows, const int cols, const float lambda) {
    const int ei = get_global_id(0);
    if (ei >= rows * cols) return;
    const int row = ei % rows, col = ei / rows;
    const int down = row < rows - 1 ? row + 1 : rows - 1;
    const int right = col < cols - 1 ? col + 1 : cols - 1;
    const float cN = c[ei], cW = c[ei];
    const float cS = c[down + rows * col], cE = c[row + rows * right];
    image[ei] += 0.25f * lambda * (cN * dN[ei] + cS * dS[ei] + cW * dW[ei] + cE * dE[ei]);
}
