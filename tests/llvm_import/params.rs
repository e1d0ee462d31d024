//! Parameters: structs by value, vectors, pointers in structs.

use super::support::*;

const STRUCT: &str = "struct P { int n; float *data; float scale[3]; };\n";

#[test]
fn a_struct_that_is_read_becomes_its_scalars() {
    let module = source(
        "cu",
        &format!("{STRUCT}__global__ void f(P p) {{ p.data[p.n] = p.scale[1]; }}\n"),
    );
    assert_eq!(
        declarations(&module),
        [
            "param v0 p.n: i32 at 0",
            "param v1 p.scale[1]: f32 at 0 + 20",
            "object o0 p.data: global [?] param at 0 + 8 to(4)"
        ]
    );
}

#[test]
fn a_variable_index_keeps_the_struct_for_that_read_only() {
    let module = source(
        "cu",
        &format!("{STRUCT}__global__ void f(P p) {{ p.data[p.n] = p.scale[threadIdx.x]; }}\n"),
    );
    assert_eq!(
        declarations(&module),
        [
            "param v0 p.n: i32 at 0",
            "object o0 p: private [32] struct param",
            "object o1 p.data: global [?] param at 0 + 8 to(4)"
        ]
    );
}

#[test]
fn a_struct_that_is_written_is_copied_to_private_memory() {
    let module = source(
        "cu",
        &format!(
            "{STRUCT}__global__ void f(P p) {{ p.scale[threadIdx.x] = 1; p.data[0] = p.scale[0]; }}\n"
        ),
    );
    assert_eq!(
        declarations(&module),
        [
            "param v0 p.n: i32 at 0",
            "param v1 p+4: i32 at 0 + 4",
            "param v2 p.scale[0]: f32 at 0 + 16",
            "param v3 p.scale[1]: f32 at 0 + 20",
            "param v4 p.scale[2]: f32 at 0 + 24",
            "param v5 p+28: i32 at 0 + 28",
            "object o0 p: private [32] local",
            "object o1 p.data: global [?] param at 0 + 8 to(4)"
        ]
    );
}

#[test]
fn hip_copies_of_structs_are_seen_through() {
    let module = source(
        "hip",
        &format!("{STRUCT}__global__ void f(P p) {{ p.data[p.n] = p.scale[threadIdx.x % 3]; }}\n"),
    );
    let names: Vec<String> = declarations(&module);
    assert!(
        names.contains(&"param v0 p.n: i32 at 0".to_owned()),
        "{names:?}"
    );
    assert!(
        names
            .iter()
            .any(|name| name.ends_with("p.data: global [?] param at 0 + 8 to(4)")),
        "{names:?}"
    );
}

#[test]
fn restrict_is_noted() {
    let module = source(
        "cu",
        "__global__ void f(int *__restrict__ a, int *b) { a[0] = b[0]; }\n",
    );
    assert_eq!(
        declarations(&module),
        [
            "object o0 a: global [?] param restrict at 0 to(4 signed)",
            "object o1 b: global [?] param at 1 to(4 signed)"
        ]
    );
}

#[test]
fn opencl_address_spaces() {
    let module = source(
        "cl",
        "__kernel void f(__global int *g, __local int *l, __constant int *c, float3 v) {\n\
           g[0] = l[0] + c[0] + (int)v.z;\n}\n",
    );
    assert_eq!(
        declarations(&module),
        [
            "param v0 v.x: f32 at 3",
            "param v1 v.y: f32 at 3 + 4",
            "param v2 v.z: f32 at 3 + 8",
            "object o0 g: global [?] param at 0 to(4 signed)",
            "object o1 l: shared [?] param at 1 to(4 signed)",
            "object o2 c: constant [?] param at 2 to(4 signed) constant"
        ]
    );
}

#[test]
fn sizes_from_amds_launch_memory() {
    let module = amdgcn(
        "define amdgpu_kernel void @f(ptr addrspace(1) %p) {\n\
           %i = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n\
           %q = getelementptr i8, ptr addrspace(4) %i, i64 12\n\
           %s = load i16, ptr addrspace(4) %q, align 4\n\
           %z = zext i16 %s to i32\n\
           %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n\
           %r = getelementptr i8, ptr addrspace(4) %d, i64 16\n\
           %g = load i32, ptr addrspace(4) %r, align 4\n\
           %h = getelementptr i8, ptr addrspace(4) %i, i64 128\n\
           %o = load i32, ptr addrspace(4) %h, align 4\n\
           %a = add i32 %z, %g\n  %b = add i32 %a, %o\n\
           store i32 %b, ptr addrspace(1) %p\n  ret void\n}\n\
         declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n\
         declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n",
    );
    assert_eq!(
        lines(&module)[..5],
        [
            "v1 = grid_dim.y : i32",
            "v2 = block_dim.y : i32",
            "v3 = mul v1, v2 : i32",
            "v4 = block_dim.x : i32",
            "v5 = trunc v4 : i16"
        ]
    );
    assert_eq!(declarations(&module)[0], "param v0 implicitarg+128: i32");
}
