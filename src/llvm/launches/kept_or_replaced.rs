//! What a loop keeps or replaces by something new, as one that reads options does.

use std::collections::HashSet;

use super::conditions::{Conditions, Outcome};
use super::given;
use super::moments::{Moment, is_before};
use super::reached::are_computed;
use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::{Comparison, Term, UnknownId};
use crate::llvm::handle::{Blk, Opcode, Val};

/// States of the value of a `phi` at the head of a loop that it is the first one or one of those that
/// rounds replace it by, of which the conditions hold that control passes behind them. Says nothing
/// where a new value is computed from the one before. Is that all there is to say of it?
pub(super) fn state(
    reader: &mut Reader<'_>,
    phi: Val,
    (own, start): (UnknownId, &Term),
    value: &Term,
) -> bool {
    let Some(head) = phi.parent() else {
        return false;
    };
    let Some(replacements) = replacements(reader, phi, head) else {
        return false;
    };
    let mut is_all = !replacements.inner && !is_tied(reader, phi, &replacements);
    let mut fact = Term::compare(Comparison::Eq, value.clone(), start.clone());
    for new in &replacements.all {
        let Some(case) = case(reader, new, head, (own, value)) else {
            return false;
        };
        is_all &= case.is_of_itself;
        fact = Term::binary(BvOp::Or, fact, case.holds);
    }
    reader.state_of(value, fact);
    is_all
}

/// Of loops that replace a value in more places nothing is said.
const MOST: usize = 8;

/// What rounds of a loop replace a value by.
struct Replacements {
    all: Vec<Replacement>,
    /// Some of it is what cycles within the loop make.
    inner: bool,
}

/// A value that a round may replace the one of a `phi` by, on the way from one block to another one,
/// where the choices that pick it have ended so.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Replacement {
    value: Val,
    from: Blk,
    to: Blk,
    chosen: Vec<(Val, bool)>,
    /// The ways on which control goes on behind where it was picked.
    later: Vec<(Blk, Blk)>,
}

fn replacements(reader: &Reader<'_>, phi: Val, head: Blk) -> Option<Replacements> {
    let inside = |block: Blk| reader.conditions.dominates(head, block);
    let into = |to: Blk, chosen: Vec<(Val, bool)>, later: Vec<(Blk, Blk)>| {
        move |(value, from): (Val, Blk)| Replacement {
            value,
            from,
            to,
            chosen: chosen.clone(),
            later: later.clone(),
        }
    };
    let around = phi.incoming().into_iter();
    let around = around.filter(|(_, from)| inside(*from));
    let around = around.map(into(head, Vec::new(), Vec::new()));
    let mut work: Vec<Replacement> = around.collect();
    // What comes to such a block may be of an earlier round of a cycle than what is tested later.
    let comes_again = |block: Blk| Conditions::reaches(block, block, |at| at != head && inside(at));
    let (mut seen, mut all, mut inner) = (HashSet::new(), Vec::new(), false);
    while let Some(mut one) = work.pop() {
        if one.value == phi || !seen.insert(one.clone()) {
            continue;
        }
        let home = one.value.parent().filter(|home| inside(*home));
        match (one.value.opcode(), home) {
            (Some(Opcode::LLVMPHI), Some(home)) if home != head => match comes_again(home) {
                true => {
                    inner = true;
                    all.push(one);
                }
                false => {
                    one.later.push((one.from, one.to));
                    let incoming = one.value.incoming().into_iter();
                    work.extend(incoming.map(into(home, one.chosen, one.later)));
                }
            },
            (Some(Opcode::LLVMSelect), Some(_)) => {
                for (index, holds) in [(1, true), (2, false)] {
                    let mut side = one.clone();
                    side.value = one.value.operand(index);
                    side.chosen.push((one.value.operand(0), holds));
                    work.push(side);
                }
            }
            _ => all.push(one),
        }
        (seen.len() <= 4 * MOST && all.len() <= MOST).then_some(())?;
    }
    Some(Replacements { all, inner })
}

/// Is something else of the loop replaced in the rounds in which this one is? What the two have to do
/// with each other is not known.
fn is_tied(reader: &Reader<'_>, phi: Val, own: &Replacements) -> bool {
    let Some(head) = phi.parent() else {
        return true;
    };
    let insts = head.insts().into_iter();
    let mut others = insts.filter(|one| one.has_opcode(Opcode::LLVMPHI) && *one != phi);
    others.any(|other| {
        let Some(theirs) = replacements(reader, other, head) else {
            return false;
        };
        if given::is_computed_by_loop(other) && !is_result(reader, other) {
            return false;
        }
        theirs.all.iter().any(|their| {
            let mut own = own.all.iter();
            own.any(|own| leads(reader, own, their) || leads(reader, their, own))
        })
    })
}

/// Does a loop compute something for what comes behind it alone, as the number of the options, or a set
/// of flags? What counts the rounds decides in each what they read.
fn is_result(reader: &Reader<'_>, phi: Val) -> bool {
    let rounds = reader.conditions.rounds_of(phi);
    let is_within = |user: &Val| user.parent().is_some_and(|block| rounds.contains(&block));
    let (within, behind): (Vec<Val>, Vec<Val>) = phi.users().into_iter().partition(is_within);
    let decides = |user: &Val| {
        matches!(
            user.opcode(),
            Some(
                Opcode::LLVMICmp
                    | Opcode::LLVMGetElementPtr
                    | Opcode::LLVMSExt
                    | Opcode::LLVMZExt
                    | Opcode::LLVMStore
                    | Opcode::LLVMCall
                    | Opcode::LLVMInvoke
                    | Opcode::LLVMSwitch
            )
        )
    };
    !behind.is_empty() && !within.iter().any(decides)
}

