//! The concrete machine on small kernels: what they compute, and what it finds.

mod native;
mod runs;
mod warps;

use runs::{Run, run_cuda, run_opencl};
use warpproof::exec::{End, Finding};

#[test]
fn arithmetic_and_memory() {
    let mut run = run_cuda(
        "__global__ void k(int *out, int n, float x) {
           int i = blockIdx.x * blockDim.x + threadIdx.x;
           if (i < n) out[i] = i * i - 7 + (int)(x * 2.0f);
         }",
        [8, 1, 1],
        [4, 1, 1],
        &[30, u128::from(1.5_f32.to_bits())],
    );
    assert_eq!(run.end, End::Finished);
    assert_eq!(run.findings, []);
    for i in 0..30 {
        assert_eq!(run.int("out", i), i * i - 4, "{i}");
    }
    assert_eq!(run.int("out", 30), 0);
}

const REDUCTION: &str = "__global__ void k(int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    for (int d = 32; d > 0; d /= 2) {
      if (t < d) s[t] += s[t + d];
      BARRIER
    }
    if (t == 0) out[blockIdx.x] = s[0];
  }";

#[test]
fn a_tree_reduction_and_its_racy_twin() {
    let good = REDUCTION.replace("BARRIER", "__syncthreads();");
    let mut run = run_cuda(&good, [64, 1, 1], [2, 1, 1], &[]);
    assert_eq!(run.findings, []);
    assert_eq!(run.int("out", 1), 63 * 64 / 2);
    let run = run_cuda(
        &REDUCTION.replace("BARRIER", ""),
        [64, 1, 1],
        [1, 1, 1],
        &[],
    );
    assert!(run.races() > 0, "{:?}", run.findings);
}

#[test]
fn barrier_divergence() {
    let diverges = |body: &str| {
        let source = format!("__global__ void k(int *out) {{ int t = threadIdx.x; {body} }}");
        let run = run_cuda(&source, [8, 1, 1], [1, 1, 1], &[]);
        let divergence = |finding: &Finding| matches!(finding, Finding::Divergence { .. });
        run.findings.iter().any(divergence)
    };
    assert!(diverges("if (t < 4) __syncthreads();"));
    assert!(diverges(
        "if (t < 4) __syncthreads(); else __syncthreads();"
    ));
    assert!(diverges("if (t == 3) return; __syncthreads();"));
    assert!(diverges("for (int i = 0; i < t; i++) __syncthreads();"));
    assert!(diverges(
        "for (int i = 0; i < (t < 4 ? 2 : 1); i++)
           for (int j = 0; j < (t < 4 ? 1 : 2); j++) __syncthreads();"
    ));
    assert!(!diverges(
        "for (int i = 0; i < 3; i++) __syncthreads(); if (t == 3) return;"
    ));
    assert!(!diverges(
        "__syncthreads(); if (t < 4) out[t] = 1; __syncthreads();"
    ));
}

#[test]
fn warps_exchange_values() {
    let mut run = run_cuda(
        "__global__ void k(int *out) {
           int t = threadIdx.x;
           int v = t;
           for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(~0u, v, d);
           unsigned odd = __ballot_sync(~0u, t & 1);
           int count = __syncthreads_count(t < 5);
           if (t % 32 == 0) { out[t / 32] = v; out[10] = odd; out[11] = count; }
         }",
        [64, 1, 1],
        [1, 1, 1],
        &[],
    );
    assert_eq!(run.end, End::Finished);
    assert_eq!(run.int("out", 0), 31 * 32 / 2);
    assert_eq!(run.int("out", 1), 31 * 32 / 2 + 32 * 32);
    assert_eq!(run.int("out", 10) as u32, 0xaaaa_aaaa);
    assert_eq!(run.int("out", 11), 5);
}

