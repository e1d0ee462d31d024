//! Intrinsics, built-in functions, inline assembly, and what is not known.

use super::support::*;

/// The lines of a kernel over `ptr addrspace(1) %p, i32 %x` with this body, but
/// for the return.
fn body(text: &str, declarations: &str) -> Vec<String> {
    let module = nvptx(&format!(
        "define ptx_kernel void @f(ptr addrspace(1) %p, i32 %x) {{\n{text}\n  ret void\n}}\n{declarations}\n"
    ));
    let mut lines = lines(&module);
    lines.pop();
    lines
}

#[test]
fn nvidia_barriers_and_fences() {
    let lines = body(
        "call void @llvm.nvvm.barrier0()\n\
         call void @llvm.nvvm.barrier(i32 1, i32 64)\n\
         call void @llvm.nvvm.barrier.n(i32 0)\n\
         call void @llvm.nvvm.bar.warp.sync(i32 255)\n\
         call void @llvm.nvvm.membar.gl()\n\
         %c = call i32 @llvm.nvvm.barrier0.popc(i32 %x)\n\
         store i32 %c, ptr addrspace(1) %p",
        "declare void @llvm.nvvm.barrier0()\ndeclare void @llvm.nvvm.barrier(i32, i32)\n\
         declare void @llvm.nvvm.barrier.n(i32)\ndeclare void @llvm.nvvm.bar.warp.sync(i32)\n\
         declare void @llvm.nvvm.membar.gl()\ndeclare i32 @llvm.nvvm.barrier0.popc(i32)",
    );
    assert_eq!(
        lines,
        [
            "barrier block fences(shared, global, images)",
            "barrier named i32 1, i32 64 fences(shared, global, images)",
            "barrier block fences(shared, global, images)",
            "barrier warp i32 255 fences(shared, global, images)",
            "fence.seqcst.gpu fences(shared, global, images)",
            "v1 = icmp.ne v0, i32 0 : i1",
            "v2 c = barrier_count v1 fences(shared, global, images) : i32",
            "store.align4 &p, v2"
        ]
    );
}

#[test]
fn what_is_not_known_is_named() {
    let unknown = |text: &str, declarations: &str| -> String {
        let module = nvptx(&format!(
            "define ptx_kernel void @f(ptr %p, i32 %x) {{\n{text}\n  ret void\n}}\n{declarations}\n"
        ));
        unsupported(&module).remove(0)
    };
    assert_eq!(
        unknown("call void @g(ptr %p)", "declare void @g(ptr)"),
        "call of unknown function `g` with a pointer argument"
    );
    assert_eq!(
        unknown("%v = call i32 @_Z1gi(i32 %x)", "declare i32 @_Z1gi(i32)"),
        "call of function `g` without a body"
    );
    assert_eq!(
        unknown("call void %p()", ""),
        "a call through a function pointer"
    );
    assert_eq!(
        unknown(
            "call void @g(i32 %x)",
            "define void @g(i32 %x) {\n  call void @g(i32 %x)\n  ret void\n}"
        ),
        "recursive call of function `g`"
    );
    assert_eq!(
        unknown(
            "call void asm sideeffect \"tcgen05.unknown;\", \"~{memory}\"()",
            ""
        ),
        "inline assembly `tcgen05.unknown;`"
    );
    assert_eq!(
        unknown(
            "call void @llvm.nvvm.mbarrier.inval(ptr %p)",
            "declare void @llvm.nvvm.mbarrier.inval(ptr)"
        ),
        "intrinsic `llvm.nvvm.mbarrier.inval`"
    );
    assert_eq!(
        unknown(
            "call void @__wp_old_thing()",
            "declare void @__wp_old_thing()"
        ),
        "annotation `__old_thing`"
    );
    assert_eq!(
        unknown(
            "call void @__wp_unsupported(ptr @s)",
            "@s = private constant [6 x i8] c\"magic\\00\"\ndeclare void @__wp_unsupported(ptr)"
        ),
        "magic"
    );
}

