// verify:
// expect: proved
//
// The table stays where it is.

#include <cstdlib>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

struct Table {
    float **planes;
    int steps;
};

int main(int argc, char **argv) {
    Table *table = new Table[argc];
    table->planes = new float *[3];
    for (int i = 0; i < 3; i++)
        cudaMalloc(&table->planes[i], 64 * sizeof(float));
    for (int i = 0; i < 2; i++) {
        float *from = table->planes[1];
        if (argv[i][0] == 'x')
            table->steps++;
        smooth<<<1, 64>>>(from, table->planes[0]);
    }
}
