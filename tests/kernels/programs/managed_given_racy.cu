// verify:
// expect: defect
//
// As `managed_given.cu`, but one element further to the front.

__managed__ int list[128];

__global__ void shift(int *out) {
    int next = list[threadIdx.x]; // error[race]: read
    out[threadIdx.x] = next; // error[race]: write
}

int main() {
    shift<<<1, 64>>>(list + 63);
    cudaDeviceSynchronize();
    return 0;
}
