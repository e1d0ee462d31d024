// verify:
// expect: proved
//
// The host puts where segments begin into an array, up to and with the end of the last one.

#include <cstdlib>
#include <vector>

__global__ void scale(const int *starts, float *data) {
    int segment = blockIdx.x;
    for (int i = starts[segment] + threadIdx.x; i < starts[segment + 1]; i += blockDim.x) {
        data[i] *= 2;
    }
}

int main(int argc, char **argv) {
    int segments = atoi(argv[1]);
    if (segments < 1 || segments > 10000) {
        return 1;
    }
    const int length = 64;
    std::vector<int> starts(segments + 1);
    for (int i = 0; i <= segments; i++) {
        starts[i] = i * length;
    }
    int *device_starts;
    float *data;
    cudaMalloc(&device_starts, (segments + 1) * sizeof(int));
    cudaMalloc(&data, segments * length * sizeof(float));
    cudaMemcpy(device_starts, starts.data(), (segments + 1) * sizeof(int), cudaMemcpyHostToDevice);
    scale<<<segments, 128>>>(device_starts, data);
}
