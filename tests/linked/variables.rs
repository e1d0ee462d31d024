//! Variables of the device that several files of a program name.

use super::{verify, verify_launches, verify_twins};

/// The kernel writes an array, and `put` reads that at a place.
fn reads(place: &str) -> String {
    format!("__device__ void put(int *a, int i) {{ a[i] = table[({place}) % 64]; }}")
}

#[test]
fn variables_of_other_files_are_one() {
    let kernels = "extern __device__ int table[64];
        __device__ void put(int *a, int i);
        __global__ void k(int *a) { table[threadIdx.x] = 1; put(a, threadIdx.x); }";
    verify_twins(kernels, |place| {
        format!("__device__ int table[64];\n{}", reads(place))
    });
    // Defined beside the kernel.
    let own = kernels.replace("extern ", "");
    verify_twins(&own, |place| {
        format!("extern __device__ int table[64];\n{}", reads(place))
    });
    // Defined in both.
    let inline = kernels.replace("extern", "inline");
    verify_twins(&inline, |place| {
        format!("inline __device__ int table[64];\n{}", reads(place))
    });
}

#[test]
fn variables_of_one_file_are_its_own() {
    for set in ["", "void set() { cudaMemcpyToSymbol(table, \"\", 1); }"] {
        let kernels = format!(
            "static __device__ int table[64];
             __device__ void put(int *a, int i);
             {set}
             __global__ void k(int *a) {{ table[threadIdx.x] = 1; put(a, threadIdx.x); }}"
        );
        let others = reads("i / 2");
        let others = format!("static __device__ int table[64];\n{set}\n{others}");
        let (code, text) = verify(&[("kernels.cu", &kernels), ("others.cu", &others)]);
        assert_eq!(code, Some(0), "{text}");
    }
}

#[test]
fn of_two_variables_none_is_taken() {
    let kernels = "extern __device__ int table[64];
        __global__ void k(int *a) { a[threadIdx.x] = table[threadIdx.x]; }";
    let table = "__device__ int table[64];";
    let (code, text) = verify(&[("kernels.cu", kernels), ("a.cu", table), ("b.cu", table)]);
    assert_eq!(code, Some(0), "{text}");
    let said = "`table`, which ./a.cu and ./b.cu both define, may hold anything";
    assert!(text.contains(said), "{text}");
}

#[test]
fn constants_of_other_files_are_what_the_host_sets_them_to() {
    let kernels = "extern __constant__ int stride;
        __global__ void k(int *a) { a[threadIdx.x * stride] = threadIdx.x; }
        void go(int *a) { k<<<1, 64>>>(a); }";
    let others = |set: &str| {
        format!(
            "__constant__ int stride = 1;
             void go(int *); void set();
             int main() {{ int *a, no = 0; cudaMalloc(&a, 256); {set} go(a); }}"
        )
    };
    let set = "cudaMemcpyToSymbol(stride, &no, sizeof no);";
    for (set, code) in [("", 0), (set, 1)] {
        let (found, text) =
            verify_launches(&[("kernels.cu", kernels), ("others.cu", &others(set))]);
        assert_eq!(found, Some(code), "{text}");
    }
    // By a file that declares it, too.
    let setter = format!("extern __constant__ int stride; void set() {{ int no = 0; {set} }}");
    let files = [
        ("kernels.cu", kernels),
        ("others.cu", &others("set();")),
        ("set.cu", &setter),
    ];
    let (code, text) = verify_launches(&files);
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn weak_variables_may_hold_anything() {
    let kernels = "__attribute__((weak)) __constant__ int stride = 1;
        __global__ void k(int *a) { a[threadIdx.x * stride] = threadIdx.x; }
        int main() { int *a; cudaMalloc(&a, 256); k<<<1, 64>>>(a); }";
    let (code, text) = verify_launches(&[("kernels.cu", kernels), ("others.cu", "")]);
    assert_eq!(code, Some(0), "{text}");
    let other = "__constant__ int stride = 0;";
    let (code, text) = verify_launches(&[("kernels.cu", kernels), ("others.cu", other)]);
    assert_eq!(code, Some(1), "{text}");
    // The other one gives way, and is set.
    let strong = kernels.replace("__attribute__((weak))", "");
    let strong = strong.replace("int main() {", "void set(); int main() { set();");
    let other = "__attribute__((weak)) __constant__ int stride;
        void set() { int no = 0; cudaMemcpyToSymbol(stride, &no, sizeof no); }";
    let (code, text) = verify_launches(&[("kernels.cu", &strong), ("others.cu", other)]);
    assert_eq!(code, Some(3), "{text}");
}

#[test]
fn two_variables_hold_anything() {
    let kernels = "extern __constant__ int stride;
        __global__ void k(int *a) { a[threadIdx.x * stride] = threadIdx.x; }";
    let kernels = format!("{kernels} void go(int *a) {{ k<<<1, 64>>>(a); }}");
    let one = "__constant__ int stride = 1;";
    let with_main = "void go(int *); int main() { int *a; cudaMalloc(&a, 256); go(a); }";
    let with_main = format!("{one} {with_main}");
    for (other, code) in [("", 0), (one, 1)] {
        let files = [
            ("kernels.cu", &kernels[..]),
            ("main.cu", &with_main),
            ("other.cu", other),
        ];
        let (found, text) = verify_launches(&files);
        assert_eq!(found, Some(code), "{text}");
    }
}

#[test]
fn inline_variables_are_one_for_the_host() {
    for variable in [
        ("inline __constant__ int stride = 1;", "stride"),
        ("template <class T> __constant__ T all = 1;", "all<int>"),
    ] {
        let (define, name) = variable;
        let kernels = format!(
            "{define}
             __global__ void k(int *a) {{ a[threadIdx.x * {name}] = threadIdx.x; }}
             void other();
             int main() {{
                 int *a, one = 1;
                 cudaMalloc(&a, 256);
                 cudaMemcpyToSymbol({name}, &one, 4);
                 other();
                 k<<<1, 64>>>(a);
             }}"
        );
        let set = format!("int z = 0; cudaMemcpyToSymbol({name}, &z, 4);");
        for (set, code) in [("", 0), (&set[..], 3)] {
            let others = format!(
                "{define}\nint size() {{ return sizeof {name}; }} void other() {{ {set} }}"
            );
            let files = [("kernels.cu", &kernels[..]), ("others.cu", &others)];
            let (found, text) = verify_launches(&files);
            assert_eq!(found, Some(code), "{text}");
        }
    }
}

/// Kernels that use two pointers of variables and a number, and where they are launched.
const TABLES: &str = "#include <cuda_runtime.h>
    __constant__ float *table[2];
    __device__ float *slots[2];
    __constant__ int width;
    __global__ void add(int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) (threadIdx.y ? table[0] : table[1])[i] += 1;
    }
    __global__ void put(int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) (threadIdx.y ? slots[0] : slots[1])[i] += 1;
    }
    __global__ void fill(float *out) { out[threadIdx.y * width + threadIdx.x] = threadIdx.x; }
    void run(int n, float *out) {
        add<<<(n + 127) / 128, dim3(128, 2)>>>(n);
        put<<<(n + 127) / 128, dim3(128, 2)>>>(n);
        fill<<<1, dim3(128, 2)>>>(out);
    }";

