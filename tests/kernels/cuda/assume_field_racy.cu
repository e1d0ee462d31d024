// verify: --block 64 --grid 1 --assume 'view.strides[1] == 1'
// expect: defect
// A view of an array, in which elements lie side by side.
struct View { int strides[2]; float scale; float *data; };

__global__ void fill(View view)
{
    view.data[threadIdx.x * view.strides[0]] = threadIdx.x; // error[race]: write
}
