//! Between which numbers a value is, in each round of a loop of the host.

use std::collections::HashSet;

use super::drawn;
use super::fills::Rounds;
use super::terms::{Reader, Strictness};
use crate::bv::{BvOp, to_signed};
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Opcode, Val};

/// A value is at least `low` and less than `high`, 64 bits each with a sign, where `holds`.
pub(super) struct Range {
    pub(super) low: Term,
    pub(super) high: Term,
    pub(super) holds: Term,
    /// What is drawn from outside makes it any of these.
    pub(super) any: bool,
}

/// The range of a value of the rounds, read as a signed number.
pub(super) fn of_value(reader: &mut Reader<'_>, value: Val, rounds: &Rounds) -> Option<Range> {
    let mut search = Search {
        rounds,
        left: MOST_OPERATIONS,
    };
    let range = search.range(reader, value).or_else(|| natural(value))?;
    Some(Range {
        any: range.any && is_used_once(value, rounds) && is_as_a_rule(&range.holds),
        ..range
    })
}

/// Does a condition say no more than that numbers which are given are not negative, as they are as a rule?
/// Where another one does not hold, nothing is known of what is drawn.
fn is_as_a_rule(holds: &Term) -> bool {
    match holds {
        Term::Const { bits, .. } => *bits == 1,
        Term::Binary {
            op: BvOp::And,
            sides,
        } => sides.iter().all(is_as_a_rule),
        Term::Compare {
            op: Comparison::SLe,
            sides,
        } => sides[0].as_constant() == Some(0) && is_given_or_natural(&sides[1]),
        // What is drawn from is not empty, as distributions ask for.
        Term::Binary {
            op: BvOp::Xor,
            sides,
        } => matches!(&sides[0], Term::Compare { .. }) && sides[1].as_constant() == Some(1),
        _ => false,
    }
}

/// Is it an unknown as it is, a number that is not negative, or one of such?
fn is_given_or_natural(term: &Term) -> bool {
    match term {
        Term::Const { bits, width } => to_signed(*bits, *width) >= 0,
        Term::Unknown { .. } => true,
        Term::Extend { of, .. } | Term::Truncate { of, .. } => is_given_or_natural(of),
        Term::Choose(parts) => parts[1..].iter().all(is_given_or_natural),
        _ => false,
    }
}

/// Operations that one is made of by others; as many sums of 32 bits do not overflow in 64.
const MOST_OPERATIONS: usize = 20;

struct Search<'r> {
    rounds: &'r Rounds,
    left: usize,
}

