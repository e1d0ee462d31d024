//! Loops that use barrier objects in turn: their rounds are copied until it is the first one's turn
//! again, so that each copy uses one object, and not the one that a variable names.
//!
//! Rounds before the turns repeat are copied in front of the loop.

use std::collections::{BTreeMap, BTreeSet};

use super::exits::part_exits;
use super::invariants;
use super::iteration::{Copier, Entry, Iteration};
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::eval;
use crate::analysis::together::Together;
use crate::kir::launch::Launch;
use crate::kir::{BlockId, Inst, InstData, Kernel, ValueDef, ValueId};

/// More objects in turn are not told apart.
const MOST_TURNS: usize = 4;
/// More rounds before turns repeat are not copied.
const MOST_BEFORE: usize = 2;
/// Instructions of the whole kernel.
const MOST_INSTRUCTIONS: usize = 3000;
/// Instructions that a turn is computed by.
const DEEPEST: usize = 16;

/// The kernel with such loops copied, where its threads use objects together.
pub fn take_turns(kernel: &Kernel, launch: &Launch) -> Option<Kernel> {
    Together::of_kernel(kernel, launch)?;
    let mut result = None;
    while let Some(next) = first_loop(result.as_ref().unwrap_or(kernel), launch) {
        result = Some(next);
    }
    result
}

fn first_loop(kernel: &Kernel, launch: &Launch) -> Option<Kernel> {
    let cfg = Cfg::new(kernel).ok()?;
    let claims = invariants(kernel, &cfg);
    (0..cfg.loops.len()).find_map(|id| {
        let claimed = claims.iter().any(|block| cfg.in_loop(id, *block));
        let turns = Turns::new(kernel, &cfg, id).filter(|_| !claimed)?;
        let mut copied = copy(kernel, &cfg, (id, &turns), launch)?;
        crate::transform::compact::renumber(&mut copied);
        crate::kir::verify::check(&copied).is_ok().then_some(copied)
    })
}

/// The phis of a loop's head that say whose turn it is.
struct Turns {
    phis: BTreeSet<ValueId>,
    /// Rounds before they repeat, and after which they do.
    before: usize,
    period: usize,
}

impl Turns {
    fn new(kernel: &Kernel, cfg: &Cfg, id: LoopId) -> Option<Turns> {
        let used = used_by_objects(kernel, cfg, id);
        let mut turns = Turns {
            phis: BTreeSet::new(),
            before: 0,
            period: 1,
        };
        for &inst in &kernel.blocks[cfg.loops[id].header].insts {
            let data = &kernel.insts[inst];
            let (Inst::Phi { incoming }, Some(phi)) = (&data.inst, data.result) else {
                break;
            };
            if !used.contains(&phi) {
                continue;
            }
            let Some((before, period)) = orbit(kernel, cfg, id, (phi, incoming)) else {
                continue;
            };
            turns.phis.insert(phi);
            turns.before = turns.before.max(before);
            turns.period = common_multiple(turns.period, period);
        }
        (turns.period > 1 && turns.period <= MOST_TURNS).then_some(turns)
    }
}

/// What the places of objects that the loop uses are computed from.
fn used_by_objects(kernel: &Kernel, cfg: &Cfg, id: LoopId) -> BTreeSet<ValueId> {
    let insts = cfg.loops[id].blocks.iter();
    let insts = insts.flat_map(|&block| &kernel.blocks[block].insts);
    let mut work: Vec<ValueId> = insts
        .filter_map(|&inst| match kernel.insts[inst].inst {
            Inst::BarrierObject { ptr, .. } => Some(ptr),
            Inst::BoundCopy { barrier, .. } => Some(barrier),
            _ => None,
        })
        .collect();
    let mut used = BTreeSet::new();
    while let Some(value) = work.pop() {
        if !used.insert(value) {
            continue;
        }
        if let ValueDef::Inst(inst) = kernel.values[value].def
            && !matches!(kernel.insts[inst].inst, Inst::Phi { .. })
        {
            kernel.insts[inst]
                .inst
                .for_each_operand(|operand| work.push(operand));
        }
    }
    used
}