fn sets(second: &str, width: usize) -> String {
    format!(
        "#include <cuda_runtime.h>
        #include <cstdlib>
        extern __constant__ float *table[2];
        extern __device__ float *slots[2];
        extern __constant__ int width;
        void run(int n, float *out);
        int main(int argc, char **argv) {{
            int n = atoi(argv[1]), columns = {width};
            if (n < 1 || n > 100000) return 1;
            float *a, *b, *out;
            cudaMalloc(&a, n * sizeof(float));
            cudaMalloc(&b, n * sizeof(float));
            cudaMalloc(&out, 4096);
            float *all[2] = {{a, {second}}};
            cudaMemcpyToSymbol(table, all, sizeof all);
            cudaMemcpyToSymbol(slots, all, sizeof all);
            cudaMemcpyToSymbol(width, &columns, sizeof columns);
            run(n, out);
            return cudaDeviceSynchronize();
        }}"
    )
}

#[test]
fn variables_are_what_another_file_sets_them_to() {
    let (code, text) = verify_launches(&[("kernels.cu", TABLES), ("main.cu", &sets("b", 128))]);
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = verify_launches(&[("kernels.cu", TABLES), ("main.cu", &sets("a", 128))]);
    assert_eq!(code, Some(3), "{text}");
    for (variable, kernel) in [("table", "add"), ("slots", "put")] {
        let why = format!("pointers in `{variable}` may lead into one array here");
        assert!(text.contains(&why), "{text}");
        assert!(
            text.contains(&format!("inconclusive: {kernel} (")),
            "{text}"
        );
    }
    let (code, text) = verify_launches(&[("kernels.cu", TABLES), ("main.cu", &sets("b", 127))]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("race"), "{text}");
    // The file that defines a variable does not use it.
    let files = [
        ("kernels.cu", "__constant__ int stride; __global__ void k(int *a) { a[threadIdx.x * stride] = threadIdx.x; }
            void run(int *a) { k<<<1, 64>>>(a); }"),
        ("main.cu", "extern __constant__ int stride; void run(int *);
            int main() { int *a, one = 1; cudaMalloc(&a, 256); cudaMemcpyToSymbol(stride, &one, 4); run(a); }"),
    ];
    let (code, text) = verify_launches(&files);
    assert_eq!(code, Some(0), "{text}");
    // A third file defines one as well, and sets it.
    let other = "#include <cuda_runtime.h>
        __constant__ int width;
        void set(int columns) { cudaMemcpyToSymbol(width, &columns, sizeof columns); }";
    let files = [
        ("kernels.cu", TABLES),
        ("main.cu", &sets("b", 128)),
        ("other.cu", other),
    ];
    let (code, text) = verify_launches(&files);
    assert_eq!(code, Some(3), "{text}");
    assert!(text.contains("inconclusive: fill ("), "{text}");
}

/// The kernel names the variable, and is passed its address, which main gives itself or another file.
#[test]
fn pointers_to_variables_of_other_files_lead_there() {
    let main = |address: &str| {
        format!(
            "#include <cuda_runtime.h>
            extern __managed__ float rows[1024];
            __managed__ float others[1024];
            float *where();
            __global__ void mix(float *q) {{ int i = threadIdx.x; q[i] = rows[i + 1]; }}
            int main() {{ mix<<<1, 256>>>({address}); return cudaDeviceSynchronize(); }}"
        )
    };
    let rows = "#include <cuda_runtime.h>
        __managed__ float rows[1024];
        float *where() { return rows; }";
    for (address, code) in [("others", 0), ("rows", 1), ("where()", 1)] {
        let (found, text) = verify_launches(&[("main.cu", &main(address)), ("rows.cu", rows)]);
        assert_eq!(found, Some(code), "{address}: {text}");
    }
    // Nothing in that file uses it.
    let alone = "#include <cuda_runtime.h>\n__managed__ float rows[1024];";
    let (found, text) = verify_launches(&[("main.cu", &main("rows")), ("rows.cu", alone)]);
    assert_eq!(found, Some(1), "{text}");
}
