// A runtime without a device: it tells each launch that the program makes, with its sizes, its
// arguments byte for byte, where the pointers among them lie, and what memory holds when the
// launch starts.
//
// What is done in a stream happens there in its order, and some time later; streams do not wait
// for each other. A kernel writes to all that it is given, and may write to what a kernel was
// given before and to variables. Fills and copies that leave an allocation end the program.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

struct dim3 {
    unsigned x, y, z;
};
typedef unsigned char byte;
typedef void *Stream;

static const int ARGUMENT_BYTES = 88, POINTERS = 4, MOST_TOLD = 300, MOST_LAUNCHES = 3000;
/// The kernels' parameters: their sizes and places, and those of pointers.
static const size_t sizes[] = {4, 4, 8, 1, 24, 8, 8, 8, 4, 1, 4};
static const size_t places[] = {0, 4, 8, 16, 24, 48, 56, 64, 72, 76, 80};
static const size_t pointers[POINTERS] = {40, 48, 56, 64};

static uint64_t draws = 1;

static unsigned draw(unsigned bound) {
    draws = draws * 6364136223846793005u + 1442695040888963407u;
    return (draws >> 33) % bound;
}

/// Memory of the device.
struct Memory {
    std::vector<byte> own;
    byte *bytes;
    size_t size;
    /// The variable that it is, and of which device.
    const void *symbol = nullptr;
    int of_device = 0;
    /// As it was before anything was written, and as a kernel left it.
    std::vector<byte> first, left;
    const void *left_by = nullptr;
    bool is_given = false;

    explicit Memory(size_t size) : own(size + 64), size(size) {
        bytes = own.data();
        scribble();
        first = now();
    }

    std::vector<byte> now() const { return std::vector<byte>(bytes, bytes + size); }

    void scribble() {
        for (size_t i = 0; i < size; ++i)
            bytes[i] = 1 + draw(200);
    }

    void leave(const void *kernel) {
        scribble();
        left = now();
        left_by = kernel;
    }
};

/// A variable of the device: as the host sets it, and as kernels may change it as well.
struct Variable {
    std::vector<byte> set, written;
    bool is_initial = true, is_initially_written = true;
    const void *left_by = nullptr;
};

static int device = 0;
static std::map<byte *, Memory *> allocations;
static std::map<std::pair<int, const void *>, Variable> variables;
static std::map<std::pair<int, const void *>, Memory *> variable_memory;
/// The kernel that ran last on a device.
static std::map<int, const void *> last_kernel;
static std::map<std::pair<Stream, int>, std::deque<std::function<void()>>> queues;
static std::vector<std::pair<dim3, std::pair<dim3, std::pair<size_t, Stream>>>> configurations;
static byte arguments[256];
static int told = 0, launched = 0;

static void drain(Stream stream, int of) {
    auto &queue = queues[{stream, stream ? 0 : of}];
    while (!queue.empty()) {
        auto work = std::move(queue.front());
        queue.pop_front();
        work();
    }
}

static void drain_all() {
    for (auto &queue : queues)
        drain(queue.first.first, queue.first.second);
}

static void later(Stream stream, std::function<void()> work) {
    queues[{stream, stream ? 0 : device}].push_back(std::move(work));
}

/// Some of what is under way ends.
static void go_on() {
    for (auto &queue : queues)
        for (unsigned count = draw(3); count > 0 && !queue.second.empty(); --count) {
            auto work = std::move(queue.second.front());
            queue.second.pop_front();
            work();
        }
}

static struct AtEnd {
    AtEnd() {
        if (const char *seed = std::getenv("LAUNCHES_DRAWS"))
            draws = std::strtoull(seed, nullptr, 10) * 2 + 1;
    }
    ~AtEnd() { drain_all(); }
} at_end;

static Memory *memory_at(const void *pointer) {
    auto after = allocations.upper_bound((byte *)pointer);
    if (after == allocations.begin())
        return nullptr;
    --after;
    Memory *memory = after->second;
    return (byte *)pointer <= memory->bytes + memory->size ? memory : nullptr;
}

static void wrong(const char *what) {
    std::fprintf(stderr, "the program has a wrong %s\n", what);
    std::fflush(stdout);
    std::abort();
}

/// The memory that so many bytes behind the pointer belong to.
static Memory *checked(const void *pointer, size_t bytes, const char *what) {
    Memory *memory = memory_at(pointer);
    if (!memory || (byte *)pointer + bytes > memory->bytes + memory->size)
        wrong(what);
    return memory;
}

