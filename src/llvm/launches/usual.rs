//! What holds of the unknowns of a launch as a rule.

use std::collections::BTreeSet;

use super::given;
use super::terms::Reader;
use crate::bv::{BvOp, WrapOp};
use crate::host::{Comparison, MOST_BYTES, Rule, Term, UnknownId, Usual};
use crate::llvm::handle::{Blk, Opcode, Val, ValueKind};

/// A value that a loop makes, and what it is when control comes to the loop.
pub(super) struct Round {
    pub(super) head: Blk,
    pub(super) unknown: UnknownId,
    pub(super) start: Term,
}

/// What holds as a rule of the unknowns in these terms, where control comes to the launch of such
/// blocks, with arrays of such sizes in bytes. Some are joined to what the launch is given by
/// conditions that both are in.
pub(super) fn of_terms<'a>(
    reader: &Reader<'_>,
    block: &[Term; 3],
    sizes: impl Iterator<Item = &'a Term>,
    (terms, joined): (&[&Term], &BTreeSet<UnknownId>),
) -> Vec<Usual> {
    let relevant: BTreeSet<UnknownId> = terms.iter().flat_map(|term| term.unknowns()).collect();
    let mut numbers = Vec::new();
    for term in terms {
        collect_numbers(term, &mut numbers);
    }
    let mut usual = reads_alike(reader, &relevant);
    usual.extend(first_rounds(reader, joined));
    let given = numbers.into_iter().filter_map(|number| {
        let about = *number.unknowns().first()?;
        let zero = Term::constant(0, number.width());
        is_given(reader, about).then(|| Usual {
            rule: Rule::NotNegative,
            about,
            holds: Term::compare(Comparison::SLe, zero, number),
            is_given: false,
        })
    });
    usual.extend(given);
    usual.extend(kept_blocks(reader, block));
    usual.extend(sizes.filter_map(small_array));
    usual
}

fn small_array(bytes: &Term) -> Option<Usual> {
    let about = *bytes.unknowns().first()?;
    let most = Term::constant(u128::from(MOST_BYTES), bytes.width());
    let is_small = Term::compare(Comparison::ULe, bytes.clone(), most);
    Some(Usual {
        rule: Rule::SmallArrays,
        about,
        holds: Term::binary(BvOp::And, is_small, products_fit(bytes)),
        is_given: false,
    })
}

/// That no product in a term is larger than what its bits hold.
fn products_fit(term: &Term) -> Term {
    let parts = term.parts().iter().map(products_fit);
    let all = parts.fold(Term::constant(1, 1), |a, b| Term::binary(BvOp::And, a, b));
    match term {
        Term::Binary {
            op: BvOp::Mul,
            sides,
        } => {
            let [a, b] = (**sides).clone();
            Term::binary(BvOp::And, Term::exact(WrapOp::Mul, false, a, b), all)
        }
        _ => all,
    }
}

/// Of the numbers of threads that are made of what the program keeps.
fn kept_blocks(reader: &Reader<'_>, block: &[Term; 3]) -> Vec<Usual> {
    const WARP: u128 = 32;
    let number = |bits| Term::constant(bits, 32);
    let is_kept = |id: &UnknownId| {
        let origin = reader.origin(*id);
        !reader.unknowns[id.0 as usize].is_given && !origin.is_some_and(is_one_of_literals)
    };
    let size = block.iter().cloned();
    let size = size.reduce(|all, length| Term::binary(BvOp::Mul, all, length));
    let rest = size.map(|size| Term::binary(BvOp::Urem, size, number(WARP)));
    let whole = rest.map(|rest| Term::compare(Comparison::Eq, rest, number(0)));
    let kept = block.iter().filter_map(|length| {
        let about = length.unknowns().into_iter().find(is_kept)?;
        let less = Term::binary(BvOp::Sub, length.clone(), number(1));
        let both = Term::binary(BvOp::And, length.clone(), less);
        let is_power = Term::compare(Comparison::Eq, both, number(0));
        Some(Usual {
            rule: Rule::KeptBlock,
            about,
            holds: Term::binary(BvOp::And, is_power, whole.clone()?),
            is_given: false,
        })
    });
    kept.collect()
}

fn reads_alike(reader: &Reader<'_>, relevant: &BTreeSet<UnknownId>) -> Vec<Usual> {
    let again = relevant.iter().filter_map(|&id| {
        let first = reader.first_read(id)?;
        let [this, first_read] = [id, first].map(|id| reader.term_of(id));
        (first != id && relevant.contains(&first)).then(|| Usual {
            rule: Rule::ReadAlike,
            about: id,
            holds: Term::compare(Comparison::Eq, this, first_read),
            is_given: false,
        })
    });
    let [mut again, apart] = [again.collect(), one_word_at_most(reader, relevant)];
    again.extend(apart);
    again
}

