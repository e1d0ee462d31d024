// verify:
// expect: proved
// Functions that Thrust calls: where a predicate says so, of classes that none can be derived from, in pairs
// of elements of one vector, and with Thrust's own pointers and algorithms in them.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>

struct positive {
    __host__ __device__ bool operator()(float x) const { return x > 0; }
};

struct root final {
    float *last;
    __device__ float operator()(float x) const { return sqrtf(thrust::max(x, last[0])); }
};

struct carry {
    template <class Pair> __device__ void operator()(Pair pair) const {
        thrust::get<0>(pair) = thrust::get<1>(pair);
    }
};

struct middle {
    thrust::device_ptr<float> rows, out;
    int width;
    __device__ void operator()(int row) const {
        thrust::sort(thrust::seq, rows + row * width, rows + (row + 1) * width);
        out[row] = rows[row * width + width / 2];
    }
};

int main() {
    const int n = 1000, width = 16;
    thrust::device_vector<float> x(n), y(n + 1), rows(n * width);
    float *last = thrust::raw_pointer_cast(y.data()) + n;
    thrust::transform_if(x.begin(), x.end(), y.begin(), root{last}, positive());
    thrust::transform_if(x.begin(), x.end(), y.begin(), x.begin(), root{last}, positive());
    thrust::for_each_n(thrust::device, thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin() + 1)), n,
                       carry());
    thrust::for_each_n(thrust::make_counting_iterator(0), n, middle{rows.data(), y.data(), width});
}