/// What was written by its address is what a variable holds.
static void note_written(const void *pointer) {
    Memory *memory = memory_at(pointer);
    if (!memory || !memory->symbol)
        return;
    Variable &variable = variables[{memory->of_device, memory->symbol}];
    variable.set = variable.written = memory->now();
    variable.is_initial = variable.is_initially_written = false;
}

static void tell_memory(const Memory *memory, const byte *pointer, const void *kernel) {
    if (!memory) {
        std::printf(" 0 0 0 0 0 0 -1");
        return;
    }
    bool is_even = true;
    for (size_t i = 0; i < memory->size; ++i)
        is_even &= memory->bytes[i] == memory->bytes[0];
    auto now = memory->now();
    std::printf(" %zu %td %zu %zu %d %d %d", (size_t)memory->bytes, pointer - memory->bytes, memory->size,
                (size_t)memory->symbol, now == memory->first, memory->left_by == kernel && now == memory->left,
                is_even && memory->size ? memory->bytes[0] : -1);
}

static void tell_variable(const Variable &variable, const void *symbol, const void *kernel) {
    std::printf(" %zu %d %d %d", (size_t)symbol, variable.is_initial, variable.is_initially_written,
                variable.left_by == kernel);
    for (const auto *bytes : {&variable.set, &variable.written}) {
        std::printf(" x");
        for (byte b : *bytes)
            std::printf("%02x", b);
    }
}

static void execute(const void *kernel, int on, dim3 grid, dim3 block, size_t shared, const std::vector<byte> &bytes) {
    std::vector<Memory *> given;
    for (size_t place : pointers)
        given.push_back(memory_at(*(byte *const *)(bytes.data() + place)));
    if (told++ < MOST_TOLD) {
        std::printf("launch %u %u %u %u %u %u %zu %zu %d", grid.x, grid.y, grid.z, block.x, block.y, block.z, shared,
                    (size_t)kernel, last_kernel.count(on) ? last_kernel[on] == kernel ? 2 : 1 : 0);
        for (int i = 0; i < ARGUMENT_BYTES; ++i)
            std::printf(" %u", bytes[i]);
        for (int i = 0; i < POINTERS; ++i)
            tell_memory(given[i], *(byte *const *)(bytes.data() + pointers[i]), kernel);
        for (const auto &variable : variables)
            if (variable.first.first == on)
                tell_variable(variable.second, variable.first.second, kernel);
        std::printf("\n");
    }
    for (Memory *memory : given)
        if (memory)
            memory->is_given = true;
    for (auto &allocation : allocations)
        if (allocation.second->is_given && draw(2))
            given.push_back(allocation.second);
    for (Memory *memory : given)
        if (memory)
            memory->leave(kernel);
    for (auto &variable : variables)
        if (variable.first.first == on) {
            for (byte &b : variable.second.written)
                b = 1 + draw(200);
            variable.second.is_initially_written = false;
            variable.second.left_by = kernel;
        }
    last_kernel[on] = kernel;
}

static void launch(const void *kernel, dim3 g, dim3 b, size_t shared, Stream stream) {
    if (++launched > MOST_LAUNCHES) {
        std::fflush(stdout);
        std::_Exit(0);
    }
    std::vector<byte> bytes(arguments, arguments + sizeof arguments);
    std::memset(arguments, 0, sizeof arguments);
    int on = device;
    later(stream, [=] { execute(kernel, on, g, b, shared, bytes); });
    go_on();
}

extern "C" {

int cudaConfigureCall(dim3 g, dim3 b, size_t shared, Stream stream) {
    configurations.push_back({g, {b, {shared, stream}}});
    return 0;
}

int cudaSetupArgument(const void *argument, size_t size, size_t offset) {
    std::memcpy(arguments + offset, argument, size);
    return 0;
}

int cudaLaunch(const void *kernel) {
    auto [g, rest] = configurations.back();
    configurations.pop_back();
    launch(kernel, g, rest.first, rest.second.first, rest.second.second);
    return 0;
}

int cudaLaunchKernel(const void *kernel, dim3 g, dim3 b, void **args, size_t shared, Stream stream) {
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i)
        cudaSetupArgument(args[i], sizes[i], places[i]);
    launch(kernel, g, b, shared, stream);
    return 0;
}

