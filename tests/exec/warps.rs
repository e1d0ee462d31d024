//! Every spelling of an operation of warps, by what a lane gets, beside the definition.

use super::runs::module;
use warpproof::exec::schedule::RoundRobin;
use warpproof::exec::{Config, End, Inputs, Machine, Program};

/// What a lane puts in.
fn put(lane: u32) -> u32 {
    ((lane * 7 + 3) % 32) ^ ((lane & 8) << 28)
}

fn lanes(of: std::ops::Range<u32>) -> impl Iterator<Item = u32> {
    of
}

fn set(holds: impl Fn(u32) -> bool) -> u32 {
    lanes(0..32)
        .filter(|&lane| holds(lane))
        .fold(0, |mask, lane| mask | 1 << lane)
}

fn joined(join: impl Fn(u32, u32) -> u32) -> u32 {
    lanes(0..32).map(put).reduce(join).expect("lanes")
}

/// The value of another lane, where the definition says that it is inside.
fn from(lane: u32, source: Option<u32>) -> u32 {
    put(source.unwrap_or(lane))
}

fn up(lane: u32, by: u32, width: u32) -> u32 {
    from(
        lane,
        lane.checked_sub(by).filter(|&s| s >= lane / width * width),
    )
}

fn down(lane: u32, by: u32, width: u32) -> u32 {
    from(
        lane,
        Some(lane + by).filter(|&s| s < lane / width * width + width),
    )
}

fn xor(lane: u32, bits: u32, width: u32) -> u32 {
    from(
        lane,
        Some(lane ^ bits).filter(|&s| s < lane / width * width + width),
    )
}

fn index(lane: u32, of: u32, width: u32) -> u32 {
    from(lane, Some(lane / width * width + of % width))
}

fn signed(join: impl Fn(i32, i32) -> i32) -> impl Fn(u32, u32) -> u32 {
    move |a, b| join(a as i32, b as i32) as u32
}

fn floats(join: impl Fn(f32, f32) -> f32) -> impl Fn(u32, u32) -> u32 {
    move |a, b| join(f32::from_bits(a), f32::from_bits(b)).to_bits()
}

type Definition = fn(u32) -> u32;