#[test]
fn copies_of_a_thread() {
    let lines = body(
        "%s = addrspacecast ptr addrspace(3) @s to ptr\n\
         call void asm sideeffect \"cp.async.cg.shared.global [$0], [$1], 16;\", \"l,l\"(ptr %s, ptr addrspace(1) %p)\n\
         call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) @s, ptr addrspace(1) %p)\n\
         call void asm sideeffect \"cp.async.commit_group;\", \"\"()\n\
         call void asm sideeffect \"cp.async.wait_group $0;\", \"n\"(i32 1)\n\
         call void @llvm.nvvm.cp.async.wait.all()",
        "@s = internal addrspace(3) global [4 x i32] undef\n\
         declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))\n\
         declare void @llvm.nvvm.cp.async.wait.all()",
    );
    assert_eq!(
        lines,
        [
            "thread_copy.16 &s generic, &p",
            "thread_copy.4 &s, &p",
            "copy_commit",
            "copy_wait i32 1",
            "copy_wait_all"
        ]
    );
}

#[test]
fn inline_ptx() {
    let lines = body(
        "%a = call i32 asm sideeffect \"ld.acquire.gpu.global.u32 $0, [$1+4];\", \"=r,l\"(ptr addrspace(1) %p)\n\
         call void asm sideeffect \"st.volatile.global.s32 [$0], $1;\", \"l,r\"(ptr addrspace(1) %p, i32 %a)\n\
         call void asm sideeffect \"red.relaxed.cta.global.add.s32 [$0], 3;\", \"l\"(ptr addrspace(1) %p)\n\
         %b = call i32 asm \"bfe.u32 $0, $1, 4, 8;\", \"=r,r\"(i32 %x)\n\
         %c = call i32 asm \"\", \"=r,0\"(i32 %b)\n\
         call void asm sideeffect \"bar.sync 0; fence.acq_rel.gpu;\", \"\"()\n\
         store i32 %c, ptr addrspace(1) %p",
        "",
    );
    assert_eq!(
        lines,
        [
            "v1 = ptradd.inbounds &p + 4 : ptr(global)",
            "v2 a = load.acquire.gpu.align4 v1 : i32",
            "store.volatile.align4 &p, v2",
            "v3 = atomic.add.relaxed.block &p, i32 3 : i32",
            "v4 b = pure \"ptx =r,r bfe.u32 $0,$1,4,8.i32\" v0 : i32",
            "barrier block fences(shared, global, images)",
            "fence.acqrel.gpu fences(shared, global, images)",
            "store.align4 &p, v4"
        ]
    );
}

#[test]
fn arithmetic_intrinsics_are_exact() {
    let lines = body(
        "%a = call i32 @llvm.smax.i32(i32 %x, i32 3)\n\
         %b = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 1)\n\
         %c = extractvalue { i32, i1 } %b, 1\n\
         %d = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 5)\n\
         %e = select i1 %c, i32 %a, i32 %d\n\
         store i32 %e, ptr addrspace(1) %p",
        "declare i32 @llvm.smax.i32(i32, i32)\ndeclare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)\n\
         declare i32 @llvm.fshl.i32(i32, i32, i32)",
    );
    assert!(
        lines
            .iter()
            .all(|line| !line.contains("pure") && !line.contains("unsupported")),
        "{lines:?}"
    );
    assert!(
        lines.iter().any(|line| line.contains(" a = select")),
        "{lines:?}"
    );
}

#[test]
fn opencl_geometry() {
    let module = source(
        "cl",
        "__kernel void f(__global int *a) { a[get_global_id(1)] = 0; }\n",
    );
    assert_eq!(
        lines(&module),
        [
            "v0 = block_id.y : i32",
            "v1 = zext v0 : i64",
            "v2 = block_dim.y : i32",
            "v3 = zext v2 : i64",
            "v4 = thread_id.y : i32",
            "v5 = zext v4 : i64",
            "v6 = global_offset.y : i32",
            "v7 = zext v6 : i64",
            "v8 = mul v1, v3 : i64",
            "v9 = add v8, v5 : i64",
            "v10 call = add v9, v7 : i64",
            "v11 arrayidx = ptradd.inbounds &a + 4*v10 : ptr(global)",
            "store.align4 v11, i32 0",
            "return"
        ]
    );
}