int cudaMalloc(void **place, size_t bytes) {
    go_on();
    Memory *memory = new Memory(bytes);
    allocations[memory->bytes] = memory;
    *place = memory->bytes;
    return 0;
}

int cudaMallocManaged(void **place, size_t bytes, unsigned) { return cudaMalloc(place, bytes); }

int cudaFree(void *pointer) {
    drain_all();
    // The addresses of those that are gone stay theirs.
    if (pointer && !allocations.count((byte *)pointer))
        wrong("free");
    allocations.erase((byte *)pointer);
    return 0;
}

int cudaMemsetAsync(void *pointer, int value, size_t bytes, Stream stream) {
    checked(pointer, bytes, "fill");
    later(stream, [=] {
        std::memset(pointer, value, bytes);
        note_written(pointer);
    });
    go_on();
    return 0;
}

int cudaMemset(void *pointer, int value, size_t bytes) { return cudaMemsetAsync(pointer, value, bytes, nullptr); }

enum Kind { HostToHost, HostToDevice, DeviceToHost, DeviceToDevice };

int cudaMemcpyAsync(void *to, const void *from, size_t bytes, int kind, Stream stream) {
    if (kind != DeviceToHost)
        checked(to, bytes, "copy");
    if (kind != HostToDevice)
        checked(from, bytes, "copy");
    const byte *source = (const byte *)from;
    std::vector<byte> staged(source, kind == HostToDevice ? source + bytes : source);
    later(stream, [=] {
        std::memmove(to, kind == HostToDevice ? staged.data() : from, bytes);
        note_written(to);
    });
    if (kind == DeviceToHost)
        drain(stream, device);
    go_on();
    return 0;
}

int cudaMemcpy(void *to, const void *from, size_t bytes, int kind) {
    return cudaMemcpyAsync(to, from, bytes, kind, nullptr);
}

int cudaMemcpyToSymbolAsync(const void *symbol, const void *from, size_t bytes, size_t offset, int, Stream stream) {
    const byte *source = (const byte *)from;
    std::vector<byte> staged(source, source + bytes);
    int on = device;
    later(stream, [=] {
        Variable &variable = variables[{on, symbol}];
        for (auto *all : {&variable.set, &variable.written}) {
            if (all->size() < offset + bytes)
                all->resize(offset + bytes, 0x5a);
            std::memcpy(all->data() + offset, staged.data(), bytes);
        }
        variable.is_initial = variable.is_initially_written = false;
        variable.left_by = nullptr;
        if (Memory *memory = variable_memory[{on, symbol}])
            std::memcpy(memory->bytes + offset, staged.data(), bytes);
    });
    go_on();
    return 0;
}

int cudaMemcpyToSymbol(const void *symbol, const void *from, size_t bytes, size_t offset, int kind) {
    return cudaMemcpyToSymbolAsync(symbol, from, bytes, offset, kind, nullptr);
}

int cudaMemcpyFromSymbol(void *to, const void *, size_t bytes, size_t, int) {
    drain(nullptr, device);
    std::memset(to, 3, bytes);
    return 0;
}

int cudaGetSymbolAddress(void **place, const void *symbol) {
    Memory *&memory = variable_memory[{device, symbol}];
    if (!memory) {
        memory = new Memory(64);
        memory->symbol = symbol;
        memory->of_device = device;
        allocations[memory->bytes] = memory;
    }
    *place = memory->bytes;
    return 0;
}

static int handles = 0;

int cudaStreamCreate(Stream *stream) {
    *stream = (Stream)(size_t)(0x1000 + 16 * ++handles);
    return 0;
}

int cudaStreamCreateWithFlags(Stream *stream, unsigned) { return cudaStreamCreate(stream); }

int cudaStreamDestroy(Stream stream) {
    drain(stream, device);
    return 0;
}

int cudaStreamSynchronize(Stream stream) {
    drain(stream, device);
    return 0;
}

int cudaDeviceSynchronize() {
    drain(nullptr, device);
    for (auto &queue : queues)
        if (queue.first.first)
            drain(queue.first.first, 0);
    return 0;
}

int cudaSetDevice(int chosen) {
    device = chosen;
    return 0;
}

int cudaGetDevice(int *place) {
    *place = device;
    return 0;
}

int cudaGetDeviceCount(int *place) {
    *place = 2;
    return 0;
}

int cudaGetLastError() { return 0; }

const char *cudaGetErrorString(int) { return ""; }

int cudaFuncSetAttribute(const void *, int, int) { return 0; }
}
