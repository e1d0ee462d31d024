// verify:
// expect: proved
// Functions that Thrust's algorithms call for each element run in parallel.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/generate.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>

struct saxpy {
    float a;
    __host__ __device__ float operator()(float x, float y) const { return a * x + y; }
};

struct exchange {
    template <class Pair> __device__ void operator()(Pair pair) const {
        float kept = thrust::get<0>(pair);
        thrust::get<0>(pair) = thrust::get<1>(pair);
        thrust::get<1>(pair) = kept;
    }
};

struct doubled {
    __host__ __device__ int operator()(int i) const { return 2 * i; }
};

struct smooth {
    const float *in;
    float *out;
    int n;
    __device__ void operator()(int i) const {
        float left = i > 0 ? in[i - 1] : 0, right = i + 1 < n ? in[i + 1] : 0;
        out[i] = (left + in[i] + right) / 3;
    }
};

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    if (n < 1)
        return 1;
    thrust::device_vector<float> x(n), y(n), z(2 * n);
    float *raw = thrust::raw_pointer_cast(z.data());
    thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), saxpy{2});
    auto both = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin()));
    thrust::for_each(both, both + n, exchange());
    auto even = thrust::make_transform_iterator(thrust::counting_iterator<int>(0), doubled());
    thrust::for_each_n(thrust::device, even, n, [=] __device__(int i) { raw[i] = raw[i + 1]; });
    thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n),
                     smooth{thrust::raw_pointer_cast(x.data()), thrust::raw_pointer_cast(y.data()), n});
    thrust::transform(thrust::device, raw, raw + n, raw + n, [] __device__(float v) { return v / 2; });
    thrust::tabulate(y.begin(), y.end(), [] __device__(long i) { return (float)i; });
    thrust::generate(x.begin(), x.end(), [=] __device__() { return raw[0]; });
}