impl Search<'_> {
    fn range(&mut self, reader: &mut Reader<'_>, value: Val) -> Option<Range> {
        self.left = self.left.checked_sub(1)?;
        let width = value.ty().is_int().then(|| value.ty().int_bits())?;
        if stays(value, self.rounds) {
            // The number behind the greatest of 64 bits is none.
            let term = (width <= 32).then(|| reader.read(value, Strictness::Lazy))??;
            let low = term.extend(true, 64);
            let high = plus(low.clone(), number(1));
            return Some(Range::always(low, high));
        }
        let operand = |index| value.operand(index);
        match value.opcode()? {
            Opcode::LLVMSRem | Opcode::LLVMURem => {
                let by = operand(1);
                let by = stays(by, self.rounds).then(|| reader.read(by, Strictness::Lazy))??;
                let of = self.range(reader, operand(0));
                Some(rest(value, of, by.extend(true, 64)))
            }
            Opcode::LLVMAnd => {
                let mask = (0..2).find(|index| is_mask(value, *index))?;
                // The number behind the greatest of 64 bits is none.
                let most = operand(mask).int_constant()?;
                let end = (most < u128::from(i64::MAX.unsigned_abs())).then_some(most + 1)?;
                let is_drawn = [0, 1]
                    .into_iter()
                    .any(|index| natural(operand(index)).is_some());
                Some(Range {
                    any: is_drawn && (most + 1).is_power_of_two() && most < 1 << 31,
                    ..Range::always(number(0), number(end))
                })
            }
            Opcode::LLVMAdd | Opcode::LLVMSub if width <= 32 && value.nsw() => {
                let [a, b] = [operand(0), operand(1)].map(|one| {
                    let range = self.range(reader, one);
                    range.or_else(|| natural(one))
                });
                let stays = [0, 1]
                    .into_iter()
                    .any(|index| stays(operand(index), self.rounds));
                let sum = a?.combined(b?, value.has_opcode(Opcode::LLVMSub));
                Some(Range {
                    any: sum.any && stays,
                    ..sum
                })
            }
            Opcode::LLVMSExt => self.range(reader, operand(0)),
            Opcode::LLVMZExt => {
                let range = self.range(reader, operand(0))?;
                let is_same = Term::compare(Comparison::SLe, number(0), range.low.clone());
                Some(range.if_too(is_same))
            }
            Opcode::LLVMTrunc if width < 64 => {
                let range = self.range(reader, operand(0));
                let range = range.or_else(|| natural(operand(0)))?;
                let end = number(1 << (width - 1));
                let least = Term::binary(BvOp::Sub, number(0), end.clone());
                if range.is_of_bits(width) {
                    return Some(Range {
                        low: least,
                        high: end,
                        ..range
                    });
                }
                let is_above = Term::compare(Comparison::SLe, least, range.low.clone());
                let is_below = Term::compare(Comparison::SLe, range.high.clone(), end);
                Some(range.if_too(is_above).if_too(is_below))
            }
            Opcode::LLVMSelect => self.hull(reader, &[operand(1), operand(2)]),
            // A head's comes from the round before.
            Opcode::LLVMPHI if value.parent() != Some(self.rounds.head) => {
                let values = value.incoming().into_iter().map(|(one, _)| one);
                self.hull(reader, &values.collect::<Vec<Val>>())
            }
            Opcode::LLVMCall => {
                let (least, greatest) = drawn::bounds(value)?;
                drawn_between(reader, (least, greatest), self.rounds)
            }
            _ => None,
        }
    }

    /// The range of one of several values.
    fn hull(&mut self, reader: &mut Reader<'_>, values: &[Val]) -> Option<Range> {
        let (first, others) = values.split_first()?;
        let first = self.range(reader, *first)?;
        others.iter().try_fold(first, |all, one| {
            let other = self.range(reader, *one)?;
            Some(Range {
                low: lesser(all.low, other.low),
                high: greater(all.high, other.high),
                holds: Term::binary(BvOp::And, all.holds, other.holds),
                any: false,
            })
        })
    }
}

/// Is what is drawn used for nothing but this value, which is used once? What is looked at, or stored
/// elsewhere as well, may be drawn again where it does not do, or go together with something else.
fn is_used_once(value: Val, rounds: &Rounds) -> bool {
    let (mut made_of, mut work) = (HashSet::new(), vec![value]);
    while let Some(one) = work.pop() {
        if !rounds.changes(one) || one.has_opcode(Opcode::LLVMPHI) || !made_of.insert(one) {
            continue;
        }
        if made_of.len() > MOST_OPERATIONS {
            return false;
        }
        if one.called_name().is_none() {
            work.extend((0..one.operand_count()).map(|index| one.operand(index)));
        }
    }
    let leads_there_alone = |drawn: &Val| {
        let mut one = *drawn;
        while let [user] = one.users()[..] {
            if one == value {
                return true;
            }
            if !made_of.contains(&user) {
                return false;
            }
            one = user;
        }
        false
    };
    let mut drawn = made_of.iter().filter(|one| one.called_name().is_some());
    drawn.all(leads_there_alone)
}

/// The range of what a function of C draws. What else is never negative has none.
fn natural(value: Val) -> Option<Range> {
    const BITS: u32 = 31;
    let mut drawn = value;
    while let Some(Opcode::LLVMSExt | Opcode::LLVMZExt | Opcode::LLVMTrunc) = drawn.opcode()
        && drawn.ty().int_bits() > BITS
    {
        drawn = drawn.operand(0);
    }
    is_of_library(drawn).then(|| Range::always(number(0), number(1 << BITS)))
}

