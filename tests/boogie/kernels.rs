//! The sequential programs of test kernels, with the loop invariants that our
//! back end keeps: Boogie and it must find the same assertions wrong.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use warpproof::ivl::place::Place;
use warpproof::ivl::{Attr, AttrArg, Expr, ExprKind, Program, Stmt};
use warpproof::vc::{self, FailureKind, SolverChoice};

use crate::kernels::{KernelFile, files, for_each};
use crate::run::{Failure, boogie_failures};

/// Kernels with few and small loops, proved and defective: about a second each.
const SAMPLE: &[&str] = &[
    "cuda/accumulate_register.cu",
    "cuda/accumulate_register_racy.cu",
    "cuda/assertion.cu",
    "cuda/assertion_fails.cu",
    "cuda/atomic_grid_racy.cu",
    "cuda/atomic_ticket.cu",
    "cuda/atomic_ticket_racy.cu",
    "cuda/axpy.cu",
    "cuda/axpy_racy.cu",
    "cuda/barrier_broadcast.cu",
    "cuda/barrier_broadcast_racy.cu",
    "cuda/barrier_in_else.cu",
    "cuda/barrier_in_else_diverges.cu",
    "cuda/barrier_in_switch.cu",
    "cuda/barrier_in_switch_diverges.cu",
    "cuda/between_blocks_racy.cu",
    "cuda/break.cu",
    "cuda/break_racy.cu",
    "cuda/constant_table.cu",
    "cuda/constant_table_racy.cu",
    "cuda/continue.cu",
    "cuda/double_buffer.cu",
    "cuda/double_buffer_racy.cu",
    "cuda/early_exit.cu",
    "cuda/early_exit_diverges.cu",
    "cuda/float4_store_racy.cu",
    "cuda/grid_stride.cu",
    "cuda/grid_stride_racy.cu",
    "cuda/histogram_shared.cu",
    "cuda/histogram_shared_racy.cu",
    "cuda/invariant.cu",
    "cuda/invariant_fails.cu",
    "cuda/loop_barrier.cu",
    "cuda/loop_barrier_diverges.cu",
    "cuda/loop_do_while.cu",
    "cuda/loop_exits.cu",
    "cuda/loop_exits_racy.cu",
    "cuda/pointer_select.cu",
    "cuda/pointer_select_racy.cu",
    "cuda/reduce_halving.cu",
    "cuda/reduce_halving_racy.cu",
    "cuda/reduce_last_warp_racy.cu",
    "cuda/same_value.cu",
    "cuda/same_value_racy.cu",
    "cuda/shared_flag_loop.cu",
    "cuda/shared_flag_loop_diverges.cu",
    "cuda/struct_of_bytes.cu",
    "cuda/struct_of_bytes_racy.cu",
    "cuda/switch.cu",
    "cuda/switch_racy.cu",
    "cuda/uniform_break.cu",
    "cuda/uniform_break_diverges.cu",
    "cuda/warp_sync.cu",
    "cuda/warp_sync_racy.cu",
    "hip/reduce_halving.hip",
    "llvm/nvptx_atomics_racy.ll",
    "llvm/spir_barrier_diverges.ll",
    "opencl/annotations.cl",
    "opencl/annotations_fails.cl",
    "opencl/reduce_local.cl",
    "opencl/reduce_local_racy.cl",
    "opencl/vector_lanes_racy.cl",
];

/// Of each back end, for one program.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// With `WARPPROOF_BOOGIE_ALL` in the environment, all kernels are compared,
/// which takes half an hour.
#[test]
fn kernels_fail_where_boogie_says() {
    let names = match std::env::var_os("WARPPROOF_BOOGIE_ALL") {
        Some(_) => files("kernels"),
        None => SAMPLE
            .iter()
            .map(|name| format!("kernels/{name}"))
            .collect(),
    };
    let at_least = names.len() / 2;
    let tally = Mutex::new(Tally::default());
    for_each(names, |name| {
        let mut wrong = Vec::new();
        for (what, program, kernel) in programs(&name) {
            let comparison = compare(&program, &kernel);
            let mut tally = tally.lock().expect("no holder panics");
            match comparison {
                None => tally.out_of_time.push(what),
                Some(comparison) => {
                    tally.programs += 1;
                    tally.assertions += comparison.assertions;
                    tally.failing += comparison.boogie.len();
                    if comparison.boogie != comparison.ours {
                        let Comparison { boogie, ours, .. } = comparison;
                        wrong.push(format!("{what}: Boogie {boogie:?}, ours {ours:?}"));
                    }
                }
            }
        }
        wrong
    });
    let tally = tally.into_inner().expect("no holder panics");
    println!("{tally:#?}");
    assert!(tally.programs >= at_least, "{tally:?}");
}

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    programs: usize,
    assertions: usize,
    failing: usize,
    out_of_time: Vec<String>,
}

