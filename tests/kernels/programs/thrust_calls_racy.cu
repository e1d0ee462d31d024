// verify:
// expect: defect
// As `thrust_calls.cu`, where what one call writes another one reads or writes.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>

struct smooth {
    float *values;
    int n;
    __device__ void operator()(int i) const {
        float left = i > 0 ? values[i - 1] : 0; // error[race]: read
        values[i] = (left + values[i]) / 2; // error[race]: write
    }
};

int main(int argc, char **argv) {
    int n = 1000;
    thrust::device_vector<float> x(n), z(2 * n);
    float *raw = thrust::raw_pointer_cast(z.data());
    thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n),
                     smooth{thrust::raw_pointer_cast(x.data()), n});
    thrust::for_each_n(thrust::device, thrust::counting_iterator<int>(0), n,
                       [=] __device__(int i) { raw[i / 2] = i; }); // error[race]: write, write
    thrust::tabulate(x.begin(), x.end(), [=] __device__(long i) {
        raw[0] = i; // error[race]: write, write
        return (float)i;
    });
}
