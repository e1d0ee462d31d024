//! What holds at a launch, and what of it says something of the values that the launch is given.
//!
//! A condition that control has passed matters where it is about such a value, or about one that
//! depends on it: after `rc = check(n)` the test of `rc` says what `n` is, by way of what is known
//! of `rc`. A condition that cannot be read may say anything of the values that it is computed
//! from: these are not any that the program may be given.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::allocations::base_of;
use super::conditions::{self, Conditions, Outcome};
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
    /// around the launch makes; and what was tested on some of the ways to the launch alone, in the
    /// rounds of a loop for example, where control may have left for good.
    fn unread(&self, known: &BTreeMap<UnknownId, BTreeSet<UnknownId>>) -> Vec<Val> {
        let Some(launch) = self.launch else {
            return Vec::new();
        };
        let passed = self.facts.iter().filter(|fact| fact.about.is_none());
        let tested = passed.flat_map(|fact| depends_on(&fact.holds, known));
        let tested: BTreeSet<UnknownId> = tested.collect();
        let origins = tested.into_iter().filter_map(|id| {
            let origin = self.origin(id)?;
            let rounds = self.conditions.rounds_of(origin);
            let is_read = match rounds.is_empty() {
                true => self.unknowns[id.0 as usize].is_given || known.contains_key(&id),
                false => rounds.contains(&launch) || !self.is_tested_beyond(origin),
            };
            (!is_read && !ends_loop(origin)).then_some(origin)
        });
        // What has been read is part of what is said of values that these ways join in.
        let is_known = |(part, _)| self.known.contains_key(&(part, Strictness::Lazy));
        let is_unread = |test: &Val| {
            let parts = conditions::parts(*test, Outcome::True);
            !parts.into_iter().all(is_known)
        };
        let sometimes = self.conditions.leaving_before(launch).into_iter();
        origins.chain(sometimes.filter(is_unread)).collect()
    }

    /// Has control passed a test of the value after the loop whose rounds make it?
    fn is_tested_beyond(&self, value: Val) -> bool {
        let end = self.launch.and_then(|launch| launch.terminator());
        let passed = end.map_or_else(Vec::new, |end| self.conditions.passed(end));
        let tests = passed.into_iter().map(|(tested, _)| tested);
        let beyond = MadeOf::new(tests.collect(), self.conditions).beyond;
        beyond.contains(&value)
    }

    /// Values that others which cannot be read are computed from are not any that may be given.
    fn doubt(&mut self, unread: Vec<Val>, relevant: &BTreeSet<UnknownId>) {
        let made_of = MadeOf::new(unread, self.conditions);
        let known = self.ids.iter().filter(|(_, id)| relevant.contains(id));
        let tied = known.filter(|(value, _)| made_of.is_tied_to(**value));
        let tied: Vec<UnknownId> = tied.map(|(_, &id)| id).collect();
        for id in tied {
            let term = self.term_of(id);
            self.set_given(&term, false);
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

/// All that values are computed from, as far as it is the program's own computation.
struct MadeOf<'c> {
    conditions: &'c Conditions,
    values: HashSet<Val>,
    /// Those of them that are used beyond the loop whose rounds make them.
    beyond: HashSet<Val>,
    /// Tables of which elements are among these values, it is not known which.
    tables: HashSet<Val>,
}

impl MadeOf<'_> {
    /// What the values are computed from, themselves not among it.
    fn new(values: Vec<Val>, conditions: &Conditions) -> MadeOf<'_> {
        let mut all = MadeOf {
            conditions,
            values: HashSet::new(),
            beyond: HashSet::new(),
            tables: HashSet::new(),
        };
        let mut work: Vec<(Val, Option<Blk>)> = values.iter().map(|&value| (value, None)).collect();
        while let Some((value, user)) = work.pop() {
            let rounds = conditions.rounds_of(value);
            let is_beyond = user.is_none_or(|user| !rounds.contains(&user));
            let is_new = all.values.insert(value);
            if (is_beyond && all.beyond.insert(value) || is_new) && all.values.len() < MOST_VALUES {
                all.tables
                    .extend(table(value).filter(|_| !is_of_one_place(value)));
                let ends = if is_beyond {
                    all.ends(value, &rounds)
                } else {
                    Vec::new()
                };
                let parts = operands(value)
                    .into_iter()
                    .chain(all.ways(value))
                    .chain(ends);
                work.extend(parts.map(|part| (part, value.parent())));
            }
        }
        for value in values {
            all.values.remove(&value);
        }
        all
    }

    /// Is the value among these, or an element of a table of which some are?
    fn is_tied_to(&self, value: Val) -> bool {
        let is_element = || table(value).is_some_and(|table| self.tables.contains(&table));
        self.values.contains(&value) || is_element()
    }

    /// The tests of which way control has come, where that decides which of several values this one is.
    fn ways(&self, value: Val) -> Vec<Val> {
        let conditions = self.conditions;
        let Some(own) = value.parent().filter(|_| value.has_opcode(Opcode::LLVMPHI)) else {
            return Vec::new();
        };
        let before = conditions.deciding(own);
        let is_before = |block: Blk| before.contains(&block);
        let repeated = before.iter().copied();
        let repeated = repeated.filter(|&block| Conditions::reaches(block, block, is_before));
        if !is_counted(value, &repeated.collect(), conditions) {
            return Vec::new();
        }
        let leads = |next: &Blk| *next == own || before.contains(next);
        let decide = before.iter().filter(|block| {
            let ways: HashSet<Blk> = block.successors().into_iter().filter(leads).collect();
            ways.len() > 1
        });
        decide.filter_map(tested).collect()
    }

    /// The tests that end the rounds which make the value.
    fn ends(&self, value: Val, rounds: &HashSet<Blk>) -> Vec<Val> {
        if !is_counted(value, rounds, self.conditions) {
            return Vec::new();
        }
        let leaves = |block: &&Blk| block.successors().iter().any(|next| !rounds.contains(next));
        rounds.iter().filter(leaves).filter_map(tested).collect()
    }
}