#[test]
fn the_last_block_sums_up() {
    let source = "__device__ unsigned ticket;
        __global__ void k(int *part, int *out) {
          part[blockIdx.x] = blockIdx.x + 1;
          FENCE
          if (atomicAdd(&ticket, 1) == gridDim.x - 1) {
            FENCE
            int sum = 0;
            for (int i = 0; i < gridDim.x; i++) sum += part[i];
            *out = sum;
          }
        }";
    let good = source.replace("FENCE", "__threadfence();");
    let mut run = run_cuda(&good, [1, 1, 1], [5, 1, 1], &[]);
    assert_eq!(run.findings, []);
    assert_eq!(run.int("out", 0), 15);
    let run = run_cuda(&source.replace("FENCE", ""), [1, 1, 1], [5, 1, 1], &[]);
    assert_eq!(run.races(), 1);
}

#[test]
fn fences_of_opencl_barriers_order_their_memory_alone() {
    let source = "kernel void k(global int *g, local int *l) {
        int i = get_local_id(0);
        g[i] = i; l[i] = i;
        barrier(FENCE);
        g[8 + i] = g[7 - i] + l[7 - i];
      }";
    let races = |fence: &str| {
        let run = run_opencl(&source.replace("FENCE", fence), [8, 1, 1], [1, 1, 1], &[]);
        run.races()
    };
    assert_eq!(races("CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE"), 0);
    assert_eq!(races("CLK_LOCAL_MEM_FENCE"), 1);
    assert_eq!(races("CLK_GLOBAL_MEM_FENCE"), 1);
}

#[test]
fn memory_that_is_not_there() {
    let source = "__global__ void k(int *out, int *p) {
        __shared__ int s[4];
        if (threadIdx.x == 0) s[0] = 1;
        out[0] = s[threadIdx.x + 1];
        s[threadIdx.x * 4] = 2;
        out[1] = *(int *)((char *)p + 2);
        out[2] = *(int *)16;
      }";
    let run = run_cuda(source, [2, 1, 1], [1, 1, 1], &[]);
    let has =
        |test: fn(&Finding) -> bool| assert!(run.findings.iter().any(test), "{:?}", run.findings);
    has(|finding| matches!(finding, Finding::Uninitialised { bytes: 4, .. }));
    has(|finding| matches!(finding, Finding::OutOfBounds { offset: 16, .. }));
    has(|finding| matches!(finding, Finding::Misaligned { offset: 2, .. }));
    has(|finding| matches!(finding, Finding::WildPointer { address: 16, .. }));
}

#[test]
fn assertions_and_assumptions() {
    let run = run_cuda(
        "__global__ void k(int n) { __requires(n > 3); __assert(threadIdx.x != n); }",
        [8, 1, 1],
        [1, 1, 1],
        &[5],
    );
    assert!(matches!(
        run.findings[..],
        [Finding::Assertion { thread: 5, .. }]
    ));
    let run = run_cuda(
        "__global__ void k(int n) { __requires(n > 3); }",
        [8, 1, 1],
        [1, 1, 1],
        &[3],
    );
    assert!(matches!(run.end, End::NotAssumed { .. }));
}

#[test]
fn endless_loops_end() {
    let run: Run = run_cuda(
        "__global__ void k(volatile int *p) { while (*p == 0) { } }",
        [1, 1, 1],
        [1, 1, 1],
        &[],
    );
    assert_eq!(run.end, End::StepLimit);
}

/// A copy or fill takes a step for each piece.
#[test]
fn endless_fills_end_at_the_limit() {
    let fill = "__global__ void k(char *a) { memset(a, 0, 1ull << 40); }";
    let run = run_cuda(fill, [1, 1, 1], [1, 1, 1], &[]);
    assert_eq!(run.end, End::StepLimit);
    let copy = "kernel void k(global int *a, local int *b) {
        wait_group_events(1, (event_t[]){async_work_group_copy(b, a, 1 << 30, 0)});
    }";
    let run = run_opencl(copy, [1, 1, 1], [1, 1, 1], &[]);
    assert_eq!(run.end, End::StepLimit);
}
