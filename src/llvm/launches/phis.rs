//! What is known of values that several paths give.

use super::choices::Choice;
use super::moments::is_of_before;
use super::reached::are_computed;
use super::terms::{Reader, Strictness};
use super::usual::Round;
use super::{alternatives, counters, given, kept_or_replaced, orbits, rotations};
use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Blk, Opcode, Val};

/// States what the value of a `phi` is one of, or how the counter of a loop goes.
///
/// The terms stated speak of values that were computed before control came to the block, so that
/// they are of the same instance wherever the `phi` is used, and of what others were then.
pub(super) fn state(reader: &mut Reader<'_>, phi: Val, value: &Term) {
    let Some(block) = phi.parent() else { return };
    let incoming = phi.incoming();
    let (around, into): (Vec<_>, Vec<_>) =
        (incoming.into_iter()).partition(|(_, from)| reader.conditions.dominates(block, *from));
    let starts = into
        .into_iter()
        .filter_map(|(start, from)| Some((reader.read(start, Strictness::Lazy)?, from)));
    let starts: Vec<(Term, Blk)> = starts.collect();
    let mut steps: Vec<Val> = around.into_iter().map(|(step, _)| step).collect();
    steps.dedup();
    match steps[..] {
        [] => {
            let way = Way::into(reader, block).filter(|_| chooses_several(block));
            let is = |(start, from): &(Term, Blk)| {
                let passed = passed(reader, (*from, block), start);
                let computed = are_computed(reader, &[start, &passed], *from);
                let all = [start.clone(), passed, computed];
                let [start, passed, computed] = all.map(|term| reader.when_entered(&term, block));
                let is_it = Term::compare(Comparison::Eq, value.clone(), start);
                let is_it = [passed, computed].into_iter().fold(is_it, and);
                match &way {
                    Some(way) => and(way.is_from(*from), is_it),
                    None => is_it,
                }
            };
            let cases = starts.iter().map(is).collect();
            state_one_of(reader, value, cases);
        }
        _ => {
            if let ([(start, _)], Term::Unknown { id, .. }) = (&starts[..], value) {
                let start = &reader.when_entered(start, block);
                let of_orbit = match steps[..] {
                    [step] => {
                        counters::state(reader, phi, step, start, value);
                        orbits::state(reader, step, (*id, start), value)
                    }
                    _ => None,
                };
                if let Some(numbers) = of_orbit {
                    // Where something else counts the rounds, they may not come to all of many.
                    let comes_to_all = numbers <= FEW || !chooses_several(block);
                    reader.set_given(value, comes_to_all && reader.is_around(block));
                } else if rotations::state(reader, phi, value).is_some() {
                    reader.set_given(value, reader.is_around(block));
                } else if !kept_or_replaced::state(reader, phi, (*id, start), value)
                    && !given::is_computed_by_loop(phi)
                {
                    reader.set_given(value, false);
                }
                reader.rounds.push(Round {
                    head: block,
                    unknown: *id,
                    start: start.clone(),
                });
            }
        }
    }
}

/// Rounds of a loop come to so many numbers as a rule.
const FEW: usize = 8;

/// What control has passed on the way from one block to the other one that says something of the term,
/// or of what is there before it comes to the second one.
fn passed(reader: &mut Reader<'_>, (from, to): (Blk, Blk), of: &Term) -> Term {
    let speaks_of = of.unknowns();
    let passed = alternatives::passed(reader, from, to).into_iter();
    let passed = passed.filter(|holds| {
        !holds.unknowns().is_disjoint(&speaks_of) || is_of_before(reader, holds, to)
    });
    passed.fold(Term::constant(1, 1), and)
}

/// On which way control came to a block that chooses several values: what they are goes together.
struct Way {
    number: Term,
    blocks: Vec<Blk>,
}

impl Way {
    fn into(reader: &mut Reader<'_>, block: Blk) -> Option<Way> {
        let first = *block.insts().first()?;
        first.has_opcode(Opcode::LLVMPHI).then_some(())?;
        Some(Way {
            number: reader.choice(Choice::Way(block)),
            blocks: first.incoming().into_iter().map(|(_, from)| from).collect(),
        })
    }

    fn is_from(&self, from: Blk) -> Term {
        let index = self.blocks.iter().position(|block| *block == from);
        let index = Term::constant(index.unwrap_or_default() as u128, self.number.width());
        Term::compare(Comparison::Eq, self.number.clone(), index)
    }
}

