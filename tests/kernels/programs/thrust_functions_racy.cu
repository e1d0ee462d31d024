// verify:
// expect: defect
// As `thrust_functions.cu`, where what one call writes another one reads or writes.
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

struct noted {
    float *last;
    __device__ bool operator()(float x) const { return (last[0] = x) > 0; } // error[race]: write
};

struct root final {
    float *last;
    __device__ float operator()(float x) const { return last[0] = x; } // error[race]: write
};

struct carry {
    template <class Pair> __device__ void operator()(Pair pair) const {
        thrust::get<0>(pair) = thrust::get<1>(pair); // error[race]: read, write
    }
};

struct middle {
    thrust::device_ptr<float> rows, out;
    int width;
    __device__ void operator()(int row) const {
        out[row] = rows[row + 1]; // error[race]: read, write
    }
};

int main() {
    const int n = 1000, width = 16;
    thrust::device_vector<float> x(n), y(n + 1), z(n);
    float *last = thrust::raw_pointer_cast(y.data()) + n;
    thrust::transform_if(x.begin(), x.end(), y.begin(), root{last}, positive());
    thrust::transform_if(x.begin(), x.end(), x.begin(), thrust::negate<float>(), noted{last});
    thrust::for_each_n(thrust::device, thrust::make_zip_iterator(thrust::make_tuple(y.begin(), y.begin() + 1)), n,
                       carry());
    thrust::for_each_n(thrust::make_counting_iterator(0), n, middle{y.data(), y.data(), width});
}
