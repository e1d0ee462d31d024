//! Counters that host code clears: when they are known to be zero.

use crate::support::folders;

/// The last block sums up.
const SUM: &str = "
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        last = atomicAdd(count, 1) >= gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int all = 0;
        for (int b = 0; b < gridDim.x; b++) all += partial[b];
        *out = all;
    }";

/// Is a counter only assumed to be zero, in a program whose kernels are proved?
fn assumes(kernels: &str, main: &str) -> bool {
    let text = format!(
        "{kernels}
        int main() {{ int *p, *o; unsigned *c; cudaStream_t s, t;
        cudaStreamCreate(&s); cudaStreamCreate(&t);
        cudaMalloc(&p, 256); cudaMalloc(&o, 4); cudaMalloc(&c, 4); {main} }}"
    );
    let (code, text) = folders::verify(&[], &[("k.cu", &text)]);
    assert_eq!(code, Some(0), "{text}");
    text.contains("is zero when the kernel starts")
}

/// What a counter holds is only known where nobody else may write it.
#[test]
fn counters_are_taken_to_be_zero_where_others_may_write_them() {
    let given = format!(
        "__global__ void total(int *partial, int *out, unsigned *count) {{ __shared__ bool last; {SUM} }}
         __device__ unsigned *where;
         __global__ void keep(unsigned *c) {{ if (threadIdx.x + blockIdx.x == 0) where = c; }}
         __global__ void poke() {{ if (threadIdx.x + blockIdx.x == 0) *where = 7; }}"
    );
    let set = "cudaMemsetAsync(c, 0, 4, s); total<<<64, 32, 0, s>>>(p, o, c);";
    assert!(!assumes(&given, set));
    let poked = format!("keep<<<1, 1, 0, s>>>(c); {set} poke<<<1, 1, 0, t>>>();");
    assert!(assumes(&given, &poked));
    let threads = format!(
        "#include <thread>
         {given}
         void later() {{ poke<<<1, 1>>>(); cudaDeviceSynchronize(); }}"
    );
    assert!(assumes(
        &threads,
        &format!("std::thread other(later); {set} other.join();")
    ));
    let cleared = "keep<<<1, 1>>>(c); DEVICE cudaMemset(c, 0, 4); total<<<64, 32>>>(p, o, c);";
    let devices = |chosen: &str| assumes(&given, &cleared.replace("DEVICE", chosen));
    assert!(!devices(""));
    assert!(devices("cudaSetDevice(1);"));
    let variable = format!(
        "__device__ unsigned number;
         __global__ void total(int *partial, int *out) {{
             unsigned *count = &number; __shared__ bool last; {SUM} }}"
    );
    let launch = "total<<<64, 32, 0, s>>>(p, o);";
    assert!(!assumes(&variable, launch));
    let twice = format!(
        "cudaGraph_t g; cudaGraphExec_t e; cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
         {launch} cudaStreamEndCapture(s, &g); cudaGraphInstantiate(&e, g, nullptr, nullptr, 0);
         cudaGraphLaunch(e, 0); cudaGraphLaunch(e, 0);"
    );
    assert!(assumes(&variable, &twice));
    let leaking = format!("{variable} __global__ void leak(unsigned **q) {{ *q = &number; }}");
    let leak = format!(
        "unsigned **q, *h; cudaMalloc(&q, 8); leak<<<1, 1>>>(q);
         cudaMemcpy(&h, q, 8, cudaMemcpyDeviceToHost);
         unsigned z = 0; cudaMemcpyToSymbol(number, &z, 4); cudaMemset(h, 1, 4); {launch}"
    );
    assert!(assumes(&leaking, &leak));
}

/// Libraries call functions of the program, by their addresses or by their names, which launch.
#[test]
fn counters_are_taken_to_be_zero_where_libraries_call_the_program() {
    let kernels = format!(
        "#include <cstdlib>
         #include <string>
         #include <thrust/count.h>
         #include <thrust/device_vector.h>
         __device__ unsigned number;
         __global__ void total(int *partial, int *out) {{
             unsigned *count = &number; __shared__ bool last; {SUM} }}
         struct Counted {{ __device__ bool operator()(int) const {{ return atomicAdd(&number, 1) > 2; }} }};
         thrust::device_vector<int> *all;
         int draw(const void *, const void *) {{ return thrust::count_if(all->begin(), all->end(), Counted()); }}
         int order(const void *a, const void *b) {{ return *(const int *)a - *(const int *)b; }}
         struct Step {{ int n; }};
         Step operator/=(Step, int);
         extern \"C\" void cudaStep(int);"
    );
    let between = |more: &str, what: &str| {
        let main = format!(
            "all = new thrust::device_vector<int>(3); int x[2] = {{2, 1}}; std::string text(\"a\");
             const unsigned zero = 0; cudaMemcpyToSymbol(number, &zero, sizeof zero);
             {what} total<<<64, 32>>>(p, o); cudaDeviceSynchronize(); puts(text.c_str() + x[0]);"
        );
        assumes(&format!("{kernels}\n{more}"), &main)
    };
    assert!(!between("", "qsort(x, 2, 4, order);"));
    assert!(between("", "qsort(x, 2, 4, draw);"));
    assert!(between("", "Step{1} /= 2;"));
    assert!(between("", "cudaStep(1);"));
    let replaced = "__global__ void note() { atomicAdd(&number, 1); }
         void *operator new(size_t n) { note<<<1, 1>>>(); return malloc(n); }";
    assert!(between(replaced, "text.append(100, 'x');"));
    let before = "int drawn = draw(nullptr, nullptr);";
    assert!(assumes(
        &format!("{kernels}\n{before}"),
        "total<<<64, 32>>>(p, o);"
    ));
}