fn chooses_several(block: Blk) -> bool {
    let insts = block.insts().into_iter();
    let choices = insts.filter(|inst| inst.has_opcode(Opcode::LLVMPHI));
    choices.count() > 1
}

/// The memory that a pointer leads into which several ways give, where it is one, and the bytes from
/// its start.
pub(super) fn displacement(reader: &mut Reader<'_>, phi: Val) -> Option<(Val, Term)> {
    let block = phi.parent()?;
    let (pointers, blocks): (Vec<Val>, Vec<Blk>) = phi.incoming().into_iter().unzip();
    let is_around = |from: &Blk| reader.conditions.dominates(block, *from);
    (!blocks.iter().any(is_around)).then_some(())?;
    let (base, offsets) = rotations::of_one_base(reader, &pointers)?;
    let way = Way::into(reader, block)?;
    let (mut cases, mut then, mut ways) = (Vec::new(), Vec::new(), Vec::new());
    for (offset, from) in offsets.into_iter().zip(blocks) {
        let passed = passed(reader, (from, block), &offset);
        let computed = are_computed(reader, &[&offset, &passed], from);
        let all = [offset, passed, computed];
        let [offset, passed, computed] = all.map(|term| reader.when_entered(&term, block));
        ways.push((offset.clone(), passed.clone()));
        cases.push([passed, computed].into_iter().fold(way.is_from(from), and));
        then.push((offset, from));
    }
    if let Some(offset) = of_both(&ways) {
        return Some((base, offset));
    }
    // Where control did not come there, nothing was passed on the way.
    cases.push(reader.choice(Choice::Reached(block)).negate());
    state_one_of(reader, &way.number, cases);
    let mut then = then.into_iter();
    let (first, _) = then.next()?;
    let choice = then.fold(first, |others, (offset, from)| {
        Term::choose(way.is_from(from), offset, others)
    });
    Some((base, reader.limited(choice)))
}

/// What two ways give, where what one of them has passed makes what the other one gives its own: `4 + n * 4`
/// beside 4, which is there where `n == 0`, as of the end of a vector.
fn of_both(ways: &[(Term, Term)]) -> Option<Term> {
    let [one, other] = ways else { return None };
    let [is_one, is_other] = [(one, other), (other, one)].map(|((own, passed), (others, _))| {
        let mut known = Vec::new();
        collect_numbers(passed, &mut known);
        !known.is_empty() && with_numbers(others, &known) == *own
    });
    let of_all = is_one.then_some(other).or(is_other.then_some(one));
    of_all.map(|(offset, _)| offset.clone())
}

/// The terms that are a number where the condition holds.
fn collect_numbers(condition: &Term, known: &mut Vec<(Term, Term)>) {
    match condition {
        Term::Binary {
            op: BvOp::And,
            sides,
        } => sides.iter().for_each(|side| collect_numbers(side, known)),
        Term::Compare { op, sides } => {
            let [term, number] = &**sides;
            let is_number = match (op, number.as_constant()) {
                (Comparison::Eq, number) => number.is_some(),
                (Comparison::ULe, number) => number == Some(0),
                _ => false,
            };
            if is_number {
                known.push((term.clone(), number.clone()));
                known.extend(before_sum(term, number));
            }
        }
        _ => {}
    }
}

/// The number that a term is where it is another one with something constant taken away or added.
fn before_sum(sum: &Term, number: &Term) -> Option<(Term, Term)> {
    let Term::Binary { op, sides } = sum else {
        return None;
    };
    let [term, constant] = (**sides).clone();
    constant.as_constant()?;
    let back = match op {
        BvOp::Sub => BvOp::Add,
        BvOp::Add => BvOp::Sub,
        _ => return None,
    };
    Some((term, Term::binary(back, number.clone(), constant)))
}

/// The term with these numbers for these parts.
fn with_numbers(term: &Term, known: &[(Term, Term)]) -> Term {
    if let Some((_, number)) = known.iter().find(|(part, _)| part == term) {
        return number.clone();
    }
    let parts = term.parts().iter().map(|part| with_numbers(part, known));
    term.with_parts(parts.collect())
}

fn state_one_of(reader: &mut Reader<'_>, value: &Term, cases: Vec<Term>) {
    const MOST: usize = 8;
    if cases.len() > MOST {
        return;
    }
    let either = |a, b| Term::binary(BvOp::Or, a, b);
    if let Some(fact) = cases.into_iter().reduce(either) {
        reader.state_of(value, fact);
    }
}

fn and(a: Term, b: Term) -> Term {
    Term::binary(BvOp::And, a, b)
}