/// `v` is what the lane puts in, `p` whether that is odd, `l` its number.
const CUDA: &[(&str, Definition)] = &[
    ("__shfl_sync(~0u, v, 5)", |l| index(l, 5, 32)),
    ("__shfl_sync(~0u, v, 13, 8)", |l| index(l, 13, 8)),
    ("__shfl_sync(~0u, v, l + 3)", |l| index(l, l + 3, 32)),
    ("__shfl_up_sync(~0u, v, 3)", |l| up(l, 3, 32)),
    ("__shfl_up_sync(~0u, v, 3, 4)", |l| up(l, 3, 4)),
    ("__shfl_up_sync(~0u, v, 33)", |l| up(l, 1, 32)),
    ("__shfl_down_sync(~0u, v, 3)", |l| down(l, 3, 32)),
    ("__shfl_down_sync(~0u, v, 3, 16)", |l| down(l, 3, 16)),
    ("__shfl_xor_sync(~0u, v, 5)", |l| xor(l, 5, 32)),
    ("__shfl_xor_sync(~0u, v, 5, 4)", |l| xor(l, 5, 4)),
    ("(unsigned)__shfl_sync(~0u, (long long)v, 9)", |l| {
        index(l, 9, 32)
    }),
    (
        "(unsigned)__shfl_down_sync(~0u, (double)(v & 31), 2)",
        |l| down(l, 2, 32) & 31,
    ),
    ("__shfl(v, 5)", |l| index(l, 5, 32)),
    ("__shfl_up(v, 2, 8)", |l| up(l, 2, 8)),
    ("__shfl_down(v, 2, 8)", |l| down(l, 2, 8)),
    ("__shfl_xor(v, 1)", |l| xor(l, 1, 32)),
    ("__ballot_sync(~0u, p)", |_| set(|l| put(l) & 1 == 1)),
    ("__any_sync(~0u, l == 3)", |_| 1),
    ("__any_sync(~0u, l == 33)", |_| 0),
    ("__all_sync(~0u, l != 3)", |_| 0),
    ("__all_sync(~0u, l < 32)", |_| 1),
    ("__ballot(p)", |_| set(|l| put(l) & 1 == 1)),
    ("__any(l == 3)", |_| 1),
    ("__activemask()", |_| u32::MAX),
    ("__match_any_sync(~0u, v % 4)", |l| {
        set(|m| put(m) % 4 == put(l) % 4)
    }),
    ("__match_any_sync(~0u, (long long)v % 4)", |l| {
        set(|m| put(m) % 4 == put(l) % 4)
    }),
    ("all(l / 32)", |_| u32::MAX),
    ("all(l / 16)", |_| 0),
    ("__reduce_add_sync(~0u, v)", |_| joined(u32::wrapping_add)),
    ("__reduce_min_sync(~0u, v)", |_| joined(u32::min)),
    ("__reduce_max_sync(~0u, v)", |_| joined(u32::max)),
    ("__reduce_min_sync(~0u, (int)v)", |_| {
        joined(signed(i32::min))
    }),
    ("__reduce_max_sync(~0u, (int)v)", |_| {
        joined(signed(i32::max))
    }),
    ("__reduce_and_sync(~0u, v | 1)", |_| {
        lanes(0..32).map(|l| put(l) | 1).fold(!0, |a, b| a & b)
    }),
    ("__reduce_or_sync(~0u, v)", |_| joined(|a, b| a | b)),
    ("__reduce_xor_sync(~0u, v)", |_| joined(|a, b| a ^ b)),
    ("tile8.shfl(v, 3)", |l| index(l, 3, 8)),
    ("tile8.shfl_up(v, 3)", |l| up(l, 3, 8)),
    ("tile8.shfl_down(v, 3)", |l| down(l, 3, 8)),
    ("tile8.shfl_xor(v, 3)", |l| xor(l, 3, 8)),
    ("tile8.ballot(p)", |l| {
        set(|m| m / 8 == l / 8 && put(m) & 1 == 1) >> (l / 8 * 8)
    }),
    ("tile8.any(l == 3)", |l| u32::from(l / 8 == 0)),
    ("tile8.all(l < 8)", |l| u32::from(l / 8 == 0)),
    ("tile8.match_any(v % 2)", |l| {
        set(|m| m / 8 == l / 8 && put(m) % 2 == put(l) % 2) >> (l / 8 * 8)
    }),
    // Clang's functions, which become LLVM's intrinsics.
    ("__nvvm_shfl_sync_down_i32(~0u, v, 3, 31)", |l| {
        down(l, 3, 32)
    }),
    ("__nvvm_shfl_sync_down_i32(~0u, v, 3, 0x181f)", |l| {
        down(l, 3, 8)
    }),
    ("__nvvm_shfl_sync_up_i32(~0u, v, 3, 0)", |l| up(l, 3, 32)),
    ("__nvvm_shfl_sync_up_i32(~0u, v, 3, 0x1800)", |l| {
        up(l, 3, 8)
    }),
    ("__nvvm_shfl_sync_bfly_i32(~0u, v, 5, 31)", |l| {
        xor(l, 5, 32)
    }),
    ("__nvvm_shfl_sync_idx_i32(~0u, v, 5, 31)", |l| {
        index(l, 5, 32)
    }),
    ("__nvvm_shfl_sync_idx_i32(~0u, v, 5, 0x1c1f)", |l| {
        index(l, 5, 4)
    }),
    ("__nvvm_vote_any_sync(~0u, l == 3)", |_| 1),
    ("__nvvm_vote_all_sync(~0u, l == 3)", |_| 0),
    ("__nvvm_vote_uni_sync(~0u, l == 3)", |_| 0),
    ("__nvvm_vote_uni_sync(~0u, l == 33)", |_| 1),
    ("__nvvm_vote_ballot_sync(~0u, p)", |_| {
        set(|l| put(l) & 1 == 1)
    }),
    ("__nvvm_match_any_sync_i32(~0u, v % 4)", |l| {
        set(|m| put(m) % 4 == put(l) % 4)
    }),
    ("nvvm_all(l / 16)", |_| 0),
    ("nvvm_all(l / 32)", |_| u32::MAX),
    ("__nvvm_redux_sync_add(v, ~0u)", |_| {
        joined(u32::wrapping_add)
    }),
    ("__nvvm_redux_sync_umin(v, ~0u)", |_| joined(u32::min)),
    ("__nvvm_redux_sync_umax(v, ~0u)", |_| joined(u32::max)),
    ("__nvvm_redux_sync_min(v, ~0u)", |_| {
        joined(signed(i32::min))
    }),
    ("__nvvm_redux_sync_max(v, ~0u)", |_| {
        joined(signed(i32::max))
    }),
    ("__nvvm_redux_sync_and(v, ~0u)", |_| joined(|a, b| a & b)),
    ("__nvvm_redux_sync_or(v, ~0u)", |_| joined(|a, b| a | b)),
    ("__nvvm_redux_sync_xor(v, ~0u)", |_| joined(|a, b| a ^ b)),
    // Assembly: `$0` is the result, `$1` is `v`, `$2` is `l`.
    ("ptx(shfl.sync.idx.b32 $0, $1, 5, 0x1f, 0xffffffff)", |l| {
        index(l, 5, 32)
    }),
    ("ptx(shfl.sync.up.b32 $0, $1, 3, 0, 0xffffffff)", |l| {
        up(l, 3, 32)
    }),
    ("ptx(shfl.sync.down.b32 $0, $1, 3, 0x1f, 0xffffffff)", |l| {
        down(l, 3, 32)
    }),
    ("ptx(shfl.sync.bfly.b32 $0, $1, 5, 0x1f, 0xffffffff)", |l| {
        xor(l, 5, 32)
    }),
    ("ptx(match.any.sync.b32 $0, $2, 0xffffffff)", |l| 1 << l),
    ("ptx(match.all.sync.b32 $0, $2, 0xffffffff)", |_| 0),
    ("ptx(redux.sync.add.u32 $0, $1, 0xffffffff)", |_| {
        joined(u32::wrapping_add)
    }),
    ("ptx(redux.sync.min.s32 $0, $1, 0xffffffff)", |_| {
        joined(signed(i32::min))
    }),
    ("ptx(redux.sync.min.u32 $0, $1, 0xffffffff)", |_| {
        joined(u32::min)
    }),
    ("ptx(redux.sync.xor.b32 $0, $1, 0xffffffff)", |_| {
        joined(|a, b| a ^ b)
    }),
    ("ptx(redux.sync.max.f32 $0, $1, 0xffffffff)", |_| {
        joined(floats(f32::max))
    }),
    ("ptx(redux.sync.min.f32 $0, $1, 0xffffffff)", |_| {
        joined(floats(f32::min))
    }),
    ("redux(\"max.abs\", v)", |_| {
        joined(floats(|a, b| a.abs().max(b.abs())))
    }),
    ("redux(\"min.abs\", v)", |_| 0),
    // The positive zero is larger than the negative one.
    ("redux(\"max\", l == 5 ? 0 : 1u << 31)", |_| 0),
    ("redux(\"min\", l == 5 ? 1u << 31 : 0)", |_| 1 << 31),
    // Lane 3 puts in what is no number.
    ("redux(\"max\", l == 3 ? ~0u : v)", |_| {
        let others = lanes(0..32).filter(|l| *l != 3).map(put);
        others.reduce(floats(f32::max)).expect("lanes")
    }),
    ("redux(\"min\", l == 3 ? 0x7f800001 : v)", |_| {
        let others = lanes(0..32).filter(|l| *l != 3).map(put);
        others.reduce(floats(f32::min)).expect("lanes")
    }),
    ("redux(\"max.NaN\", l == 3 ? ~0u : v)", |_| 0x7FFF_FFFF),
    ("redux(\"min.NaN\", l == 3 ? 0x7f800001 : v)", |_| {
        0x7FFF_FFFF
    }),
    ("redux(\"min.abs.NaN\", l == 3 ? ~0u : v)", |_| 0x7FFF_FFFF),
    ("redux(\"max\", ~v)", |_| 0x7FFF_FFFF),
    ("redux(\"min.abs\", ~v)", |_| 0x7FFF_FFFF),
    ("ptx(activemask.b32 $0)", |_| u32::MAX),
    (
        "ptx(.reg .pred p; setp.lt.u32 p, $2, 9; vote.sync.ballot.b32 $0, p, 0xffffffff)",
        |_| set(|l| l < 9),
    ),
];