/// The range of a remainder of a value, which is itself in a range, by this divisor, which is not zero
/// where there is a remainder.
fn rest(value: Val, of: Option<Range>, by: Term) -> Range {
    let is_natural_divisor = Term::compare(Comparison::SLe, number(0), by.clone());
    let negative = Term::binary(BvOp::Sub, number(0), by.clone());
    let is_unsigned = value.has_opcode(Opcode::LLVMURem);
    let (high, holds) = match is_unsigned {
        true => (by, is_natural_divisor),
        false => {
            let size = Term::choose(is_natural_divisor, by.clone(), negative);
            // The least number of 64 bits has no negative, and those of fewer bits all have one.
            let has_size = match by {
                Term::Extend { .. } => Term::constant(1, 1),
                _ => Term::compare(Comparison::SLe, number(0), size.clone()),
            };
            (size, has_size)
        }
    };
    let drawn = natural(value.operand(0));
    let high = match &drawn {
        Some(drawn) => lesser(high, drawn.high.clone()),
        None => high,
    };
    let least = Term::binary(BvOp::Sub, number(1), high.clone());
    let is_positive = is_unsigned || is_natural(value.operand(0));
    let low = match (is_positive, of) {
        (true, _) => number(0),
        (false, Some(of)) => {
            let is_positive = Term::compare(Comparison::SLe, number(0), of.low);
            let is_positive = Term::binary(BvOp::And, is_positive, of.holds);
            Term::choose(is_positive, number(0), least)
        }
        (false, None) => least,
    };
    Range {
        low,
        high,
        holds,
        any: is_positive && is_spread(value.operand(0)),
    }
}

/// Is the value what a function of C draws, whatever else is added?
fn is_spread(value: Val) -> bool {
    match value.opcode() {
        Some(Opcode::LLVMAdd) => is_spread(value.operand(0)) || is_spread(value.operand(1)),
        _ => natural(value).is_some(),
    }
}

/// Is the value the same in each round? It may be computed there, of others that are.
fn stays(value: Val, rounds: &Rounds) -> bool {
    let (mut looked_at, mut work) = (0, vec![value]);
    while let Some(value) = work.pop() {
        looked_at += 1;
        if !rounds.changes(value) {
            continue;
        }
        let is_computed = matches!(
            value.opcode(),
            Some(
                Opcode::LLVMSExt
                    | Opcode::LLVMZExt
                    | Opcode::LLVMTrunc
                    | Opcode::LLVMAdd
                    | Opcode::LLVMSub
                    | Opcode::LLVMMul
            )
        );
        if !is_computed || looked_at > MOST_OPERATIONS {
            return false;
        }
        work.extend((0..value.operand_count()).map(|index| value.operand(index)));
    }
    true
}

/// The range of what a distribution draws; its numbers may be without sign.
fn drawn_between(
    reader: &mut Reader<'_>,
    (least, greatest): (Val, Val),
    rounds: &Rounds,
) -> Option<Range> {
    let mut read = |value: Val| {
        let term = stays(value, rounds).then(|| reader.read(value, Strictness::Lazy))??;
        Some(term.extend(true, 64))
    };
    let (least, greatest) = (read(least)?, read(greatest)?);
    let high = plus(greatest.clone(), number(1));
    let is_natural = Term::compare(Comparison::SLe, number(0), least.clone());
    let is_none = Term::compare(Comparison::SLe, high.clone(), least.clone());
    let has_some = Term::binary(BvOp::Xor, is_none, Term::constant(1, 1));
    Some(Range {
        low: least,
        high,
        holds: Term::binary(BvOp::And, is_natural, has_some),
        any: true,
    })
}

fn lesser(a: Term, b: Term) -> Term {
    Term::choose(Term::compare(Comparison::SLt, a.clone(), b.clone()), a, b)
}

