//! Each fact about synchronisation, and each rule that guesses loop invariants, is of use: a
//! kernel is proved with it and not without it. And facts do not hang on a spelling: the
//! kernel is proved as well with all operands commuted, and with all blocks split.

use std::collections::BTreeSet;
use std::time::Duration;

use strum::IntoEnumIterator;
use warpproof::kir::{BinaryOp, Block, Inst, IntPredicate, Kernel, Module, Terminator};
use warpproof::options::EngineChoice as Engine;
use warpproof::options::facts::Fact;
use warpproof::report::model::Verdict;
use warpproof::verify::{Request, load, verify_kernel};

use super::kernels::{self, for_each};

/// For each fact a file and the kernel in it that needs the fact.
const USES: &[(Fact, &str, &str)] = &[
    (Fact::Reservation, "cuda/atomic_slots.cu", "compact"),
    (
        Fact::WarpAggregate,
        "real/compaction_shared.cu",
        "compact_by_warp",
    ),
    (
        Fact::ReleaseChain,
        "real/reduce_last_block.cu",
        "reduce_single_pass",
    ),
    (
        Fact::CounterBound,
        "real/compaction_shared.cu",
        "compact_by_block",
    ),
    (Fact::CountedUp, "cuda/drawn_in_buckets.cu", "by_bucket"),
    (
        Fact::Leader,
        "real/reserve_by_block.cu",
        "expand_with_queue",
    ),
    (Fact::Lock, "locks/rounds.cu", "add"),
    (Fact::Replicas, "ptx/butterfly_sum.ptx", "butterfly_sum"),
    (Fact::Flag, "locks/publish.cu", "publish"),
    (Fact::GridBarrier, "cuda/grid_barrier_by_hand.cu", "once"),
    (Fact::Ranks, "cuda/ranks_in_ballot.cu", "keep"),
    (Fact::Agreement, "cuda/loop_rounds_agree.cu", "steps"),
    (
        Fact::Convergence,
        "cuda/converge_shrinking_mask.cu",
        "rounds",
    ),
    (Fact::LoopBounds, "cuda/loop_triangular.cu", "fill"),
    (Fact::Stride, "cuda/loop_downwards.cu", "fill"),
    (Fact::Geometric, "cuda/butterfly.cu", "butterfly"),
    (Fact::NoAccess, "cuda/loop_nested_barrier.cu", "convolve"),
    (Fact::AccessOffset, "cuda/grid_stride.cu", "axpy"),
    (Fact::Pointers, "cuda/pointer_swap.cu", "diffuse"),
    (Fact::Drawn, "cuda/atomic_slots_loop.cu", "expand"),
    (Fact::InFlight, "cuda/async_copy_stages.cu", "sums"),
    (Fact::Previous, "cuda/double_buffer_one_barrier.cu", "shift"),
    (Fact::WrittenValue, "cuda/same_value_loop.cu", "mark"),
    (
        Fact::PhaseRound,
        "cuda/producer_consumer_single.cu",
        "produce_consume",
    ),
    (Fact::PhaseTurn, "cuda/barrier_ring.cu", "ring"),
    (Fact::PhaseAdvance, "cuda/barrier_object_stages.cu", "add"),
    (Fact::PhaseBytes, "cuda/bulk_copy.cu", "scale"),
    (Fact::PhaseParity, "cuda/barrier_ring.cu", "ring"),
    (Fact::PhaseDistance, "cuda/barrier_ring.cu", "ring"),
    (Fact::PhaseReady, "ptx/tensor_product.ptx", "product"),
    (Fact::PhaseUse, "ptx/tensor_product.ptx", "product"),
    (
        Fact::PhaseFlight,
        "ptx/bulk_load_waited_in_rounds.ptx",
        "bulk_load_waited_in_rounds",
    ),
];

/// What is not proved by then counts as not proved without the fact.
const PATIENCE: Duration = Duration::from_secs(1);

