//! Pointers, copies, objects and atomics.

use super::support::*;

#[test]
fn no_access_is_removed_merged_or_moved() {
    let module = source(
        "cu",
        "__global__ void f(int *a, int *b) {\n\
           int dead = a[0];\n  int x = a[threadIdx.x];\n  int y = a[threadIdx.x];\n\
           b[0] = 1;\n  b[0] = 2;\n\
           if (x > y) b[1] = a[1]; else b[1] = a[1];\n}\n",
    );
    assert_eq!(with(&module, "load.").len(), 5);
    assert_eq!(with(&module, "store.").len(), 4);
}

#[test]
fn element_pointers_are_scaled_sums() {
    let module = nvptx(
        "%s = type { i32, [4 x %t] }\n%t = type { i8, double }\n\
         define ptx_kernel void @f(ptr addrspace(1) %p, i64 %i, i32 %j) {\n\
           %q = getelementptr inbounds %s, ptr addrspace(1) %p, i64 %i, i32 1, i32 %j, i32 1\n\
           store double 0.0, ptr addrspace(1) %q\n\
           %r = getelementptr i8, ptr addrspace(1) %q, i64 -3\n\
           store i8 0, ptr addrspace(1) %r\n\
           ret void\n}\n",
    );
    assert_eq!(
        with(&module, "ptradd"),
        [
            "v2 q = ptradd.inbounds &p + 72*v0 + 16*v1 + 16 : ptr(global)",
            "v3 r = ptradd v2 + -3 : ptr(global)"
        ]
    );
}

#[test]
fn constant_expressions_are_computed_once() {
    let module = nvptx(
        "@a = internal addrspace(3) global [8 x i32] undef\n\
         define ptx_kernel void @f(i1 %c) {\n\
         entry:\n  br i1 %c, label %x, label %y\n\
         x:\n  br label %y\n\
         y:\n\
           %p = phi ptr [ getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 12), %x ],\n\
                        [ addrspacecast (ptr addrspace(3) @a to ptr), %entry ]\n\
           store i32 1, ptr %p\n\
           store i32 2, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i64 12) to ptr)\n\
           ret void\n}\n",
    );
    assert_eq!(unsupported(&module), [""; 0]);
    assert_eq!(
        lines(&module),
        [
            "v1 = ptradd &a + 12 : ptr(shared)",
            "branch v0, x, y",
            "jump y",
            "v2 p = select v0, v1, &a : ptr(shared)",
            "store.align4 v2, i32 1",
            "store.align4 v1, i32 2",
            "return"
        ]
    );
}

#[test]
fn undefined_values_are_arbitrary() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, i1 %c) {\n\
         entry:\n  br i1 %c, label %x, label %y\n\
         x:\n  br label %y\n\
         y:\n  %v = phi i32 [ undef, %x ], [ 7, %entry ]\n\
           store i32 %v, ptr addrspace(1) %p\n\
           %w = freeze i32 poison\n\
           store i32 %w, ptr addrspace(1) %p\n\
           ret void\n}\n",
    );
    assert_eq!(
        with(&module, "phi"),
        ["v2 v = phi [x: v1], [entry: i32 7] : i32"]
    );
    assert_eq!(
        with(&module, "nondet"),
        ["v1 = nondet unset : i32", "v3 w = nondet unset : i32"]
    );
}

#[test]
fn what_follows_a_variable_that_was_never_written_is_kept() {
    let module = source(
        "cu",
        "__global__ void f(int *a, int n) {\n\
           int x, y, v[2];  if (n) y = 7;\n\
           if (x) a[0] = threadIdx.x;\n  if (y == 7) a[1] = 2;\n  if (v[1]) a[2] = 3;\n}\n",
    );
    assert_eq!(with(&module, "store.").len(), 3);
    assert_eq!(with(&module, "branch").len(), 4);
    assert_eq!(with(&module, "nondet").len(), 3);
}

#[test]
fn a_short_copy_is_made_of_elements() {
    let module = source(
        "cu",
        "struct S { int a; float b; char c; double d; };\n\
         __global__ void f(S *p, S *q) { p[threadIdx.x] = q[threadIdx.x]; }\n",
    );
    let types: Vec<String> = with(&module, "load.")
        .iter()
        .map(|line| line.rsplit(' ').next().expect("a type").to_owned())
        .collect();
    // The three bytes between `c` and `d` are copied as well.
    assert_eq!(types, ["i32", "f32", "i8", "i8", "i16", "i32", "f64"]);
}