/// On warps of 64 threads, of which the first half is looked at.
const HIP: &[(&str, Definition)] = &[
    ("__shfl(v, 5)", |l| index(l, 5, 64)),
    ("__shfl(v, 13, 8)", |l| index(l, 13, 8)),
    ("__shfl_up(v, 33)", |l| up(l, 33, 64)),
    ("__shfl_down(v, 3)", |l| down(l, 3, 64)),
    ("__shfl_xor(v, 5)", |l| xor(l, 5, 64)),
    ("__shfl_sync(~0ull, v, 5)", |l| index(l, 5, 64)),
    ("(unsigned)__ballot(p)", |_| set(|l| put(l) & 1 == 1)),
    ("(unsigned)(__ballot(p) >> 32)", |_| {
        set(|l| put(l + 32) & 1 == 1)
    }),
    ("__any(l == 63)", |_| 1),
    ("__all(l != 63)", |_| 0),
    ("__builtin_amdgcn_readfirstlane(v)", |_| put(0)),
    ("__builtin_amdgcn_readlane(v, 9)", |_| put(9)),
    ("__builtin_amdgcn_ds_bpermute(4 * (l + 1), v)", |l| {
        put(l + 1)
    }),
    ("(unsigned)__builtin_amdgcn_ballot_w64(p)", |_| {
        set(|l| put(l) & 1 == 1)
    }),
];

