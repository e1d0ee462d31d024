// verify:
// expect: defect
//
// As `thrust_functors.cu`, but each block begins anew.

#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/reduce.h>
#include <thrust/transform.h>

__global__ void square(int *data, int n) {
    int i = threadIdx.x;
    if (i < n)
        data[i] *= data[i]; // error[race]: read, write
}

int main() {
    thrust::device_vector<int> values(1000, 3);
    thrust::transform(values.begin(), values.end(), values.begin(), values.begin(),
                      thrust::multiplies<int>());
    square<<<4, 256>>>(thrust::raw_pointer_cast(values.data()), (int)values.size());
    return thrust::reduce(values.begin(), values.end(), 0, thrust::plus<int>());
}
