//! Vectors in memory: whole vectors and single lanes.

use super::support::*;

/// Loads and stores of a kernel over `__global float4 *a, float x, int i, int j`.
fn accesses(body: &str) -> Vec<String> {
    let text = format!(
        "__kernel void f(__global float4 *a, __global float3 *b, __global float *o, float x, int i, int j) {{\n{body}\n}}\n"
    );
    let module = source("cl", &text);
    assert_eq!(unsupported(&module), [""; 0]);
    lines(&module)
        .into_iter()
        .filter(|line| line.contains("load.") || line.starts_with("store."))
        .map(|line| {
            if line.starts_with("store.") {
                "write".to_owned()
            } else {
                "read".to_owned()
            }
        })
        .collect()
}

#[test]
fn a_written_lane_is_one_store() {
    assert_eq!(accesses("a[i].y = x;"), ["write"]);
    assert_eq!(accesses("b[i].z = x;"), ["write"]);
    assert_eq!(accesses("a[i].zw = (float2)(x, x);"), ["write", "write"]);
}

#[test]
fn a_read_lane_is_one_load() {
    assert_eq!(accesses("o[i] = a[i].y;"), ["read", "write"]);
    assert_eq!(accesses("a[i].y += x;"), ["read", "write"]);
    assert_eq!(
        accesses("a[i].xy = a[j].zw;"),
        ["read", "read", "write", "write"]
    );
}

#[test]
fn a_lane_chosen_at_run_time_is_one_access() {
    assert_eq!(accesses("a[i][j] = x;"), ["write"]);
    assert_eq!(accesses("o[i] = a[i][j];"), ["read", "write"]);
}

#[test]
fn whole_vectors_are_accessed_whole() {
    assert_eq!(
        accesses("a[i] = a[j];"),
        ["read"; 4]
            .into_iter()
            .chain(["write"; 4])
            .collect::<Vec<_>>()
    );
    let through_a_variable = accesses("float4 t = a[i]; t.x = x; a[i] = t;");
    assert_eq!(
        through_a_variable
            .iter()
            .filter(|access| *access == "write")
            .count(),
        4
    );
    let one_lane_of_a_copy = accesses("float4 t = a[i]; o[j] = t.x;");
    assert_eq!(
        one_lane_of_a_copy
            .iter()
            .filter(|access| *access == "read")
            .count(),
        4
    );
    assert_eq!(accesses("b[i] = (float3)(x);"), ["write"; 3]);
}

#[test]
fn a_write_in_between_makes_the_store_whole() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x) {\n\
           %v = load <4 x float>, ptr addrspace(1) %p\n\
           store float %x, ptr addrspace(1) %q\n\
           %w = insertelement <4 x float> %v, float %x, i32 1\n\
           store <4 x float> %w, ptr addrspace(1) %p\n\
           ret void\n}\n",
    );
    assert_eq!(with(&module, "store").len(), 5);
}

#[test]
fn lanes_chosen_at_run_time_become_selects() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, <2 x i32> %v, i32 %i, i32 %x) {\n\
           %w = insertelement <2 x i32> %v, i32 %x, i32 %i\n\
           %e = extractelement <2 x i32> %w, i32 %i\n\
           store i32 %e, ptr addrspace(1) %p\n\
           ret void\n}\n",
    );
    assert_eq!(with(&module, "select").len(), 3);
    assert_eq!(
        declarations(&module)[..2],
        ["param v0 v.x: i32 at 1", "param v1 v.y: i32 at 1 + 4"]
    );
}

#[test]
fn vectors_are_computed_by_lane() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, <2 x i32> %a, <2 x i32> %b) {\n\
           %sum = add nsw <2 x i32> %a, %b\n\
           %less = icmp ult <2 x i32> %a, %b\n\
           %most = select <2 x i1> %less, <2 x i32> %b, <2 x i32> %sum\n\
           %swap = shufflevector <2 x i32> %most, <2 x i32> poison, <2 x i32> <i32 1, i32 0>\n\
           store <2 x i32> %swap, ptr addrspace(1) %p, align 8\n\
           ret void\n}\n",
    );
    assert_eq!(
        lines(&module),
        [
            "v4 sum.x = add.nsw v0, v2 : i32",
            "v5 sum.y = add.nsw v1, v3 : i32",
            "v6 less.x = icmp.ult v0, v2 : i1",
            "v7 less.y = icmp.ult v1, v3 : i1",
            "v8 most.x = select v6, v2, v4 : i32",
            "v9 most.y = select v7, v3, v5 : i32",
            "store.align8 &p, v9",
            "v10 = ptradd.inbounds &p + 4 : ptr(global)",
            "store.align4 v10, v8",
            "return"
        ]
    );
}

#[test]
fn bits_are_moved_between_lanes_of_other_widths() {
    let module = nvptx(
        "define ptx_kernel void @f(ptr addrspace(1) %p, i32 %x) {\n\
           %v = bitcast i32 %x to <2 x i16>\n\
           %e = extractelement <2 x i16> %v, i32 1\n\
           store i16 %e, ptr addrspace(1) %p\n\
           %back = bitcast <2 x i16> %v to i32\n\
           store i32 %back, ptr addrspace(1) %p\n\
           ret void\n}\n",
    );
    assert_eq!(with(&module, "lshr").len(), 1);
    assert_eq!(with(&module, "shl").len(), 1);
    assert_eq!(unsupported(&module), [""; 0]);
}
