// verify:
// expect: defect
//
// What is printed moves the places that an open file keeps.

#include <cstdio>

__global__ void count(int *total) { *total += 1; } // error[race]: read, write

int main() {
    int *total;
    cudaMalloc(&total, 4);
    FILE *file = std::fopen("sizes", "w");
    std::fputs("a", file);
    long before = file->_IO_write_ptr - file->_IO_write_base;
    std::fputs("aaaa", file);
    long after = file->_IO_write_ptr - file->_IO_write_base;
    count<<<1, 1 + (after - before)>>>(total);
}
