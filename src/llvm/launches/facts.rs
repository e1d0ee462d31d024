//! What holds at a launch, and what of it says something of the values that the launch is given.
//!
//! A condition that control has passed matters where it is about such a value, or about one that
//! depends on it: after `rc = check(n)` the test of `rc` says what `n` is, by way of what is known
//! of `rc`. A condition that cannot be read may say anything of the values that it is computed
//! from: these are not any that the program may be given.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::conditions::{self, Conditions};
use super::given::is_computed_by_loop;
use super::terms::{Reader, Strictness};
use crate::host::{Term, UnknownId};
use crate::llvm::handle::{Blk, Opcode, Val, ValueKind};
use crate::llvm::libcalls::is_mathematical;

/// What holds at the launch.
pub(super) struct Fact {
    pub(super) holds: Term,
    /// It says no more than what this unknown is.
    pub(super) about: Option<UnknownId>,
}

/// A condition is followed to so many values that it is computed from.
const MOST_VALUES: usize = 300;

impl Reader<'_> {
    /// The facts that say something of these terms, each once.
    pub(super) fn facts_on<'t>(&mut self, terms: impl Iterator<Item = &'t Term>) -> Vec<Term> {
        let mut relevant: BTreeSet<UnknownId> = terms.flat_map(Term::unknowns).collect();
        let dependences = self.dependences();
        let unread = self.unread(&dependences);
        let mut stated = Vec::new();
        loop {
            let is_relevant = |fact: &Fact| match fact.about {
                Some(about) => {
                    relevant.contains(&about) && !fact.holds.unknowns().is_disjoint(&relevant)
                }
                None => !depends_on(&fact.holds, &dependences).is_disjoint(&relevant),
            };
            let facts = std::mem::take(&mut self.facts).into_iter();
            let (found, others): (Vec<Fact>, Vec<Fact>) = facts.partition(is_relevant);
            self.facts = others;
            if found.is_empty() {
                break;
            }
            for fact in found {
                relevant.extend(fact.holds.unknowns());
                let holds = self.settled(&fact.holds);
                if holds.as_constant() != Some(1) && !stated.contains(&holds) {
                    stated.push(holds);
                }
            }
        }
        self.doubt(unread, &relevant);
        stated
    }

    /// The unknowns of these terms and of the facts that share one with them.
    pub(super) fn joined<'t>(&self, terms: impl Iterator<Item = &'t Term>) -> BTreeSet<UnknownId> {
        let mut all: BTreeSet<UnknownId> = terms.flat_map(Term::unknowns).collect();
        loop {
            let before = all.len();
            for fact in &self.facts {
                let unknowns = fact.holds.unknowns();
                let applies = fact.about.is_none_or(|about| all.contains(&about));
                if applies && !unknowns.is_disjoint(&all) {
                    all.extend(unknowns);
                }
            }
            if all.len() == before {
                return all;
            }
        }
    }

    /// What is known of an unknown, as far as it is no more than what this one is.
    pub(super) fn facts_about(&self, id: UnknownId) -> Vec<Term> {
        let facts = self.facts.iter().filter(|fact| fact.about == Some(id));
        facts.map(|fact| fact.holds.clone()).collect()
    }

    /// The unknowns of conditions that decide within the rounds of a loop.
    pub(super) fn tested_in_rounds(&self, head: Blk) -> BTreeSet<UnknownId> {
        let end = self.launch.and_then(|launch| launch.terminator());
        let passed = end.map(|end| self.conditions.passed_in_rounds(end, head));
        let passed = passed.into_iter().flatten();
        let parts = passed.flat_map(|(tested, outcome)| conditions::parts(tested, outcome));
        let terms = parts.filter_map(|(part, _)| self.known.get(&(part, Strictness::Strict)));
        terms.flat_map(Term::unknowns).collect()
    }

    /// The unknowns that facts about others mention.
    fn dependences(&self) -> BTreeMap<UnknownId, BTreeSet<UnknownId>> {
        let mut all: BTreeMap<UnknownId, BTreeSet<UnknownId>> = BTreeMap::new();
        for fact in &self.facts {
            if let Some(about) = fact.about {
                all.entry(about).or_default().extend(fact.holds.unknowns());
            }
        }
        all
    }

    fn settled(&self, term: &Term) -> Term {
        match term {
            Term::Unknown { id, width } if self.certain.contains(id) => Term::constant(1, *width),
            _ => term.with_parts(term.parts().iter().map(|part| self.settled(part)).collect()),
        }
    }

    /// What was tested and is not known to be anything: no value that is given, nor one that a loop
    /// around the launch makes.
    fn unread(&self, known: &BTreeMap<UnknownId, BTreeSet<UnknownId>>) -> Vec<Val> {
        let passed = self.facts.iter().filter(|fact| fact.about.is_none());
        let tested: BTreeSet<UnknownId> = passed.flat_map(|fact| fact.holds.unknowns()).collect();
        let is_unread = |id: &UnknownId| !self.unknowns[id.0 as usize].is_given;
        let origins = tested.into_iter().filter(is_unread).filter_map(|id| {
            let origin = self.origin(id)?;
            let is_loops = is_computed_by_loop(origin);
            let is_around = origin.parent().is_some_and(|head| self.is_around(head));
            let is_known = if is_loops {
                is_around
            } else {
                known.contains_key(&id)
            };
            (!is_known && !ends_loop(origin)).then_some(origin)
        });
        origins.collect()
    }

    /// Values that others which cannot be read are computed from are not any that may be given.
    fn doubt(&mut self, unread: Vec<Val>, relevant: &BTreeSet<UnknownId>) {
        for value in made_of(unread.into_iter().flat_map(operands).collect()) {
            let id = self.ids.get(&value).filter(|id| relevant.contains(id));
            if let Some(&id) = id {
                let term = self.term_of(id);
                self.set_given(&term, false);
            }
        }
    }
}

