// verify:
// expect: proved
//
// As in `steps_in_tiles.cu`, for any number of steps that a tile has room for: the tiles are apart by what
// is left of them, and only the last round may leave the loop.
#include <algorithm>
#include <cstdlib>

const int TILE = 16;

__global__ void diffuse(int steps, const float *from, float *to, int columns, int rows, int border) {
    __shared__ float now[TILE][TILE];
    __shared__ float next[TILE][TILE];
    int bx = blockIdx.x, by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y;
    int left = TILE - steps * 2;
    int y0 = left * by - border, x0 = left * bx - border;
    int y = y0 + ty, x = x0 + tx;
    if (y >= 0 && y < rows && x >= 0 && x < columns)
        now[ty][tx] = from[columns * y + x];
    __syncthreads();
    int first_y = y0 < 0 ? -y0 : 0, first_x = x0 < 0 ? -x0 : 0;
    int last_y = y0 + TILE > rows ? TILE - 1 - (y0 + TILE - rows) : TILE - 1;
    int last_x = x0 + TILE > columns ? TILE - 1 - (x0 + TILE - columns) : TILE - 1;
    int north = max(ty - 1, first_y), south = min(ty + 1, last_y);
    int west = max(tx - 1, first_x), east = min(tx + 1, last_x);
    bool inside = false;
    for (int i = 0; i < steps; i++) {
        inside = false;
        if (tx >= i + 1 && tx <= TILE - i - 2 && ty >= i + 1 && ty <= TILE - i - 2 &&
            tx >= first_x && tx <= last_x && ty >= first_y && ty <= last_y) {
            inside = true;
            next[ty][tx] = now[ty][tx] + now[south][tx] + now[north][tx] + now[ty][east] +
                           now[ty][west];
        }
        __syncthreads();
        if (i == steps - 1)
            break;
        if (inside)
            now[ty][tx] = next[ty][tx];
        __syncthreads();
    }
    if (inside)
        to[columns * y + x] = next[ty][tx];
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), height = atoi(argv[2]), total = atoi(argv[3]);
    if (n < TILE || height < 1 || height > 6)
        return 1;
    float *from, *to;
    cudaMalloc(&from, sizeof(float) * n * n);
    cudaMalloc(&to, sizeof(float) * n * n);
    int left = TILE - height * 2;
    int blocks = n / left + (n % left == 0 ? 0 : 1);
    for (int time = 0; time < total; time += height) {
        int steps = std::min(height, total - time);
        diffuse<<<dim3(blocks, blocks), dim3(TILE, TILE)>>>(steps, from, to, n, n, height);
        float *other = from;
        from = to;
        to = other;
    }
}
