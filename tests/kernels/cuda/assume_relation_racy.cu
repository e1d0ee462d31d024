// verify: --block 64 --grid 8 --assume 'shift >= 511'
// expect: defect
//
// The copy may land on the last element that is read.

__global__ void duplicate(int *data, int shift) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i + shift] = data[i]; // error[race]: read, write
}