fn greater(a: Term, b: Term) -> Term {
    Term::choose(Term::compare(Comparison::SLt, a.clone(), b.clone()), b, a)
}

impl Range {
    fn always(low: Term, high: Term) -> Range {
        let (holds, any) = (Term::constant(1, 1), true);
        Range {
            low,
            high,
            holds,
            any,
        }
    }

    /// Are these all numbers of some bits, so many or more, from zero on?
    fn is_of_bits(&self, width: u32) -> bool {
        let high = self.high.as_constant();
        let is_whole = high.is_some_and(|high| high.is_power_of_two() && high >> width > 0);
        self.low.as_constant() == Some(0) && is_whole
    }

    fn if_too(self, condition: Term) -> Range {
        Range {
            holds: Term::binary(BvOp::And, self.holds, condition),
            ..self
        }
    }

    /// The range of sums, or of differences. What is less than the end is at most one less.
    fn combined(self, other: Range, subtracts: bool) -> Range {
        let op = if subtracts { BvOp::Sub } else { BvOp::Add };
        let most = |high| Term::binary(BvOp::Sub, high, number(1));
        let (least_of_other, most_of_other) = match subtracts {
            true => (most(other.high), other.low),
            false => (other.low, most(other.high)),
        };
        Range {
            low: Term::binary(op, self.low, least_of_other),
            high: Term::binary(op, self.high, most_of_other),
            holds: Term::binary(BvOp::And, self.holds, other.holds),
            any: self.any && other.any,
        }
    }
}

/// Functions of C that return a number of 31 bits.
const OF_NATURAL_NUMBERS: [&str; 5] = ["rand", "rand_r", "random", "lrand48", "nrand48"];

/// Is the value, read as a signed number, never negative?
fn is_natural(value: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![value]);
    while let Some(value) = work.pop() {
        // What a loop makes of a number that is not negative is none by induction over its rounds.
        if !seen.insert(value) {
            continue;
        }
        if let Some(number) = value.int_constant() {
            if number >> (value.ty().int_bits() - 1) != 0 {
                return false;
            }
            continue;
        }
        let literal = |index| value.operand(index).int_constant();
        match value.opcode() {
            Some(Opcode::LLVMZExt) => {}
            Some(Opcode::LLVMLShr) if literal(1).is_some_and(|by| by > 0) => {}
            Some(Opcode::LLVMAnd) if [0, 1].into_iter().any(|index| is_mask(value, index)) => {}
            Some(Opcode::LLVMSExt | Opcode::LLVMSRem | Opcode::LLVMUDiv | Opcode::LLVMLShr) => {
                work.push(value.operand(0));
            }
            Some(Opcode::LLVMAdd | Opcode::LLVMMul) if value.nsw() => {
                work.extend([value.operand(0), value.operand(1)]);
            }
            Some(Opcode::LLVMSDiv) => work.extend([value.operand(0), value.operand(1)]),
            Some(Opcode::LLVMPHI) => {
                work.extend(value.incoming().into_iter().map(|(from, _)| from));
            }
            Some(Opcode::LLVMCall) if is_of_library(value) => {}
            // They are less than 2^31.
            Some(Opcode::LLVMTrunc)
                if value.ty().int_bits() >= 32 && is_of_library(value.operand(0)) => {}
            _ => return false,
        }
    }
    true
}

fn is_mask(value: Val, index: u32) -> bool {
    let bits = value.ty().int_bits();
    let mask = value.operand(index).int_constant();
    mask.is_some_and(|mask| mask >> (bits - 1) == 0)
}

fn is_of_library(call: Val) -> bool {
    let name = call.called_name().unwrap_or_default();
    let is_declared = call.callee().is_some_and(Val::is_declaration);
    is_declared && OF_NATURAL_NUMBERS.contains(&name.as_str())
}

fn number(number: u128) -> Term {
    Term::constant(number, 64)
}

fn plus(a: Term, b: Term) -> Term {
    Term::binary(BvOp::Add, a, b)
}