#[test]
fn opencl_barriers_atomics_and_copies() {
    let module = source(
        "cl",
        "__kernel void f(__global int *a, __local int *l, __global uint *u) {\n\
           barrier(CLK_GLOBAL_MEM_FENCE);\n  mem_fence(CLK_LOCAL_MEM_FENCE);\n\
           atomic_max(u, 3u);\n  atomic_dec(a);\n  atomic_cmpxchg(l, 1, 2);\n\
           event_t e = async_work_group_strided_copy(l, a, 16, 2, 0);\n  wait_group_events(1, &e);\n}\n",
    );
    let kept: Vec<String> = lines(&module)
        .into_iter()
        .filter(|line| !line.contains("&e"))
        .collect();
    assert_eq!(
        kept,
        [
            "barrier block fences(global)",
            "fence.acqrel.block fences(shared)",
            "v0 call = atomic.umax.relaxed.gpu &u, i32 3 : i32",
            "v1 call1 = atomic.sub.relaxed.gpu &a, i32 1 : i32",
            "v2 call2 = cmpxchg.relaxed.gpu.relaxed &l, i32 1, i32 2 : i32",
            "v3 = ptrtoint ptr(generic) null : i64",
            "v4 = async_copy.4 &l, &a, i64 16, i64 2, v3 : i64",
            "v5 call3 = inttoptr v4 : ptr(generic)",
            "v6 = ptrtoint v5 : i64",
            "async_wait v6",
            "return"
        ]
    );
}

#[test]
fn opencl_images() {
    let module = source(
        "cl",
        "__kernel void f(__read_only image2d_t in, __write_only image2d_t out) {\n\
           int2 at = (int2)(get_local_id(0), get_local_id(1));\n\
           const sampler_t s = CLK_ADDRESS_NONE;\n\
           write_imagef(out, at, read_imagef(in, s, at) * get_image_width(in));\n}\n",
    );
    assert_eq!(unsupported(&module), [""; 0]);
    assert_eq!(with(&module, "load.").len(), 0);
    assert_eq!(with(&module, "store.").len(), 4);
    // Each coordinate is inside the image.
    assert_eq!(with(&module, "annotation assume").len(), 4);
    assert!(
        with(&module, "&out")[0].contains("+ 16*v"),
        "{:?}",
        lines(&module)
    );
    assert!(
        with(&module, "&out")[0].contains("+ 4194304*v"),
        "{:?}",
        lines(&module)
    );
}

#[test]
fn conditions_of_annotations_make_no_accesses() {
    let module = source(
        "cu",
        "__global__ void f(int *a, int n) {\n\
           __requires(n > 0 && a[0] == 0);\n\
           for (int i = 0; __invariant(i >= 0), i < n; i++) a[i] = 1;\n\
           __assert(a[1] == 1);\n}\n",
    );
    assert_eq!(unsupported(&module), [""; 0]);
    let loads = with(&module, "load.");
    assert_eq!(loads.len(), 2);
    assert!(loads[0].contains("load.ghost"), "{loads:?}");
    assert!(!loads[1].contains("ghost"), "{loads:?}");
    assert_eq!(with(&module, "annotation").len(), 3);
}

#[test]
fn axioms_hold_in_every_kernel() {
    let module = source(
        "cu",
        "__axiom(blockDim.x == 64)\n__global__ void f(int *a) { a[threadIdx.x] = 0; }\n",
    );
    assert_eq!(
        with(&module, "annotation"),
        ["annotation axiom v1"],
        "{:?}",
        lines(&module)
    );
}
