//! Values that the launch and the literals of the source do not decide.
//!
//! Signed overflow of such values is undefined behaviour that a caller's arguments
//! bring about, and is assumed away; other values wrap as the machine wraps them.

use cranelift_entity::EntitySet;

use super::cfg::Cfg;
use super::index_results::index_results;
use crate::kir::launch::Launch;
use crate::kir::{
    BinaryOp, Geometry, Inst, IntPredicate, Kernel, Terminator, Type, ValueDef, ValueId, int,
};

/// Values that depend on something else than ids, sizes of a fixed launch and
/// literals; or on something else than literals, where `ids` count as open. A loop's
/// counters are among them where such a value ends the loop.
pub fn open_values(kernel: &Kernel, cfg: &Cfg, launch: &Launch, ids: bool) -> EntitySet<ValueId> {
    let mut open = EntitySet::new();
    for (id, value) in kernel.values.iter() {
        if matches!(value.def, ValueDef::Param(_) | ValueDef::Undef) {
            open.insert(id);
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for data in kernel.insts.values() {
            let Some(result) = data.result else { continue };
            if open.contains(result) {
                continue;
            }
            let is_open = match &data.inst {
                Inst::Geometry { query, dim } => ids || !is_fixed(launch, *query, *dim),
                other if makes_data(other) => true,
                other => other.operands().iter().any(|v| open.contains(*v)),
            };
            if is_open {
                open.insert(result);
                changed = true;
            }
        }
        for counter in counters(kernel, cfg, &open) {
            changed |= open.insert(counter);
        }
    }
    open
}

/// What is taken not to overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWrap {
    /// What the rules of the source language call undefined of open values.
    Undefined,
    /// What they call so of ids as well, and products in 64 bits that are places.
    Ids,
    /// Sums and products in 32 bits that are places, too.
    Places,
}

impl NoWrap {
    pub fn new(ids: bool, places: bool) -> NoWrap {
        match (ids, places) {
            (_, true) => NoWrap::Places,
            (true, false) => NoWrap::Ids,
            (false, false) => NoWrap::Undefined,
        }
    }
}

/// Results that are taken not to overflow as signed numbers: where the rules of the source language
/// hold, those that it calls undefined of open values, and [steps of counters](counter_steps). Where
/// `ids`, those of ids as well, but for what is multiplied by large literals, as hashes are, and the
/// [results that are places](index_results).
pub fn exact_results(
    kernel: &Kernel,
    cfg: &Cfg,
    launch: &Launch,
    (source_overflow_rules, no_wrap): (bool, NoWrap),
) -> EntitySet<ValueId> {
    let ids = no_wrap != NoWrap::Undefined;
    let mut exact = EntitySet::new();
    if source_overflow_rules {
        let open = open_values(kernel, cfg, launch, false);
        let mut all = open_values(kernel, cfg, launch, ids);
        let hashes = match ids {
            // Powers of two are sizes, too.
            true => multiples_of_literals(kernel, |literal| !literal.is_power_of_two()),
            false => EntitySet::new(),
        };
        let is_hash = |value: &ValueId| hashes.contains(*value) && !open.contains(*value);
        for value in hashes.keys().filter(is_hash) {
            all.remove(value);
        }
        exact = counter_steps(kernel, cfg, &all);
        let undefined = kernel.insts.values().filter_map(|data| match data.inst {
            Inst::Binary { flags, .. } if flags.nsw => data.result,
            _ => None,
        });
        exact.extend(undefined.filter(|result| all.contains(*result)));
    }
    if ids {
        exact.extend(index_results(kernel, no_wrap == NoWrap::Places));
    }
    exact
}

/// Multiples of such literals that no array has as the size of a row, and what is computed from them.
pub(super) fn multiples_of_literals(
    kernel: &Kernel,
    is_meant: impl Fn(u128) -> bool,
) -> EntitySet<ValueId> {
    const LARGE: u128 = 1 << 16;
    let is_large = |value: &ValueId| match kernel.values[*value].def {
        ValueDef::Const(bits) => {
            let bound = 1_u128 << kernel.values[*value].ty.bits().min(127);
            bits >= LARGE && bound - bits.min(bound) >= LARGE && is_meant(bits)
        }
        _ => false,
    };
    let mut hashes = EntitySet::new();
    let mut changed = true;
    while changed {
        changed = false;
        for data in kernel.insts.values() {
            let Some(result) = data.result.filter(|result| !hashes.contains(*result)) else {
                continue;
            };
            let multiplies = match &data.inst {
                Inst::Binary { op, args, .. } => *op == BinaryOp::Mul && args.iter().any(is_large),
                // One of several such literals is one as well.
                Inst::Select { .. } | Inst::Phi { .. } => data.inst.operands().iter().any(is_large),
                _ => false,
            };
            if multiplies || data.inst.operands().iter().any(|v| hashes.contains(*v)) {
                hashes.insert(result);
                changed = true;
            }
        }
    }
    hashes
}

/// Does memory, or another thread, decide the result?
pub(super) fn makes_data(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Load { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg { .. }
            | Inst::Warp { .. }
            | Inst::BarrierReduce { .. }
            | Inst::AsyncCopy { .. }
            | Inst::BarrierObject { .. }
            | Inst::Nondet { .. }
    )
}

