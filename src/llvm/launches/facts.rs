//! What holds at a launch, and what of it says something of the values that the launch is given.
//!
//! A condition that control has passed matters where it is about such a value, or about one that
//! depends on it: after `rc = check(n)` the test of `rc` says what `n` is, by way of what is known
//! of `rc`. A condition that cannot be read may say anything of the values that it is computed
//! from: these are not any that the program may be given.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::conditions::{self, Conditions, Outcome};
use super::given;
use super::made_of::MadeOf;
use super::terms::{Reader, Strictness};
use crate::host::{Term, UnknownId};
use crate::llvm::handle::{Blk, Opcode, Val};

/// What holds at the launch.
pub(super) struct Fact {
    pub(super) holds: Term,
    /// It says no more than what this unknown is.
    pub(super) about: Option<UnknownId>,
}

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
        let beyond = self.tested_beyond(launch);
        let origins = tested.into_iter().filter_map(|id| {
            let origin = self.origin(id)?;
            let rounds = self.conditions.rounds_of(origin);
            let is_read = match rounds.is_empty() {
                true => self.unknowns[id.0 as usize].is_given || known.contains_key(&id),
                false => rounds.contains(&launch) || !beyond.contains(&origin),
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

    /// The values of which control has passed a test after the loop whose rounds make them.
    fn tested_beyond(&self, launch: Blk) -> HashSet<Val> {
        let end = launch.terminator();
        let passed = end.map_or_else(Vec::new, |end| self.conditions.passed(end));
        let tests = passed.into_iter().map(|(tested, _)| tested);
        MadeOf::new(tests.collect(), self.conditions).beyond
    }

    /// Values that others which cannot be read are computed from are not any that may be given.
    fn doubt(&mut self, unread: Vec<Val>, relevant: &BTreeSet<UnknownId>) {
        let made_of = MadeOf::new(unread, self.conditions);
        let known = self.ids.iter().filter(|(_, id)| relevant.contains(id));
        let tied = known.filter(|(value, _)| made_of.is_tied_to(**value));
        let mut tied: Vec<UnknownId> = tied.map(|(_, &id)| id).collect();
        tied.extend(self.tied_to_each_other(relevant));
        for &id in &tied {
            self.unknowns[id.0 as usize].is_given = false;
        }
        self.doubted.extend(tied);
    }

    /// Of the unknowns that are given those that are made of one another, or of one that is read.
    fn tied_to_each_other(&self, relevant: &BTreeSet<UnknownId>) -> BTreeSet<UnknownId> {
        let given = relevant
            .iter()
            .filter(|id| self.unknowns[id.0 as usize].is_given);
        let given = given.filter_map(|&id| Some((id, self.origin(id)?)));
        let given: Vec<(UnknownId, Val)> = given.collect();
        let pairs = given.iter().enumerate().flat_map(|(index, one)| {
            let others = given[..index].iter();
            others.map(move |other| (one, other))
        });
        let tied =
            pairs.filter(|((_, one), (_, other))| given::are_tied(self.layout, *one, *other));
        tied.flat_map(|((one, _), (other, _))| [*one, *other])
            .collect()
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
