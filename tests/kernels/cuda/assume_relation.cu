// verify: --block 64 --grid 8 --assume 'shift >= 512' --assume 'shift < 1000000'
// expect: proved
//
// The copy lands behind all that is read.

__global__ void duplicate(int *data, int shift) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i + shift] = data[i];
}
