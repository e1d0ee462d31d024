//! Values that the rounds of a loop exchange, as two buffers of which one is read and one written.

use super::choices::Choice;
use super::conditions::Conditions;
use super::terms::{Reader, Strictness};
use super::{allocations, fills, phis};
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Blk, LLVMIntPredicate, Opcode, Val};

/// What a `phi` holds whose value goes to another one of its loop in each round, and so on until it is
/// back.
struct Rotation {
    head: Blk,
    /// After so many rounds, or as many more as there are, it is this that was there before the loop.
    starts: Vec<Val>,
}

/// Longer rotations are not followed.
const MOST: usize = 4;

impl Rotation {
    fn of(reader: &Reader<'_>, phi: Val) -> Option<Rotation> {
        let head = phi.parent()?;
        if let Some(both) = toggled(reader.conditions, phi) {
            let starts = both.to_vec();
            return Some(Rotation { head, starts });
        }
        let (mut starts, mut next) = (Vec::new(), phi);
        loop {
            let is_own = next.has_opcode(Opcode::LLVMPHI) && next.parent() == Some(head);
            (is_own && starts.len() < MOST).then_some(())?;
            let (around, into): (Vec<_>, Vec<_>) = (next.incoming().into_iter())
                .partition(|(_, from)| reader.conditions.dominates(head, *from));
            let [start, following] = [into, around].map(|ways| same_value(&ways));
            starts.push(start?);
            next = following?;
            if next == phi {
                return Some(Rotation { head, starts });
            }
        }
    }

    /// The one of these that it is now, each of which belongs to a start.
    fn choose(&self, reader: &mut Reader<'_>, of_starts: Vec<Term>) -> Option<Term> {
        let turn = reader.choice(Choice::Turn(self.head, self.starts.len()));
        let of_starts = of_starts.into_iter();
        let mut then = of_starts.map(|term| reader.when_entered(&term, self.head));
        let last = then.next()?;
        let numbered = then.collect::<Vec<Term>>().into_iter().enumerate();
        let choice = numbered.fold(last, |others, (index, term)| {
            let number = Term::constant(index as u128 + 1, turn.width());
            let is_turn = Term::compare(Comparison::Eq, turn.clone(), number);
            Term::choose(is_turn, term, others)
        });
        Some(reader.limited(choice))
    }
}

/// What a `phi` holds in the first round and in the second, and in turn from then on: in each round it
/// becomes the one of two values that it is not (`p = p == a ? b : a`).
pub(super) fn toggled(conditions: &Conditions, phi: Val) -> Option<[Val; 2]> {
    let head = phi.parent().filter(|_| phi.has_opcode(Opcode::LLVMPHI))?;
    let (around, into): (Vec<_>, Vec<_>) =
        (phi.incoming().into_iter()).partition(|(_, from)| conditions.dominates(head, *from));
    let [start, next] = [into, around].map(|ways| same_value(&ways));
    let (start, next) = (
        start?,
        next?.has_opcode(Opcode::LLVMSelect).then_some(next?)?,
    );
    let [test, then, otherwise] = [0, 1, 2].map(|index| next.operand(index));
    test.has_opcode(Opcode::LLVMICmp).then_some(())?;
    let [at_known, at_other] = match test.int_predicate() {
        LLVMIntPredicate::LLVMIntEQ => [then, otherwise],
        LLVMIntPredicate::LLVMIntNE => [otherwise, then],
        _ => return None,
    };
    let known = match [0, 1].map(|side| test.operand(side)) {
        [one, known] if one == phi => known,
        [known, one] if one == phi => known,
        _ => return None,
    };
    let stays = |value: Val| {
        let own = value.parent();
        own.is_none_or(|own| own != head && conditions.dominates(own, head))
    };
    let is_one = known == at_other && [at_known, at_other].contains(&start);
    (is_one && [at_known, at_other].into_iter().all(stays)).then_some(())?;
    let other = if start == at_known {
        at_other
    } else {
        at_known
    };
    Some([start, other])
}

fn same_value(ways: &[(Val, Blk)]) -> Option<Val> {
    let mut values = ways.iter().map(|(value, _)| *value);
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

/// States what a number is that is exchanged with others.
pub(super) fn state(reader: &mut Reader<'_>, phi: Val, value: &Term) -> Option<()> {
    let rotation = Rotation::of(reader, phi)?;
    let starts = rotation.starts.iter();
    let starts: Option<Vec<Term>> = starts
        .map(|start| reader.read(*start, Strictness::Lazy))
        .collect();
    let now = rotation.choose(reader, starts?)?;
    reader.state_of(value, Term::compare(Comparison::Eq, value.clone(), now));
    Some(())
}

/// The memory that a pointer leads into on each way, if it is one, and the bytes from its start, where
/// the pointer is one of several.
pub(super) fn displacement(reader: &mut Reader<'_>, pointer: Val) -> Option<(Val, Term)> {
    reader.deeper(|reader| of_several(reader, pointer))
}

fn of_several(reader: &mut Reader<'_>, pointer: Val) -> Option<(Val, Term)> {
    match pointer.opcode()? {
        Opcode::LLVMSelect => {
            let condition = reader.read(pointer.operand(0), Strictness::Lazy)?;
            let sides = [1, 2].map(|index| pointer.operand(index));
            let (base, offsets) = of_one_base(reader, &sides)?;
            let [then, otherwise] = <[Term; 2]>::try_from(offsets).ok()?;
            let choice = Term::choose(condition, then, otherwise);
            Some((base, reader.limited(choice)))
        }
        Opcode::LLVMPHI => {
            if let Some(rotation) = Rotation::of(reader, pointer) {
                let (base, offsets) = of_one_base(reader, &rotation.starts)?;
                return Some((base, rotation.choose(reader, offsets)?));
            }
            phis::displacement(reader, pointer)
        }
        _ => None,
    }
}

/// The memory that all of these lead into, and the bytes from its start to each.
pub(super) fn of_one_base(reader: &mut Reader<'_>, pointers: &[Val]) -> Option<(Val, Vec<Term>)> {
    let places = pointers
        .iter()
        .map(|pointer| allocations::displacement(reader, *pointer, Strictness::Lazy));
    let (bases, offsets): (Vec<Val>, Vec<Term>) =
        places.collect::<Option<Vec<_>>>()?.into_iter().unzip();
    let base = *bases.first()?;
    (fills::object(base).is_some() && bases.iter().all(|one| *one == base))
        .then_some((base, offsets))
}