/// Is the unknown something else that the loop with this head keeps or replaces?
fn is_option(reader: &Reader<'_>, id: UnknownId, head: Blk) -> bool {
    let origin = reader.origin(id);
    origin.is_some_and(|value| {
        let is_carried = value.has_opcode(Opcode::LLVMPHI) && value.parent() == Some(head);
        is_carried && !given::is_computed_by_loop(value)
    })
}

/// Has each round that makes the later replacement made the earlier one?
fn leads(reader: &Reader<'_>, earlier: &Replacement, later: &Replacement) -> bool {
    let way = |one: &Replacement| (one.from, one.to);
    let dominates = |block: Blk| reader.conditions.dominates(block, later.from);
    let goes_there_alone = earlier.from.successors().len() == 1;
    way(earlier) == way(later)
        || dominates(earlier.to)
        || goes_there_alone && dominates(earlier.from)
}

/// Is what is tested computed in the round from a choice of which the value is one side? The value is
/// taken where it was picked there, of which the test alone does not tell.
fn picks(reader: &Reader<'_>, tested: Val, value: Val, head: Blk) -> bool {
    let made_of = made_of(reader, tested, head, |_| true);
    made_of.into_iter().any(|part| sides(part).contains(&value))
}

/// Are both computed in the round from one value, by operations that the terms do not tell of, as those
/// of floating point?
fn shares(reader: &Reader<'_>, tested: Val, value: Val, head: Blk) -> bool {
    let computes = |one: Val| {
        !matches!(
            one.opcode(),
            Some(Opcode::LLVMLoad | Opcode::LLVMCall | Opcode::LLVMInvoke)
        )
    };
    let [tested, value] = [tested, value].map(|one| made_of(reader, one, head, computes));
    !tested.is_disjoint(&value)
}

/// What a value is computed from in the round, itself among it, looking into what is `open`.
fn made_of(reader: &Reader<'_>, value: Val, head: Blk, open: impl Fn(Val) -> bool) -> HashSet<Val> {
    let (mut work, mut seen) = (vec![value], HashSet::new());
    while let Some(next) = work.pop() {
        let is_carried = next.has_opcode(Opcode::LLVMPHI) && next.parent() == Some(head);
        if is_carried || is_before(reader, next, head) {
            continue;
        }
        if seen.insert(next) && open(next) {
            work.extend((0..next.operand_count()).map(|index| next.operand(index)));
        }
    }
    seen
}

/// The values of which one is picked.
fn sides(picked: Val) -> Vec<Val> {
    match picked.opcode() {
        Some(Opcode::LLVMPHI) => picked
            .incoming()
            .into_iter()
            .map(|(side, _)| side)
            .collect(),
        Some(Opcode::LLVMSelect) => vec![picked.operand(1), picked.operand(2)],
        _ => Vec::new(),
    }
}

/// Is what is tested, of which the value's being taken depends, of what the loop carries or of the pick
/// of the value?
fn decides(
    reader: &mut Reader<'_>,
    tested: Val,
    value: Val,
    (own, head): (UnknownId, Blk),
) -> Option<bool> {
    if is_before(reader, tested, head) {
        return Some(false);
    }
    let term = reader.read(tested, Strictness::Lazy)?;
    let mut parts = term.unknowns().into_iter();
    let is_carried = parts.any(|id| id == own || is_option(reader, id, head));
    Some(is_carried || picks(reader, tested, value, head))
}

/// What holds of a value that some round took, in the state of that round.
struct Case {
    holds: Term,
    /// Whether it is taken does not depend on the one before.
    is_of_itself: bool,
}

fn case(
    reader: &mut Reader<'_>,
    new: &Replacement,
    head: Blk,
    (own, value): (UnknownId, &Term),
) -> Option<Case> {
    let term = reader.read(new.value, Strictness::Lazy)?;
    let speaks_of = term.unknowns();
    (!speaks_of.contains(&own)).then_some(())?;
    let passed = reader.conditions.passed_between(new.from, new.to);
    let later = new.later.iter();
    let later: Vec<_> = later
        .flat_map(|(from, to)| reader.conditions.passed_between(*from, *to))
        .collect();
    let mut is_of_itself = true;
    let chosen = new.chosen.iter().map(|(tested, _)| *tested);
    let tested = passed.iter().chain(&later).map(|(tested, _)| *tested);
    for tested in tested.chain(chosen) {
        is_of_itself &= !decides(reader, tested, new.value, (own, head))?;
    }
    let chosen = new.chosen.iter().map(|&(tested, holds)| match holds {
        true => (tested, Outcome::True),
        false => (tested, Outcome::False),
    });
    let mut conditions = Term::constant(1, 1);
    for (tested, outcome) in passed.into_iter().chain(chosen) {
        if is_before(reader, tested, head) {
            continue;
        }
        let Some(holds) = reader.outcome(tested, &outcome, Strictness::Lazy) else {
            is_of_itself = false;
            continue;
        };
        if !holds.unknowns().is_disjoint(&speaks_of) {
            conditions = Term::binary(BvOp::And, conditions, holds);
        } else if shares(reader, tested, new.value, head) {
            is_of_itself = false;
        }
    }
    let computed = are_computed(reader, &[&term, &conditions], new.from);
    let mut then = Moment::new(head);
    let all = [term, conditions, computed].map(|term| then.term(reader, &term));
    let [term, conditions, computed] = all;
    let is_it = Term::compare(Comparison::Eq, value.clone(), term);
    let holds = Term::binary(BvOp::And, is_it, conditions);
    Some(Case {
        holds: Term::binary(BvOp::And, holds, computed),
        is_of_itself,
    })
}
