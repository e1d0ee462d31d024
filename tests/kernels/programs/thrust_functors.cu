// verify:
// expect: proved
//
// Algorithms with functors of the library, of which there is nothing to follow.

#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/reduce.h>
#include <thrust/transform.h>

__global__ void square(int *data, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= data[i];
}

int main() {
    thrust::device_vector<int> values(1000, 3);
    thrust::transform(values.begin(), values.end(), values.begin(), values.begin(),
                      thrust::multiplies<int>());
    square<<<4, 256>>>(thrust::raw_pointer_cast(values.data()), (int)values.size());
    return thrust::reduce(values.begin(), values.end(), 0, thrust::plus<int>());
}
