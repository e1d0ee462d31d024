// verify: --block 16,16
// expect: defect
//
// The window is fetched without the barrier before its use.

typedef unsigned char uchar;

#define MB 16
#define RANGE 8
#define WINDOW (MB + 2 * RANGE)

__device__ __forceinline__ int clamp_to(int v, int limit) { return min(max(v, 0), limit - 1); }

__global__ void motion_search(const uchar *__restrict__ current, const uchar *__restrict__ reference,
                              int2 *__restrict__ vectors, int *__restrict__ costs, int width,
                              int height) {
    __shared__ uchar block[MB][MB];
    __shared__ uchar window[WINDOW][WINDOW];
    __shared__ int best[MB * MB];
    __shared__ int place[MB * MB];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int tid = ty * MB + tx;
    const int x0 = blockIdx.x * MB, y0 = blockIdx.y * MB;

    const uchar mine = current[clamp_to(y0 + ty, height) * width + clamp_to(x0 + tx, width)];
    block[ty][tx] = mine; // error[race]: write
    for (int r = ty; r < WINDOW; r += MB) {
        for (int c = tx; c < WINDOW; c += MB) {
            const int y = clamp_to(y0 + r - RANGE, height), x = clamp_to(x0 + c - RANGE, width);
            window[r][c] = reference[y * width + x]; // error[race]: write
        }
    }

    int sad = 0;
    for (int r = 0; r < MB; ++r) {
        for (int c = 0; c < MB; ++c) {
            sad += abs((int)block[r][c] - (int)window[ty + r][tx + c]); // error[race]: read
        }
    }
    best[tid] = sad;
    place[tid] = tid;

    for (int s = MB * MB / 2; s > 0; s >>= 1) {
        __syncthreads();
        if (tid < s && best[tid + s] < best[tid]) {
            best[tid] = best[tid + s];
            place[tid] = place[tid + s];
        }
    }

    if (tid == 0) {
        const size_t at = static_cast<size_t>(blockIdx.y) * gridDim.x + blockIdx.x;
        vectors[at] = make_int2(place[0] % MB - RANGE, place[0] / MB - RANGE);
        costs[at] = best[0];
    }
}
