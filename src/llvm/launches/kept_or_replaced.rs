//! What a loop keeps or replaces by something new, as one that reads options does.

use std::collections::HashSet;

use super::conditions::Outcome;
use super::moments::{Moment, is_before};
use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::{Comparison, Term, UnknownId};
use crate::llvm::handle::{Blk, Opcode, Val};

/// States of the value of a `phi` at the head of a loop that it is the first one or one of those that
/// rounds replace it by, of which the conditions hold that control passes behind them. Says nothing
/// where a new value is computed from the one before.
pub(super) fn state(
    reader: &mut Reader<'_>,
    phi: Val,
    (own, start): (UnknownId, &Term),
    value: &Term,
) {
    let Some(head) = phi.parent() else { return };
    let Some(replacements) = replacements(reader, phi, head) else {
        return;
    };
    let mut fact = Term::compare(Comparison::Eq, value.clone(), start.clone());
    for new in replacements {
        let Some(case) = case(reader, &new, head, (own, value)) else {
            return;
        };
        fact = Term::binary(BvOp::Or, fact, case);
    }
    reader.state_of(value, fact);
}

/// Of loops that replace a value in more places nothing is said.
const MOST: usize = 8;

/// A value that a round may replace the one of a `phi` by, on the way from one block to another one.
struct Replacement {
    value: Val,
    from: Blk,
    to: Blk,
}

fn replacements(reader: &Reader<'_>, phi: Val, head: Blk) -> Option<Vec<Replacement>> {
    let inside = |block: Blk| reader.conditions.dominates(head, block);
    let into = |to: Blk| move |(value, from): (Val, Blk)| Replacement { value, from, to };
    let around = phi.incoming().into_iter();
    let around = around.filter(|(_, from)| inside(*from));
    let mut work: Vec<Replacement> = around.map(into(head)).collect();
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    while let Some(Replacement { value, from, to }) = work.pop() {
        if value == phi || !seen.insert((value, from)) {
            continue;
        }
        let home = value.parent().filter(|home| inside(*home));
        match (value.opcode(), home) {
            (Some(Opcode::LLVMPHI), Some(home)) if home != head => {
                work.extend(value.incoming().into_iter().map(into(home)));
            }
            (Some(Opcode::LLVMSelect), Some(_)) => {
                let values = [1, 2].map(|index| (value.operand(index), from));
                work.extend(values.map(into(to)));
            }
            _ => found.push(Replacement { value, from, to }),
        }
        (seen.len() <= 4 * MOST && found.len() <= MOST).then_some(())?;
    }
    Some(found)
}

/// The value of a loop is a new one that some round took, in the state of that round.
fn case(
    reader: &mut Reader<'_>,
    new: &Replacement,
    head: Blk,
    (own, value): (UnknownId, &Term),
) -> Option<Term> {
    let term = reader.read(new.value, Strictness::Lazy)?;
    (!term.unknowns().contains(&own)).then_some(())?;
    let speaks_of = term.unknowns();
    let mut conditions = Term::constant(1, 1);
    for (tested, outcome) in reader.conditions.passed_between(new.from, new.to) {
        if !is_before(reader, tested, head)
            && let Some(holds) = passed(reader, tested, &outcome)
            && !holds.unknowns().is_disjoint(&speaks_of)
        {
            conditions = Term::binary(BvOp::And, conditions, holds);
        }
    }
    let mut then = Moment::new(head);
    let [term, conditions] = [term, conditions].map(|term| then.term(reader, &term));
    let is_it = Term::compare(Comparison::Eq, value.clone(), term);
    Some(Term::binary(BvOp::And, is_it, conditions))
}

fn passed(reader: &mut Reader<'_>, tested: Val, outcome: &Outcome) -> Option<Term> {
    let term = reader.read(tested, Strictness::Lazy)?;
    match outcome {
        Outcome::True => Some(term),
        Outcome::False => Some(term.negate()),
        Outcome::Cases(_) | Outcome::NoCase(_) => None,
    }
}
