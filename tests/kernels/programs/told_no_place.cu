// verify:
// expect: proved
//
// Functions of the runtime that are told no place fail, and the program goes on.

__global__ void spread(int *cells, int step) {
    cells[threadIdx.x * step] = threadIdx.x;
}

__global__ void spread_again(int *cells, int step) {
    cells[threadIdx.x * step] = threadIdx.x;
}

void note_version(int *version) {
    cudaDriverGetVersion(version);
}

void note(int *version) {
    note_version(version);
}

struct Asking {
    int *version;
    int *devices;
};

int *const kNowhere = nullptr;
int *nowhere = nullptr;

int *none() {
    return nullptr;
}

void ask(const Asking &asking) {
    cudaRuntimeGetVersion(asking.version);
    cudaGetDeviceCount(asking.devices);
}

int main(int argc, char **argv) {
    int device;
    int *cells;
    cudaMalloc(&cells, 512 * sizeof(int));
    spread<<<1, 256>>>(cells, 1);
    cudaGetDevice(nullptr);
    note(nullptr);
    cudaGetDeviceCount(argc > 1 ? &device : nullptr);
    cudaDeviceGetAttribute(argc > 2 ? &device : nullptr, cudaDevAttrWarpSize, 0);
    Asking asking{nullptr, argc > 3 ? &device : nullptr};
    ask(asking);
    int *version = asking.version;
    auto note_here = [&] { cudaGetDevice(version); };
    note_here();
    cudaGetDevice(none());
    cudaGetDevice(kNowhere);
    cudaGetDevice(nowhere);
    cudaHostGetDevicePointer((void **)asking.version, cells, 0);
    spread_again<<<1, 256>>>(cells, 2);
    return cudaDeviceSynchronize();
}