#[test]
fn odd_tails_and_overlapping_copies_are_exact() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %q) {\n\
           call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %p, ptr addrspace(3) align 4 %q, i64 7, i1 false)\n\
           call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %p, ptr addrspace(1) align 1 %p, i64 2, i1 false)\n\
           ret void\n}\n\
         declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)\n\
         declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n",
    );
    let kinds: String = lines(&module)
        .iter()
        .filter_map(|line| match () {
            () if line.contains("load.") => Some('r'),
            () if line.starts_with("store.") => Some('w'),
            () => None,
        })
        .collect();
    assert_eq!(kinds, "rrrwwwrrww");
}

#[test]
fn long_copies_stay_one_instruction() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {\n\
           call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i1 false)\n\
           call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 3, i64 5000, i1 false)\n\
           call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 3, i64 4, i1 false)\n\
           call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i1 false)\n\
           ret void\n}\n\
         declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n\
         declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n\
         declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)\n",
    );
    assert_eq!(
        lines(&module),
        [
            "memcopy &p, &q, v0",
            "memset &p, i8 3, i64 5000",
            "store.align4 &p, i32 50529027",
            "unsupported Memmove",
            "return"
        ]
    );
}

#[test]
fn dynamic_shared_arrays_are_one_object() {
    let module = source(
        "cu",
        "__constant__ int table[2] = {5, 6};\n\
         __device__ int counter;\n\
         __global__ void f() {\n\
           extern __shared__ int words[]; extern __shared__ char bytes[]; __shared__ int fixed[4];\n\
           words[0] = 1; bytes[4] = 2; fixed[1] = table[1]; counter = 3;\n}\n",
    );
    assert_eq!(
        declarations(&module),
        [
            "object o0 words: shared [?] variable",
            "object o1 table: constant [8] variable constant at first table = 0500000006000000",
            "object o2 fixed: shared [16] variable",
            "object o3 counter: global [4] variable at first counter = 00000000"
        ]
    );
    assert_eq!(with(&module, "store.align1").len(), 1);
}

#[test]
fn constants_keep_their_initial_bytes() {
    let module = source(
        "cl",
        "__constant short table[3] = {1, -2, 3};\n\
         __kernel void f(__global int *o, int i) { o[i] = table[i]; }\n",
    );
    assert_eq!(
        declarations(&module)[2],
        "object o1 table: constant [6] variable constant = 0100feff0300"
    );
}

#[test]
fn orders_and_scopes_of_atomics() {
    let module = amdgcn(
        "define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {\n\
           %a = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope(\"agent\") monotonic\n\
           %b = cmpxchg weak ptr addrspace(1) %p, i32 %a, i32 %x syncscope(\"workgroup-one-as\") acq_rel acquire\n\
           %c = load atomic i32, ptr addrspace(1) %p syncscope(\"wavefront\") acquire, align 4\n\
           store atomic i32 %c, ptr addrspace(1) %p seq_cst, align 4\n\
           fence syncscope(\"singlethread\") release\n\
           %d = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %x syncscope(\"mystery\") monotonic\n\
           ret void\n}\n",
    );
    assert_eq!(
        with(&module, "atomic."),
        ["v1 a = atomic.add.relaxed.gpu &p, v0 : i32"]
    );
    assert_eq!(
        with(&module, "cmpxchg"),
        ["v2 b.x = cmpxchg.acqrel.block.acquire &p, v1, v0 : i32"]
    );
    assert_eq!(
        with(&module, "load."),
        ["v6 c = load.acquire.warp.align4 &p : i32"]
    );
    assert_eq!(
        with(&module, "store."),
        ["store.seqcst.system.align4 &p, v6"]
    );
    assert_eq!(
        with(&module, "fence"),
        ["fence.release.thread fences(shared, global, images)"]
    );
    assert_eq!(unsupported(&module), ["synchronisation scope `mystery`"]);
}

#[test]
fn truth_values_are_bytes_in_memory() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p) {\n\
           %b = load i1, ptr addrspace(1) %p\n\
           store i1 %b, ptr addrspace(1) %p\n\
           ret void\n}\n",
    );
    assert_eq!(
        lines(&module),
        [
            "v0 = load.align1 &p : i8",
            "v1 b = trunc v0 : i1",
            "v2 = zext v1 : i8",
            "store.align1 &p, v2",
            "return"
        ]
    );
}