const OPENCL: &[(&str, Definition)] = &[
    ("sub_group_broadcast(v, 5)", |l| index(l, 5, 32)),
    ("sub_group_reduce_add(v)", |_| joined(u32::wrapping_add)),
    ("sub_group_reduce_min(v)", |_| joined(u32::min)),
    ("sub_group_reduce_max(v)", |_| joined(u32::max)),
    ("sub_group_reduce_min((int)v)", |_| joined(signed(i32::min))),
    ("sub_group_reduce_max((int)v)", |_| joined(signed(i32::max))),
    ("sub_group_scan_inclusive_add(v)", |l| {
        lanes(0..l + 1).map(put).fold(0, u32::wrapping_add)
    }),
    ("sub_group_scan_exclusive_add(v)", |l| {
        lanes(0..l).map(put).fold(0, u32::wrapping_add)
    }),
    ("sub_group_scan_inclusive_max((int)v)", |l| {
        lanes(0..l + 1)
            .map(put)
            .reduce(signed(i32::max))
            .expect("lanes")
    }),
    ("sub_group_scan_exclusive_min(v)", |l| {
        lanes(0..l).map(put).fold(!0, u32::min)
    }),
    ("sub_group_any(l == 3)", |_| 1),
    ("sub_group_all(l != 3)", |_| 0),
    ("get_sub_group_local_id()", |l| l),
    ("get_sub_group_id()", |_| 0),
];

#[test]
fn cuda_nvptx_and_assembly() {
    let text = |spelling: &str| {
        let value = match spelling
            .strip_prefix("ptx(")
            .and_then(|s| s.strip_suffix(')'))
        {
            Some(text) => {
                let text = text.replace('$', "%");
                let body =
                    format!("asm volatile(\"{{ {text}; }}\" : \"=r\"(r) : \"r\"(v), \"r\"(l));");
                format!("unsigned r; {body} out[l] = r;")
            }
            None => format!("out[l] = {spelling};"),
        };
        format!(
            "#include <cooperative_groups.h>
             #define redux(form, x) ({{ unsigned r; asm volatile(\"redux.sync.\" form \".f32 %0, %1, 0xffffffff;\" : \"=r\"(r) : \"r\"(x)); r; }})
             __device__ unsigned all(int x) {{ int p; unsigned m = __match_all_sync(~0u, x, &p); return p ? m : 0; }}
             __device__ unsigned nvvm_all(int x) {{ int p; unsigned m = __nvvm_match_all_sync_i32p(~0u, x, &p); return p ? m : 0; }}
             __global__ void k(unsigned *out) {{
               unsigned l = threadIdx.x, v = (l * 7 + 3) % 32 ^ (l & 8) << 28; int p = v & 1;
               auto tile8 = cooperative_groups::tiled_partition<8>(cooperative_groups::this_thread_block());
               {value}
             }}"
        )
    };
    check("k.cu", 32, CUDA, text);
}

#[test]
fn hip_and_amdgcn() {
    let text = |spelling: &str| {
        format!(
            "#include <hip/hip_runtime.h>
             __global__ void k(unsigned *out) {{
               unsigned l = threadIdx.x, v = (l * 7 + 3) % 32 ^ (l & 8) << 28; int p = v & 1;
               out[l] = {spelling};
             }}"
        )
    };
    check("k.hip", 64, HIP, text);
}

#[test]
fn opencl_sub_groups() {
    let text = |spelling: &str| {
        format!(
            "#pragma OPENCL EXTENSION cl_khr_subgroups : enable
             __kernel void k(__global unsigned *out) {{
               unsigned l = get_local_id(0), v = (l * 7 + 3) % 32 ^ (l & 8) << 28; int p = v & 1;
               out[l] = {spelling};
             }}"
        )
    };
    check("k.cl", 32, OPENCL, text);
}

/// Runs one warp for each spelling; nothing may be made up.
fn check(file: &str, warp: u32, table: &[(&str, Definition)], text: impl Fn(&str) -> String) {
    let mut wrong = Vec::new();
    for (spelling, definition) in table {
        let module = module(file, &text(spelling));
        let kernel = &module.kernels[0];
        let program = Program::new(kernel);
        let config = Config {
            warp_size: warp,
            ..Config::new([warp, 1, 1], [1, 1, 1])
        };
        let inputs = Inputs::default();
        let mut machine = Machine::new(kernel, &program, config, &inputs).expect("a small launch");
        let end = machine.run(&mut RoundRobin::new(3));
        assert_eq!(end, End::Finished, "{spelling}");
        assert_eq!(machine.findings(), [], "{spelling}");
        assert_eq!(machine.invented().count(), 0, "{spelling} is made up");
        let mut objects = kernel.objects.iter();
        let (out, _) = objects.find(|(_, o)| o.name == "out").expect("the result");
        for lane in 0..32 {
            let got = machine.peek(out, 4 * u64::from(lane), 4).expect("inside") as u32;
            let wanted = definition(lane);
            if got != wanted {
                wrong.push(format!(
                    "{spelling}: lane {lane} gets {got:#x}, not {wanted:#x}"
                ));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