/// After how many rounds the phi repeats, and how many of these come again: where each round makes it of
/// itself and literals.
fn orbit(
    kernel: &Kernel,
    cfg: &Cfg,
    id: LoopId,
    (phi, incoming): (ValueId, &[(BlockId, ValueId)]),
) -> Option<(usize, usize)> {
    let from = |inside: bool| {
        let mut values = incoming.iter();
        values.find(|(block, _)| cfg.in_loop(id, *block) == inside)
    };
    let (_, next) = from(true)?;
    let mut seen = vec![kernel.literal(from(false)?.1)?];
    while seen.len() <= MOST_BEFORE + MOST_TURNS {
        let last = *seen.last()?;
        let value = computed(kernel, *next, (phi, last), DEEPEST)?;
        if let Some(before) = seen.iter().position(|&one| one == value) {
            let period = seen.len() - before;
            return (before <= MOST_BEFORE && period > 1).then_some((before, period));
        }
        seen.push(value);
    }
    None
}

/// The value where the phi has these bits.
fn computed(kernel: &Kernel, value: ValueId, phi: (ValueId, u128), depth: usize) -> Option<u128> {
    if value == phi.0 {
        return Some(phi.1);
    }
    if let Some(bits) = kernel.literal(value) {
        return Some(bits);
    }
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    let is_pure = matches!(
        kernel.insts[inst].inst,
        Inst::Binary { .. } | Inst::ICmp { .. } | Inst::Select { .. } | Inst::Cast { .. }
    );
    let depth = depth.checked_sub(1).filter(|_| is_pure)?;
    eval::result(kernel, inst, |operand| {
        computed(kernel, operand, phi, depth)
    })
}

fn common_multiple(a: usize, b: usize) -> usize {
    (a..=a * b).find(|n| n % a == 0 && n % b == 0).unwrap_or(a)
}

/// None where a copy does not go round, or the turns do not come out as literals.
fn copy(
    kernel: &Kernel,
    cfg: &Cfg,
    (id, turns): (LoopId, &Turns),
    launch: &Launch,
) -> Option<Kernel> {
    let head = cfg.loops[id].header;
    let (mut copier, ends) = Copier::new(kernel, cfg, id, launch, MOST_INSTRUCTIONS)?;
    let goes_round = |copied: &Iteration| copied.live.contains(&(ends.latch, head));
    let mut header = copier.enter(ends.before);
    let mut from = ends.before;
    let mut entry = copier.entry(ends.before, &BTreeMap::new())?;
    for _ in 0..turns.before {
        let next = copier.new_block(head);
        let copied = copier.iteration(&entry, header, next).filter(goes_round)?;
        entry = copier.entry(ends.latch, &copied.values)?;
        (header, from) = (next, copied.blocks[&ends.latch]);
    }
    let phis = new_phis(&mut copier, (head, header), (from, &mut entry), turns)?;
    let first = entry.clone();
    let new_head = header;
    for turn in 1..=turns.period {
        let next = match turn == turns.period {
            true => new_head,
            false => copier.new_block(head),
        };
        let copied = copier.iteration(&entry, header, next).filter(goes_round)?;
        entry = copier.entry(ends.latch, &copied.values)?;
        (header, from) = (next, copied.blocks[&ends.latch]);
    }
    for (phi, inst) in phis {
        if let Inst::Phi { incoming } = &mut copier.kernel.insts[inst].inst {
            incoming.push((from, entry[&phi]));
        }
    }
    let bits = |entry: &Entry, phi| copier.kernel.literal(entry[phi]);
    let repeats = |phi| bits(&first, phi).is_some() && bits(&first, phi) == bits(&entry, phi);
    let repeat = turns.phis.iter().all(repeats);
    // Rounds in front of the loop leave to where it does.
    part_exits(&mut copier.kernel, new_head);
    repeat.then_some(copier.kernel)
}

/// The phis of the new head, for those of the loop that tell no turn: which is which.
fn new_phis(
    copier: &mut Copier,
    (head, new_head): (BlockId, BlockId),
    (from, entry): (BlockId, &mut Entry),
    turns: &Turns,
) -> Option<Vec<(ValueId, crate::kir::InstId)>> {
    let mut phis = Vec::new();
    for inst in copier.kernel.blocks[head].insts.clone() {
        let data = copier.kernel.insts[inst].clone();
        let (Inst::Phi { .. }, Some(phi)) = (&data.inst, data.result) else {
            break;
        };
        if turns.phis.contains(&phi) {
            continue;
        }
        let incoming = vec![(from, *entry.get(&phi)?)];
        let inst = Inst::Phi { incoming };
        let copy = copier.push(&InstData { inst, ..data }, new_head);
        entry.insert(phi, copier.kernel.insts[copy].result?);
        phis.push((phi, copy));
    }
    Some(phis)
}