/// Is the value computed within these blocks without what memory or others say? How often something is
/// found in memory, or what is found there, says little of how much there is.
fn is_counted(value: Val, within: &HashSet<Blk>, conditions: &Conditions) -> bool {
    let (mut seen, mut work) = (HashSet::new(), operands(value));
    work.push(value);
    while let Some(value) = work.pop() {
        let block = value.parent().filter(|block| within.contains(block));
        let Some(block) = block.filter(|_| seen.insert(value)) else {
            continue;
        };
        let is_call = value.called_name().is_some();
        if value.has_opcode(Opcode::LLVMLoad) || is_call && !computes(value) {
            return false;
        }
        work.extend(operands(value));
        if value.has_opcode(Opcode::LLVMPHI) {
            let before = conditions.deciding(block);
            work.extend(
                before
                    .iter()
                    .filter(|at| within.contains(at))
                    .filter_map(tested),
            );
        }
    }
    true
}

/// What is tested at the end of the block.
fn tested(block: &Blk) -> Option<Val> {
    let end = block.terminator().filter(|end| end.operand_count() > 1);
    end.map(|end| end.operand(0))
}

/// The memory that a value is loaded from.
fn table(value: Val) -> Option<Val> {
    let is_load = value.has_opcode(Opcode::LLVMLoad);
    is_load.then(|| base_of(value.operand(0)))
}

fn is_of_one_place(value: Val) -> bool {
    let indices = indices(value.operand(0)).into_iter();
    indices
        .into_iter()
        .all(|index| index.int_constant().is_some())
}

/// What a value is computed from, or one of.
fn operands(value: Val) -> Vec<Val> {
    if value.kind() != ValueKind::LLVMInstructionValueKind {
        return Vec::new();
    }
    match value.opcode() {
        Some(Opcode::LLVMPHI) => {
            let incoming = value.incoming().into_iter();
            incoming.map(|(value, _)| value).collect()
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
