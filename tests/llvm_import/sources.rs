//! Whole kernels from source, pinned line by line.

use super::support::*;

#[test]
fn a_tree_reduction_in_cuda() {
    let module = source(
        "cu",
        "template <int N> __global__ void reduce(const float *__restrict__ in, float *out, int n) {\n\
           __shared__ float sums[N];\n\
           int t = threadIdx.x;\n\
           sums[t] = t < n ? in[t] : 0.f;\n\
           __syncthreads();\n\
           for (int half = N / 2; half > 0; half /= 2) {\n\
             if (t < half) sums[t] += sums[t + half];\n\
             __syncthreads();\n\
           }\n\
           if (t == 0) out[0] = sums[0];\n\
         }\n\
         template __global__ void reduce<64>(const float *, float *, int);\n",
    );
    assert_eq!(module.kernels[0].name, "reduce<64>");
    assert_eq!(
        declarations(&module),
        [
            "param v0 n: i32 at 2",
            "object o0 in: global [?] param restrict at 0 to(4)",
            "object o1 out: global [?] param at 1 to(4)",
            "object o2 sums: shared [256] variable"
        ]
    );
    assert_eq!(
        lines(&module),
        [
            "v1 t = thread_id.x : i32",
            "v2 cmp = icmp.slt v1, v0 : i1",
            "branch v2, cond.true, cond.false",
            "v3 idxprom = sext v1 : i64",
            "v4 arrayidx = ptradd.inbounds &in + 4*v3 : ptr(global)",
            "v5 = load.align4 v4 : f32",
            "jump cond.end",
            "jump cond.end",
            "v6 cond = phi [cond.true: v5], [cond.false: f32 0x0] : f32",
            "v7 idxprom1 = sext v1 : i64",
            "v8 arrayidx2 = ptradd.inbounds &sums + 4*v7 : ptr(shared)",
            "store.align4 v8, v6",
            "barrier block fences(shared, global, images)",
            "jump for.cond",
            "v9 half = phi [cond.end: i32 32], [for.inc: v20] : i32",
            "v10 cmp3 = icmp.sgt v9, i32 0 : i1",
            "branch v10, for.body, for.end",
            "v11 cmp4 = icmp.slt v1, v9 : i1",
            "branch v11, if.then, if.end",
            "v12 add = add.nsw v1, v9 : i32",
            "v13 idxprom5 = sext v12 : i64",
            "v14 arrayidx6 = ptradd.inbounds &sums + 4*v13 : ptr(shared)",
            "v15 = load.align4 v14 : f32",
            "v16 idxprom7 = sext v1 : i64",
            "v17 arrayidx8 = ptradd.inbounds &sums + 4*v16 : ptr(shared)",
            "v18 = load.align4 v17 : f32",
            "v19 add9 = fadd v18, v15 : f32",
            "store.align4 v17, v19",
            "jump if.end",
            "barrier block fences(shared, global, images)",
            "jump for.inc",
            "v20 half = sdiv v9, i32 2 : i32",
            "jump for.cond",
            "v21 cmp10 = icmp.eq v1, i32 0 : i1",
            "branch v21, if.then11, if.end13",
            "v22 = load.align4 &sums : f32",
            "store.align4 &out, v22",
            "jump if.end13",
            "return"
        ]
    );
}