/// Additions that step a counter towards an open value, up to which the loop goes on as signed
/// numbers. That such counters wrap before they meet their bound is assumed away, also
/// where the addition is not signed: `int i` with `i += blockDim.x` steps by an unsigned
/// one. Counters that are compared without sign wrap.
fn counter_steps(kernel: &Kernel, cfg: &Cfg, open: &EntitySet<ValueId>) -> EntitySet<ValueId> {
    let mut steps = EntitySet::new();
    for one in &cfg.loops {
        for &inst in &kernel.blocks[one.header].insts {
            let data = &kernel.insts[inst];
            let (Inst::Phi { incoming }, Some(phi)) = (&data.inst, data.result) else {
                break;
            };
            let around = incoming.iter().filter(|(from, next)| {
                one.blocks.contains(from) && added(kernel, *next, phi).is_some()
            });
            for &(from, step) in around {
                // A test that some rounds pass by ends nothing in these.
                let mut every_round = one.blocks.iter().filter(|b| cfg.dominates(**b, from));
                let ends = every_round.any(|&block| {
                    let Terminator::Branch {
                        cond,
                        then,
                        otherwise,
                    } = kernel.blocks[block].terminator
                    else {
                        return false;
                    };
                    let stays = [then, otherwise].map(|to| one.blocks.contains(&to));
                    let towards = |stays| approaches(kernel, cond, stays, (phi, step), open);
                    match stays {
                        [true, false] => towards(true),
                        [false, true] => towards(false),
                        _ => false,
                    }
                });
                if ends {
                    steps.insert(step);
                }
            }
        }
    }
    steps
}

/// Is the value computed from the other one, be it by way of other lanes? Memory may give any, whatever
/// decides where.
fn is_made_of(kernel: &Kernel, value: ValueId, of: ValueId) -> bool {
    let (mut seen, mut work) = (EntitySet::new(), vec![value]);
    while let Some(value) = work.pop() {
        if value == of {
            return true;
        }
        if let ValueDef::Inst(inst) = kernel.values[value].def
            && seen.insert(value)
        {
            let inst = &kernel.insts[inst].inst;
            let hands_on = matches!(inst, Inst::Warp { .. } | Inst::BarrierReduce { .. });
            if hands_on || !makes_data(inst) {
                work.extend(inst.operands());
            }
        }
    }
    false
}

/// What a value adds to the counter.
fn added(kernel: &Kernel, value: ValueId, phi: ValueId) -> Option<ValueId> {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    match kernel.insts[inst].inst {
        Inst::Binary {
            op: BinaryOp::Add,
            args: [a, b],
            ..
        } => match (a == phi, b == phi) {
            (true, _) => Some(b),
            (_, true) => Some(a),
            _ => None,
        },
        _ => None,
    }
}

/// Does the loop go on, where the condition is as said, on the side of an open value from which the
/// counter's step leads towards it? A step that is no literal may lead anywhere.
fn approaches(
    kernel: &Kernel,
    cond: ValueId,
    holds: bool,
    (phi, step): (ValueId, ValueId),
    open: &EntitySet<ValueId>,
) -> bool {
    let ValueDef::Inst(inst) = kernel.values[cond].def else {
        return false;
    };
    let Inst::ICmp { pred, args } = kernel.insts[inst].inst else {
        return false;
    };
    let meets = |one: ValueId, other: ValueId| {
        let is_bound = open.contains(other) && !is_made_of(kernel, other, phi);
        [phi, step].contains(&one) && is_bound
    };
    let pred = match args {
        [a, b] if meets(a, b) => pred,
        [a, b] if meets(b, a) => pred.swapped(),
        _ => return false,
    };
    let is_below = match pred {
        IntPredicate::Slt | IntPredicate::Sle => holds,
        IntPredicate::Sgt | IntPredicate::Sge => !holds,
        _ => return false,
    };
    let width = kernel.values[phi].ty.bits();
    added(kernel, step, phi)
        .and_then(|by| kernel.literal(by))
        .is_none_or(|by| int::compare(IntPredicate::Slt, width, by, 0) != is_below)
}

/// The integer phis of loops that a comparison with an open value leaves.
fn counters(kernel: &Kernel, cfg: &Cfg, open: &EntitySet<ValueId>) -> Vec<ValueId> {
    let mut counters = Vec::new();
    for one in &cfg.loops {
        let ends = one.blocks.iter().any(|&block| {
            let Terminator::Branch {
                cond,
                then,
                otherwise,
            } = kernel.blocks[block].terminator
            else {
                return false;
            };
            let leaves = !one.blocks.contains(&then) || !one.blocks.contains(&otherwise);
            leaves && compares_open(kernel, cond, open)
        });
        if !ends {
            continue;
        }
        for &inst in &kernel.blocks[one.header].insts {
            let data = &kernel.insts[inst];
            if let (Inst::Phi { .. }, Some(result)) = (&data.inst, data.result)
                && matches!(kernel.values[result].ty, Type::Int(_))
                && !open.contains(result)
            {
                counters.push(result);
            }
        }
    }
    counters
}

fn compares_open(kernel: &Kernel, cond: ValueId, open: &EntitySet<ValueId>) -> bool {
    let ValueDef::Inst(inst) = kernel.values[cond].def else {
        return false;
    };
    match &kernel.insts[inst].inst {
        Inst::ICmp { args, .. } => args.iter().any(|arg| open.contains(*arg)),
        Inst::Binary { args, .. } => args.iter().any(|arg| compares_open(kernel, *arg, open)),
        _ => false,
    }
}

/// Does the launch alone decide the query's range?
fn is_fixed(launch: &Launch, query: Geometry, dim: u8) -> bool {
    let index = usize::from(dim.min(2));
    match query {
        Geometry::ThreadId | Geometry::BlockDim => launch.block[index].fixed().is_some(),
        Geometry::BlockId | Geometry::GridDim => launch.grid[index].fixed().is_some(),
        Geometry::WorkDim => launch.dimensions.is_some(),
        Geometry::LaneId | Geometry::WarpId => launch.block.iter().all(|s| s.fixed().is_some()),
        Geometry::GlobalOffset => true,
    }
}