#[test]
fn every_fact_has_a_kernel() {
    let facts: BTreeSet<Fact> = USES.iter().map(|(fact, ..)| *fact).collect();
    assert_eq!(facts, Fact::iter().collect());
}

#[test]
fn kernels_need_their_facts() {
    for_each(kernels_in_use(), |(file, kernel)| {
        let with = verdict(file, kernel, None);
        let facts = USES.iter().filter(|(_, f, k)| (*f, *k) == (file, kernel));
        let problem = |&(fact, ..): &(Fact, &str, &str)| {
            let without = verdict(file, kernel, Some(fact));
            let fits = with == Verdict::Proved && without != Verdict::Proved;
            (!fits).then(|| {
                let name = fact.name();
                format!("{name}: {file}, {kernel}: {with:?}, {without:?} without")
            })
        };
        facts.filter_map(problem).collect()
    });
}

/// The files and kernels of [`USES`], each once.
fn kernels_in_use() -> Vec<(&'static str, &'static str)> {
    let kernels: BTreeSet<(&str, &str)> = USES.iter().map(|(_, f, k)| (*f, *k)).collect();
    kernels.into_iter().collect()
}

/// What the two-thread engine says of the kernel, commuted and split, without a fact.
fn verdict(file: &str, kernel: &str, without: Option<Fact>) -> Verdict {
    let name = format!("kernels/{file}");
    let Request {
        mut options,
        source,
        ..
    } = kernels::open(&name).expect("its options are accepted");
    options.engine = Engine::TwoThread;
    options.optimisations.without.extend(without);
    let (mut module, _) = load(&source, &options).unwrap_or_else(|error| panic!("{name}: {error}"));
    if without.is_some() {
        options.timeout = Some(PATIENCE);
    }
    let index = index(&module, kernel);
    commute(&mut module.kernels[index]);
    split(&mut module.kernels[index]);
    let report = verify_kernel(&module, index, source.language, &options);
    let report = report.unwrap_or_else(|error| panic!("{name}: {error}"));
    report.verdict
}

fn index(module: &Module, kernel: &str) -> usize {
    let mut kernels = module.kernels.iter();
    let index = kernels.position(|k| k.name == kernel);
    index.unwrap_or_else(|| panic!("no kernel {kernel}"))
}

/// Swaps the operands of everything that commutes.
fn commute(kernel: &mut Kernel) {
    for data in kernel.insts.values_mut() {
        match &mut data.inst {
            Inst::Binary {
                op: BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor,
                args,
                ..
            } => args.swap(0, 1),
            Inst::ICmp {
                pred: IntPredicate::Eq | IntPredicate::Ne,
                args,
            } => args.swap(0, 1),
            _ => {}
        }
    }
}

/// Ends a block after every third instruction.
fn split(kernel: &mut Kernel) {
    let mut work: Vec<_> = kernel.blocks.keys().collect();
    while let Some(first) = work.pop() {
        let insts = &kernel.blocks[first].insts;
        let is_phi = |inst| matches!(kernel.insts[inst].inst, Inst::Phi { .. });
        let phis = insts.iter().take_while(|&&inst| is_phi(inst)).count();
        if insts.len() <= phis + 3 {
            continue;
        }
        let rest = kernel.blocks[first].insts.split_off(phis + 3);
        let (terminator, span) = {
            let block = &kernel.blocks[first];
            (block.terminator.clone(), block.span)
        };
        let second = kernel.blocks.push(Block {
            name: format!("{}_rest", kernel.blocks[first].name),
            insts: rest,
            terminator,
            span,
        });
        kernel.blocks[first].terminator = Terminator::Jump(second);
        for data in kernel.insts.values_mut() {
            if let Inst::Phi { incoming } = &mut data.inst {
                for (from, _) in incoming.iter_mut().filter(|(from, _)| *from == first) {
                    *from = second;
                }
            }
        }
        work.push(second);
    }
}
