// A runtime that launches nothing: it tells each launch that the program makes, with its sizes,
// its arguments byte for byte, and where the pointers among them lie.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

struct dim3 {
    unsigned x, y, z;
};

static dim3 grid, block;
static size_t shared_bytes;
static std::vector<unsigned char> arguments;
static std::map<char *, size_t> allocations;

static void tell(dim3 grid, dim3 block, size_t shared, const unsigned char *bytes) {
    std::printf("launch %u %u %u %u %u %u %zu", grid.x, grid.y, grid.z, block.x, block.y, block.z, shared);
    for (int i = 0; i < 56; ++i)
        std::printf(" %u", bytes[i]);
    for (int i = 0; i < 2; ++i) {
        char *pointer = *(char *const *)(bytes + 40 + 8 * i);
        auto after = allocations.upper_bound(pointer);
        if (after == allocations.begin()) {
            std::printf(" 0 0 0");
            continue;
        }
        --after;
        std::printf(" %zu %td %zu", (size_t)after->first, pointer - after->first, after->second);
    }
    std::printf("\n");
}

extern "C" int cudaConfigureCall(dim3 g, dim3 b, size_t shared, void *) {
    grid = g;
    block = b;
    shared_bytes = shared;
    arguments.assign(256, 0);
    return 0;
}

extern "C" int cudaSetupArgument(const void *argument, size_t size, size_t offset) {
    for (size_t i = 0; i < size; ++i)
        arguments[offset + i] = ((const unsigned char *)argument)[i];
    return 0;
}

extern "C" int cudaLaunch(const void *) {
    tell(grid, block, shared_bytes, arguments.data());
    return 0;
}

extern "C" int cudaLaunchKernel(const void *, dim3 g, dim3 b, void **args, size_t shared, void *) {
    // The parameters of the one kernel that programs have: their sizes and places.
    static const size_t sizes[] = {4, 4, 8, 1, 16, 8, 8}, places[] = {0, 4, 8, 16, 24, 40, 48};
    arguments.assign(256, 0);
    for (int i = 0; i < 7; ++i)
        cudaSetupArgument(args[i], sizes[i], places[i]);
    tell(g, b, shared, arguments.data());
    return 0;
}

extern "C" int cudaMalloc(void **place, size_t bytes) {
    *place = std::malloc(bytes + 16);
    allocations[(char *)*place] = bytes;
    return 0;
}

extern "C" int cudaGetLastError() { return 0; }