/// The assertions of a program that fail, by number, and how.
struct Comparison {
    assertions: usize,
    boogie: BTreeSet<(usize, &'static str)>,
    ours: BTreeSet<(usize, &'static str)>,
}

/// The two-thread programs of a file, with a description and the name of the
/// procedure.
fn programs(name: &str) -> Vec<(String, Program, String)> {
    let Some(stages) = KernelFile::open(name).and_then(|file| file.stages().ok()) else {
        return Vec::new();
    };
    let describe = |one: warpproof::verify::KernelReduction| {
        let reduction = one.reduction.ok()?;
        let kernel = reduction.lowered.name.to_string();
        let what = format!("{name}, {kernel}, {}", one.pair.describe());
        Some((what, reduction.dual, kernel))
    };
    stages.reductions.into_iter().filter_map(describe).collect()
}

/// None where a back end runs out of time.
fn compare(program: &Program, kernel: &str) -> Option<Comparison> {
    let mut program = program.clone();
    let assertions = number_assertions(&mut program);
    let options = vc::Options {
        solvers: vc::solvers(SolverChoice::Portfolio).expect("the solvers are installed"),
        query_timeout: TIME_LIMIT,
        deadline: Some(Instant::now() + TIME_LIMIT),
        memory_limit_mib: 2048,
        error_limit: 1000,
        infer: true,
    };
    let outcome = vc::verify(&program, kernel, &options);
    if outcome.undecided.is_some() || matches!(outcome.status, vc::Status::Inconclusive(_)) {
        return None;
    }
    let ours = outcome.failures.iter().map(|failure| {
        let how = match failure.kind {
            FailureKind::Assertion => "fails",
            FailureKind::InvariantEntry => "fails on entry",
            FailureKind::InvariantMaintained => "is not maintained",
            FailureKind::Ensures | FailureKind::Precondition => "fails as a contract",
        };
        (number(&failure.attrs).expect("it has a number"), how)
    });
    let kept = &outcome.kept_program;
    let boogie = boogie_failures(kept, TIME_LIMIT)?;
    let boogie = boogie.iter().map(|failure| {
        let (place, how) = match failure {
            Failure::Assertion(place) => (place, "fails"),
            Failure::Entry(place) => (place, "fails on entry"),
            Failure::Maintained(place) => (place, "is not maintained"),
            Failure::Precondition { call, .. } => (call, "fails as a contract"),
            Failure::Postcondition { at, .. } => (at, "fails as a contract"),
        };
        (number_at(kept, place).expect("it has a number"), how)
    });
    Some(Comparison {
        assertions,
        boogie: boogie.collect(),
        ours: ours.collect(),
    })
}

/// Gives each assertion an attribute `{:number N}`; returns how many are no
/// candidates.
fn number_assertions(program: &mut Program) -> usize {
    let mut next = 0;
    let mut claims = 0;
    for body in program
        .procedures
        .iter_mut()
        .filter_map(|p| p.body.as_mut())
    {
        for stmt in body.blocks.iter_mut().flat_map(|block| &mut block.stmts) {
            if let Stmt::Assert { attrs, .. } = stmt {
                let candidate = attrs.iter().any(|attr| attr.name.as_str() == "candidate");
                claims += usize::from(!candidate);
                attrs.push(Attr {
                    name: "number".into(),
                    args: vec![AttrArg::Expr(Expr::int(next))],
                });
                next += 1;
            }
        }
    }
    claims
}

fn number_at(program: &Program, place: &Place) -> Option<usize> {
    let Place::Stmt {
        procedure,
        block,
        index,
    } = place
    else {
        return None;
    };
    let procedure = program.procedures.iter().find(|p| p.name == *procedure)?;
    let blocks = &procedure.body.as_ref()?.blocks;
    let block = blocks.iter().find(|b| b.label == *block)?;
    match block.stmts.get(*index)? {
        Stmt::Assert { attrs, .. } => number(attrs),
        _ => None,
    }
}

fn number(attrs: &[Attr]) -> Option<usize> {
    let attr = attrs.iter().find(|attr| attr.name.as_str() == "number")?;
    match attr.args.as_slice() {
        [AttrArg::Expr(expr)] => match expr.kind() {
            ExprKind::Int(number) => usize::try_from(*number).ok(),
            _ => None,
        },
        _ => None,
    }
}