/// The unknowns of a term, and those that facts about these mention.
fn depends_on(
    term: &Term,
    dependences: &BTreeMap<UnknownId, BTreeSet<UnknownId>>,
) -> BTreeSet<UnknownId> {
    let mut all = BTreeSet::new();
    let mut work: Vec<UnknownId> = term.unknowns().into_iter().collect();
    while let Some(id) = work.pop() {
        if all.insert(id) {
            work.extend(dependences.get(&id).into_iter().flatten());
        }
    }
    all
}

/// Do pointers compare as they do where a loop through an array comes to its end?
fn ends_loop(test: Val) -> bool {
    let is_round = |block: Blk| Conditions::reaches(block, block, |_| true);
    test.has_opcode(Opcode::LLVMICmp) && test.parent().is_some_and(is_round)
}

/// All that these values are computed from, as far as it is the program's own computation.
fn made_of(mut work: Vec<Val>) -> HashSet<Val> {
    let mut all = HashSet::new();
    while let Some(value) = work.pop() {
        if all.len() < MOST_VALUES && all.insert(value) {
            work.extend(operands(value));
        }
    }
    all
}

/// What a value is computed from: a choice of ways also from what decides between them.
fn operands(value: Val) -> Vec<Val> {
    if value.kind() != ValueKind::LLVMInstructionValueKind {
        return Vec::new();
    }
    match value.opcode() {
        Some(Opcode::LLVMPHI) => {
            let mut all = Vec::new();
            for (value, from) in value.incoming() {
                all.push(value);
                let end = from.terminator();
                let decides = end.filter(|end| end.operand_count() > 1);
                all.extend(decides.map(|end| end.operand(0)));
            }
            all
        }
        Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => match computes(value) {
            true => value.call_args(),
            false => Vec::new(),
        },
        // What memory holds is a value of its own, but which element of a table it is may matter.
        Some(Opcode::LLVMLoad) => indices(value.operand(0)),
        None => Vec::new(),
        Some(_) => (0..value.operand_count())
            .map(|index| value.operand(index))
            .collect(),
    }
}

/// What decides which element an address is of.
fn indices(address: Val) -> Vec<Val> {
    let (mut all, mut base) = (Vec::new(), address);
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        all.extend((1..base.operand_count()).map(|index| base.operand(index)));
        base = base.operand(0);
    }
    all
}

/// Does the function compute with its arguments alone, or is it one of the program's? What memory
/// is allocated says nothing of its size.
fn computes(call: Val) -> bool {
    if call.ty().is_pointer() {
        return false;
    }
    let name = call.called_name().unwrap_or_default();
    let pure = [
        "llvm.", "strlen", "strcmp", "strncmp", "abs", "labs", "div", "ldiv", "lldiv",
    ];
    let is_ours = || {
        let mut callee = call.callee().into_iter();
        callee.any(|callee| callee.is_function() && !callee.is_declaration())
    };
    is_mathematical(&name) || pure.iter().any(|start| name.starts_with(start)) || is_ours()
}
