//! Control flow, inlining and spans.

use super::support::*;
use warpproof::analysis::cfg::Cfg;
use warpproof::kir::Span;

#[test]
fn switches_and_double_edges() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, i32 %x) {\n\
         entry:\n  switch i32 %x, label %other [ i32 -1, label %join\n i32 2, label %join\n i32 3, label %three ]\n\
         three:\n  br label %join\n\
         other:\n  br label %join\n\
         join:\n  %v = phi i32 [ 1, %entry ], [ 1, %entry ], [ 3, %three ], [ 0, %other ]\n\
           store i32 %v, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    assert_eq!(
        with(&module, "switch"),
        ["switch v0 [4294967295: join] [2: join] [3: three] else other"]
    );
    assert_eq!(
        with(&module, "phi"),
        ["v1 v = phi [entry: i32 1], [three: i32 3], [other: i32 0] : i32"]
    );
}

#[test]
fn unreachable_code_is_dropped() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p) {\n\
         entry:\n  br label %exit\n\
         dead:\n  br label %exit\n\
         exit:\n  %v = phi i32 [ 1, %entry ], [ 2, %dead ]\n\
           store i32 %v, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    assert_eq!(module.kernels[0].blocks.len(), 2);
}

#[test]
fn loops_have_closed_form() {
    // `imported` checks it; the value used behind the loop goes through a phi.
    let module = source(
        "cu",
        "__global__ void f(int *a, int n) {\n\
           int i = 0;\n  while (i < n && a[i] != 0) { if (a[i] == 7) break; i += blockDim.x; }\n\
           a[0] = i;\n}\n",
    );
    assert!(Cfg::new(&module.kernels[0]).is_ok());
    assert!(
        lines(&module)
            .iter()
            .filter(|line| line.contains("phi"))
            .count()
            >= 2
    );
}

#[test]
fn irreducible_control_flow_is_kept_and_told() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, i1 %c) {\n\
         entry:\n  br i1 %c, label %a, label %b\n\
         a:\n  store i32 1, ptr addrspace(1) %p\n  br i1 %c, label %b, label %exit\n\
         b:\n  store i32 2, ptr addrspace(1) %p\n  br label %a\n\
         exit:\n  ret void\n}\n",
    );
    assert!(Cfg::new(&module.kernels[0]).is_err());
}

#[test]
fn nothing_follows_a_trap() {
    let module = source(
        "cu",
        "__global__ void f(int *a, int n) {\n\
           for (int i = 0; i < n; i++) { if (a[i] == 0) { __trap(); a[i] = 1; } a[i] = 2; }\n\
           if (n == 3) { asm volatile(\"exit;\"); a[0] = 3; }\n}\n",
    );
    assert_eq!(
        with(&module, "store."),
        ["store.align4 v8, i32 2"],
        "{:?}",
        lines(&module)
    );
    assert_eq!(with(&module, "unreachable").len(), 1);
    assert_eq!(with(&module, "return").len(), 2);
    assert_eq!(unsupported(&module), [""; 0]);
}

#[test]
fn computed_jumps_keep_all_targets() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, ptr %to) {\n\
         entry:\n  indirectbr ptr %to, [label %a, label %b]\n\
         a:\n  store i32 1, ptr addrspace(1) %p\n  ret void\n\
         b:\n  store i32 2, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    assert_eq!(unsupported(&module), ["a computed jump"]);
    assert_eq!(with(&module, "store.").len(), 2);
}

#[test]
fn everything_is_inlined() {
    let module = source(
        "cu",
        "struct Shape { __device__ virtual int sides() const { return 0; } };\n\
         struct Square : Shape { __device__ int sides() const override { return 4; } };\n\
         template <class F> __device__ __noinline__ int twice(F f, int x) { return f(f(x)); }\n\
         __device__ int inc(int x) { return x + 1; }\n\
         __global__ void f(int *a) {\n\
           int k = a[1];\n\
           auto add = [=](int x) { return x + k; };\n\
           int (*pointer)(int) = inc;\n\
           a[0] = twice(add, 1) + pointer(2) + twice(inc, 3);\n}\n",
    );
    assert_eq!(unsupported(&module), [""; 0]);
    assert_eq!(module.kernels.len(), 1);
}

#[test]
fn spans_carry_the_call_sites() {
    let module = source(
        "cu",
        "__device__ void put(int *p) {\n  *p = 1;\n}\n\
         __global__ void f(int *a) {\n  put(a + 1);\n}\n",
    );
    let kernel = &module.kernels[0];
    let store = kernel
        .insts
        .values()
        .find(|data| matches!(data.inst, warpproof::kir::Inst::Store { .. }));
    let span: &Span = &module.spans[store
        .and_then(|data| data.span)
        .expect("a store with a place")];
    let site = &module.spans[span.inlined_at.expect("a call site")];
    assert_eq!((span.line, site.line), (2, 5));
    assert!(span.file.ends_with("kernel.cu") && site.inlined_at.is_none());
}

#[test]
fn values_have_the_names_of_variables() {
    let module = source(
        "cu",
        "__global__ void f(int *a, unsigned width) {\n\
           for (unsigned column = 0; column < width; column++) a[column] = 0;\n}\n",
    );
    assert!(
        with(&module, "phi")[0].contains(" column = "),
        "{:?}",
        lines(&module)
    );
    assert!(module.kernels[0].params[0].unsigned);
}