/// A text is one of several words at most.
fn one_word_at_most(reader: &Reader<'_>, relevant: &BTreeSet<UnknownId>) -> Vec<Usual> {
    let compared = relevant.iter().filter_map(|&id| {
        let (text, word) = given::compared_with_word(reader.origin(id)?)?;
        Some((id, text, word))
    });
    let compared: Vec<_> = compared.collect();
    let differs = |id: UnknownId| {
        let result = reader.term_of(id);
        let is_it = Term::compare(
            Comparison::Eq,
            result.clone(),
            Term::constant(0, result.width()),
        );
        is_it.negate()
    };
    let pairs = compared.iter().enumerate().flat_map(|(index, one)| {
        let others = compared[..index].iter();
        others.map(move |other| (*one, *other))
    });
    let apart = pairs.filter(|((_, text, word), (_, other, other_word))| {
        given::is_same(*text, *other) && word != other_word
    });
    let apart = apart.map(|((id, ..), (other, ..))| Usual {
        rule: Rule::ReadAlike,
        about: id,
        holds: Term::binary(BvOp::Or, differs(id), differs(other)),
        is_given: false,
    });
    apart.collect()
}

/// Is the value a literal on each way that leads to it?
fn is_one_of_literals(value: Val) -> bool {
    let incoming = value
        .has_opcode(Opcode::LLVMPHI)
        .then(|| value.incoming().into_iter());
    incoming.is_some_and(|mut all| all.all(|(one, _)| one.int_constant().is_some()))
}

/// What counters of loops around the launch begin with that go by steps which are not followed.
pub(super) fn starts(reader: &Reader<'_>, relevant: &BTreeSet<UnknownId>) -> Vec<Term> {
    let rounds = reader
        .rounds
        .iter()
        .filter(|one| relevant.contains(&one.unknown));
    let rounds =
        rounds.filter(|one| reader.is_around(one.head) && !is_followed(reader, one.unknown));
    rounds.map(|one| one.start.clone()).collect()
}

fn is_followed(reader: &Reader<'_>, unknown: UnknownId) -> bool {
    reader.unknowns[unknown.0 as usize].is_given
}

/// Of the loops around a launch that make several values, those that decide within a round included.
fn first_rounds(reader: &Reader<'_>, relevant: &BTreeSet<UnknownId>) -> Vec<Usual> {
    let matters = |one: &Round| {
        relevant.contains(&one.unknown) || reader.tested_in_rounds(one.head).contains(&one.unknown)
    };
    let rounds = reader.rounds.iter();
    let rounds = rounds.filter(|one| reader.is_around(one.head) && matters(one));
    let rounds: Vec<&Round> = rounds.collect();
    let alone = |round: &Round| {
        let mut of_loop = rounds.iter().filter(|other| other.head == round.head);
        of_loop.next().is_some() && of_loop.next().is_none()
    };
    // A counter that is not followed may skip what the facts allow, but not what it begins with.
    let skips = |round: &Round| {
        let mut start = round.start.unknowns().into_iter();
        let is_known = alone(round) && start.all(|id| is_followed(reader, id));
        let may = !is_followed(reader, round.unknown);
        may && is_known && !reader.doubted.contains(&round.unknown)
    };
    let own = rounds.iter().filter(|one| relevant.contains(&one.unknown));
    let doubtful = own.filter(|round| !alone(round) || skips(round));
    let doubtful = doubtful.map(|round| Usual {
        rule: Rule::FirstRound,
        about: round.unknown,
        holds: Term::compare(
            Comparison::Eq,
            reader.term_of(round.unknown),
            round.start.clone(),
        ),
        is_given: skips(round),
    });
    doubtful.collect()
}

/// The unknowns of a number's size, and the lower halves of wider ones, each once.
fn collect_numbers(term: &Term, numbers: &mut Vec<Term>) {
    let is_number = match term {
        Term::Unknown { width, .. } => *width >= 32,
        Term::Truncate { of, width } => *width >= 32 && matches!(**of, Term::Unknown { .. }),
        _ => false,
    };
    if is_number {
        if !numbers.contains(term) {
            numbers.push(term.clone());
        }
        return;
    }
    term.parts()
        .iter()
        .for_each(|part| collect_numbers(part, numbers));
}

/// Does the number come from outside: from a function without a body, a caller, or memory?
fn is_given(reader: &Reader<'_>, unknown: UnknownId) -> bool {
    let origin = reader.origin(unknown);
    origin.is_some_and(|origin| match origin.opcode() {
        // What the runtime chooses is no number that the program is given.
        Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
            let name = origin.called_name().unwrap_or_default();
            !name.starts_with("warpproof.")
        }
        Some(Opcode::LLVMLoad) => true,
        _ => origin.kind() == ValueKind::LLVMArgumentValueKind,
    })
}
