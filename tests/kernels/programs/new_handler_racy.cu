// verify:
// expect: defect
//
// Where memory is short, `new` calls a function of the program.

#include <cstdlib>
#include <new>

__global__ void count(int *total) { *total += 1; } // error[race]: read, write

static int threads = 1;
static char *reserve;

static void make_room() {
    threads = 64;
    if (!reserve)
        std::abort();
    std::free(reserve);
    reserve = nullptr;
}

int main(int argc, char **argv) {
    int *total;
    cudaMalloc(&total, 4);
    reserve = (char *)std::malloc(1 << 30);
    std::set_new_handler(make_room);
    long bytes = std::atol(argv[1]);
    threads = 1;
    char *text = new char[bytes];
    text[argc] = 1;
    count<<<1, threads>>>(total);
    return text[0];
}