/// What is done in another stream than the default one is not in order with it.
#[test]
fn counters_are_taken_to_be_zero_where_thrust_uses_another_stream() {
    let with = |policy: &str| {
        let text = format!(
            "#include <thrust/execution_policy.h>
             #include <thrust/for_each.h>
             #include <thrust/iterator/counting_iterator.h>
             struct First {{ int *out; unsigned *count;
                 __device__ void operator()(int i) const {{ if (atomicAdd(count, 1) == 0) out[0] = i; }} }};
             int main() {{ int *o; unsigned *c; cudaStream_t s;
                 cudaStreamCreate(&s); cudaMalloc(&o, 4); cudaMalloc(&c, 4); cudaMemset(c, 0, 4);
                 thrust::for_each_n({policy}, thrust::counting_iterator<int>(0), 1000, First{{o, c}}); }}"
        );
        let (code, text) = folders::verify(&[], &[("k.cu", &text)]);
        assert_eq!(code, Some(0), "{text}");
        text.contains("assuming that the counter `function.count` is zero before this launch")
    };
    assert!(!with("thrust::cuda::par"));
    assert!(with("thrust::cuda::par.on(s)"));
}

/// The host may find an address in memory where a kernel has put it.
#[test]
fn counters_are_taken_to_be_zero_where_the_host_may_find_them() {
    let kernels = format!(
        "#include <cstdio>
         #include <iostream>
         struct Queue {{ unsigned *count; }};
         __global__ void keep(Queue *q, unsigned *c) {{ if (threadIdx.x + blockIdx.x == 0) q->count = c; }}
         __global__ void total(int *partial, int *out, unsigned *count) {{ __shared__ bool last; {SUM} }}
         __attribute__((noinline)) void set(Queue *q, int n) {{ if (n > 0) set(q, n - 1); else *q->count = 3; }}
         void again(int n) {{
             if (n > 0) again(n - 1);
             else {{ Queue *own; cudaMalloc(&own, 8); keep<<<1, 1>>>(own, nullptr); }}
         }}"
    );
    let between = |allocator: &str, found: &str| {
        let main = format!(
            "Queue *q; {allocator}(&q, sizeof *q); {allocator}(&c, 4); keep<<<1, 1>>>(q, c);
             cudaDeviceSynchronize(); cudaMemset(c, 0, 4); cudaDeviceSynchronize();
             {found} total<<<64, 32>>>(p, o, c);"
        );
        assumes(&kernels, &main)
    };
    let copied = "Queue h; cudaMemcpy(&h, q, sizeof h, cudaMemcpyDeviceToHost); ";
    assert!(between(
        "cudaMalloc",
        &format!("{copied} cudaMemset(h.count, 3, 4);")
    ));
    assert!(between("cudaMallocManaged", "*q->count = 3;"));
    assert!(between("cudaMallocManaged", "set(q, 2);"));
    assert!(between("cudaMallocManaged", "scanf(\"%u\", q->count);"));
    assert!(between("cudaMallocManaged", "std::cin >> *q->count;"));
    assert!(between("cudaMalloc", "again(2);"));
    // The address comes as a number.
    let beside = "struct { unsigned *p; int k; } v; cudaMemcpy(&v, q, 8, cudaMemcpyDeviceToHost);";
    assert!(between(
        "cudaMalloc",
        &format!("{beside} cudaMemset(v.p, 1, 4);")
    ));
    let added = "__atomic_fetch_add(q->count, 5, __ATOMIC_RELAXED);";
    assert!(between("cudaMallocManaged", added));
    assert!(between(
        "cudaMallocManaged",
        "cudaDriverGetVersion((int *)q->count);"
    ));
    let elsewhere =
        format!("{copied} total<<<64, 32>>>(p, o, c); cudaMemsetAsync(h.count, 1, 4, s);");
    let main = format!(
        "Queue *q; cudaMalloc(&q, sizeof *q); keep<<<1, 1>>>(q, c); cudaDeviceSynchronize();
         cudaMemset(c, 0, 4); cudaDeviceSynchronize(); {elsewhere}"
    );
    assert!(assumes(&kernels, &main));
    let own =
        "int n = 0; scanf(\"%d\", &n); std::cin >> n; printf(\"%d\\n\", n); cudaGetLastError();";
    assert!(!between("cudaMallocManaged", own));
    assert!(!between(
        "cudaMalloc",
        &format!("{copied} std::cout << h.count << 3.5;")
    ));
}
