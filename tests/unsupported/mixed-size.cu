// explore

__global__ void kernel(unsigned *word) {
    unsigned char *bytes = reinterpret_cast<unsigned char *>(word);
    bytes[threadIdx.x] = 1;
    atomicAdd(word, 1);
}
