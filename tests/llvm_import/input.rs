//! What is refused, and that nothing depends on chance.

use super::support::*;
use warpproof::kir::print::ModuleText;
use warpproof::llvm::{ImportError, ImportOptions, import};

fn refused(ir: &[u8]) -> ImportError {
    import(ir, &ImportOptions::default()).expect_err("the input is refused")
}

#[test]
fn input_that_is_no_ir_is_an_error() {
    assert!(matches!(
        refused(b"this is no IR"),
        ImportError::Unreadable(_)
    ));
    assert!(matches!(
        refused(b""),
        ImportError::NoTarget | ImportError::Unreadable(_)
    ));
    assert!(matches!(
        refused(b"BC\xc0\xde and then nothing"),
        ImportError::Unreadable(_)
    ));
}

#[test]
fn invalid_ir_is_an_error() {
    let ir = b"target triple = \"nvptx64\"\n\
        define ptx_kernel void @f(i1 %c) {\n\
        a:\n  br i1 %c, label %b, label %d\n\
        b:\n  %x = add i32 1, 2\n  br label %d\n\
        d:\n  %y = add i32 %x, 1\n  ret void\n}\n";
    let error = refused(ir);
    assert!(
        matches!(error, ImportError::Invalid(_) | ImportError::Unreadable(_)),
        "{error}"
    );
    assert!(error.to_string().contains("dominate"), "{error}");
}

#[test]
fn other_targets_are_refused() {
    let error = refused(b"target triple = \"x86_64-pc-linux-gnu\"\n");
    assert_eq!(
        error.to_string(),
        "target `x86_64-pc-linux-gnu` is not a GPU that is known here (nvptx, amdgcn, spir)"
    );
}

#[test]
fn a_file_without_kernels_is_an_error() {
    let error = refused(b"target triple = \"nvptx64\"\ndefine void @f() {\n  ret void\n}\n");
    assert!(matches!(error, ImportError::NoKernels));
}

#[test]
fn kernels_are_found_by_convention_and_annotation() {
    let module = nvptx(
        "define ptx_kernel void @a() { ret void }\n\
         define spir_kernel void @b() { ret void }\n\
         define amdgpu_kernel void @c() { ret void }\n\
         define void @d() { ret void }\n\
         define void @e() { ret void }\n\
         !nvvm.annotations = !{!0, !1}\n\
         !0 = !{ptr @d, !\"kernel\", i32 1}\n\
         !1 = !{ptr @d, !\"maxntidx\", i32 64, !\"maxntidy\", i32 2}\n",
    );
    let names: Vec<&str> = module
        .kernels
        .iter()
        .map(|kernel| kernel.name.as_str())
        .collect();
    assert_eq!(names, ["a", "b", "c", "d"]);
    assert_eq!(module.kernels[3].max_threads, Some(128));
}

#[test]
fn required_block_sizes_are_found() {
    let module = spir(
        "define spir_kernel void @f() !reqd_work_group_size !0 { ret void }\n!0 = !{i32 16, i32 4, i32 1}\n",
    );
    assert_eq!(module.kernels[0].required_block, Some([16, 4, 1]));
    let module = nvptx("define ptx_kernel void @f() \"nvvm.reqntid\"=\"32,2\" { ret void }\n");
    assert_eq!(module.kernels[0].required_block, Some([32, 2, 1]));
    let module = amdgcn(
        "define amdgpu_kernel void @f() \"amdgpu-flat-work-group-size\"=\"1,256\" { ret void }\n",
    );
    assert_eq!(module.kernels[0].max_threads, Some(256));
}

#[test]
fn the_same_input_gives_the_same_output() {
    let text = "__kernel void f(__global float4 *a, __global int *b, __local int *l, float4 s) {\n\
        int i = get_global_id(0);\n\
        for (int k = 0; k < 4; k++) { l[k] = b[i + k]; barrier(CLK_LOCAL_MEM_FENCE); a[i] += s * l[k]; }\n}\n";
    let first = source("cl", text);
    let again = source("cl", text);
    assert_eq!(lines(&first), lines(&again));
    assert!(ModuleText(&first).to_string().contains("kernel.cl:3:"));
}

#[test]
fn constants_of_every_width_keep_their_bits() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p) {\n\
           store i128 -170141183460469231731687303715884105728, ptr addrspace(1) %p\n\
           store i64 -1, ptr addrspace(1) %p\n\
           store half 0xH3C01, ptr addrspace(1) %p\n\
           store bfloat 0xR3F80, ptr addrspace(1) %p\n\
           store float 0x7FF8000020000000, ptr addrspace(1) %p\n\
           store double -0.0, ptr addrspace(1) %p\n\
           ret void\n}\n",
    );
    let stored: Vec<String> = with(&module, "store")
        .iter()
        .map(|line| line.split_once(", ").expect("two operands").1.to_owned())
        .collect();
    assert_eq!(
        stored,
        [
            "i128 -170141183460469231731687303715884105728",
            "i64 -1",
            "f16 0x3c01",
            "bf16 0x3f80",
            "f32 0x7fc00001",
            "f64 0x8000000000000000"
        ]
    );
}

#[test]
fn values_without_a_kernel_ir_type_are_unsupported() {
    let module = spir(
        "define spir_kernel void @f(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %image) {\n\
           call void @use(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0) %image)\n\
           ret void\n}\n\
         declare void @use(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0))\n",
    );
    assert!(
        unsupported(&module)[0].contains("spirv.Image"),
        "{:?}",
        unsupported(&module)
    );
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, i200 %x) {\n\
           %y = add i200 %x, 1\n  %z = trunc i200 %y to i32\n\
           store i32 %z, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    assert_eq!(
        unsupported(&module),
        ["a value of type `i200` as parameter"]
    );
}
