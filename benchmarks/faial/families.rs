//! The families of kernels of Claim 2 (Figure 7 of the paper): one construct,
//! repeated or nested as often as the size says. All are free of races.

use std::fmt::Write;

pub struct Family {
    pub name: &'static str,
    pub file: &'static str,
    /// The kernel of a size.
    pub kernel: fn(u32) -> String,
}

pub const FAMILIES: &[Family] = &[
    Family {
        name: "accesses",
        file: "accesses",
        kernel: accesses,
    },
    Family {
        name: "barriers",
        file: "barriers",
        kernel: barriers,
    },
    Family {
        name: "conditionals",
        file: "conditionals",
        kernel: conditionals,
    },
    Family {
        name: "unsynchronised loops",
        file: "unsynchronised-loops",
        kernel: unsynchronised_loops,
    },
    Family {
        name: "synchronised loops",
        file: "synchronised-loops",
        kernel: synchronised_loops,
    },
];

/// Threads of a block: more than conditionals at the largest size of the paper.
const THREADS: u32 = 64;

/// One block, as in the paper.
pub fn options() -> Vec<String> {
    ["--block", &THREADS.to_string(), "--grid", "1"]
        .map(str::to_owned)
        .to_vec()
}

fn kernel(body: &str) -> String {
    format!("__global__ void k(int *a, int n) {{\n    int t = threadIdx.x;\n{body}}}\n")
}

/// `rd[tid + n·T]; wr[tid + i·T]`, for some n.
fn accesses(size: u32) -> String {
    let mut body = String::new();
    for i in 1..=size {
        let from = (i * 7) % (2 * size) + 1;
        let _ = writeln!(
            body,
            "    a[t + {i} * {THREADS}] = a[t + {from} * {THREADS}];"
        );
    }
    kernel(&body)
}

/// `wr[tid]; sync`
fn barriers(size: u32) -> String {
    let mut body = String::new();
    for i in 1..=size {
        let _ = writeln!(body, "    a[t] = {i};\n    __syncthreads();");
    }
    kernel(&body)
}

/// `if tid == i { wr[tid] }`
fn conditionals(size: u32) -> String {
    let mut body = String::new();
    for i in 0..size {
        let _ = writeln!(body, "    if (t == {i}) a[t] = {i};");
    }
    kernel(&body)
}

/// `for i in 0..N { wr[tid]; for … }`
fn unsynchronised_loops(size: u32) -> String {
    nested(size, "a[t] = i")
}

/// `for i in 0..N { wr[tid]; sync; for … }`
fn synchronised_loops(size: u32) -> String {
    nested(size, "__syncthreads(); a[t] = i")
}

fn nested(size: u32, statement: &str) -> String {
    let mut body = String::new();
    for i in 1..=size {
        let _ = writeln!(
            body,
            "    for (int i{i} = 0; i{i} < n; i{i}++) {{ {statement}{i};"
        );
    }
    let _ = writeln!(body, "    {}", "}".repeat(size as usize));
    kernel(&body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_what_they_say() {
        for family in FAMILIES {
            let count = |size| {
                let text = (family.kernel)(size);
                text.matches("a[t").count()
            };
            assert_eq!(count(50), 50 * count(1), "{}", family.name);
        }
    }

    #[test]
    fn loops_are_nested() {
        let expected = "\
__global__ void k(int *a, int n) {
    int t = threadIdx.x;
    for (int i1 = 0; i1 < n; i1++) { a[t] = i1;
    for (int i2 = 0; i2 < n; i2++) { a[t] = i2;
    }}
}
";
        assert_eq!(unsynchronised_loops(2), expected);
    }
}
