//! Values of host code as terms.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::choices::Choice;
use super::conditions::{self, Conditions, Outcome};
use super::facts::Fact;
use super::moments::Moment;
use super::operations::{binary_operation, comparison, rotated, undone};
use super::usual::Round;
use super::{allocations, arguments, floats, given, operations, phis, reached, stubs, tables};
use crate::bv::BvOp;
use crate::host::{Comparison, Term, Unknown, UnknownId};
use crate::llvm::debug::{DebugInfo, Variables};
use crate::llvm::handle::{Blk, Layout, Opcode, Val};
use crate::symbols;

/// Reads the values that one launch depends on.
pub(super) struct Reader<'a> {
    pub(super) conditions: &'a Conditions,
    /// Functions whose bodies were left out.
    pub(super) functions_left_out: &'a BTreeSet<String>,
    pub(super) layout: Layout,
    debug: &'a DebugInfo,
    variables: &'a Variables,
    /// Where the launch stands.
    pub(super) launch: Option<Blk>,
    pub(super) facts: Vec<Fact>,
    pub(super) unknowns: Vec<Unknown>,
    pub(super) ids: HashMap<Val, UnknownId>,
    /// The value that an unknown stands for, where there is one.
    origins: Vec<Option<Val>>,
    /// What was read first of each place of memory.
    reads: HashMap<(Val, u32), UnknownId>,
    /// The values that loops make.
    pub(super) rounds: Vec<Round>,
    choices: HashMap<Choice, Term>,
    /// Those that are one.
    pub(super) certain: HashSet<UnknownId>,
    /// When control came to blocks.
    moments: HashMap<Blk, Moment>,
    pub(super) known: HashMap<(Val, Strictness), Term>,
    /// Values that tests may tie to others, it is not known how.
    pub(super) doubted: HashSet<UnknownId>,
    /// So many values are looked into still.
    budget: usize,
    /// So many operations use the one that is read.
    depth: usize,
}

/// Does what overflows here make the launch, or what control has passed, undefined?
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Strictness {
    /// Where an operation says that it does not overflow, it does not.
    Strict,
    /// The value may not be used.
    Lazy,
}

/// Values that one launch may depend on.
const BUDGET: usize = 2000;
/// The innermost conditions are read.
const MOST_CONDITIONS: usize = 64;
/// Of longer tables of cases nothing is said.
const MOST_CASES: usize = 64;
/// Operations of operations deeper than this are unknown.
const MOST_DEPTH: usize = 100;
/// Larger terms are unknown.
const MOST_NODES: usize = 400;
/// Wider integers are unknown.
const MOST_BITS: u32 = 64;

impl<'a> Reader<'a> {
    pub(super) fn new(
        (conditions, functions_left_out): (&'a Conditions, &'a BTreeSet<String>),
        layout: Layout,
        (debug, variables): (&'a DebugInfo, &'a Variables),
        launch: Option<Blk>,
    ) -> Reader<'a> {
        Reader {
            conditions,
            functions_left_out,
            layout,
            debug,
            variables,
            launch,
            facts: Vec::new(),
            unknowns: Vec::new(),
            ids: HashMap::new(),
            origins: Vec::new(),
            reads: HashMap::new(),
            rounds: Vec::new(),
            choices: HashMap::new(),
            certain: HashSet::new(),
            moments: HashMap::new(),
            known: HashMap::new(),
            doubted: HashSet::new(),
            budget: BUDGET,
            depth: 0,
        }
    }

    /// The value of an integer; `None` for other values.
    pub(super) fn term(&mut self, value: Val) -> Option<Term> {
        self.read(value, Strictness::Strict)
    }

    /// States what control has passed on its way to the instruction.
    pub(super) fn state_conditions(&mut self, inst: Val) {
        let passed = self.conditions.passed(inst).into_iter();
        let passed = passed.filter(|(test, _)| stubs::configuration_tested(*test).is_none());
        let parts = passed.flat_map(|(tested, outcome)| conditions::parts(tested, outcome));
        for (tested, outcome) in parts.take(MOST_CONDITIONS) {
            if let Some(holds) = self.outcome(tested, &outcome, Strictness::Strict) {
                self.state(holds);
            }
        }
    }

    /// That a test ended so.
    pub(super) fn outcome(
        &mut self,
        tested: Val,
        outcome: &Outcome,
        strictness: Strictness,
    ) -> Option<Term> {
        match outcome {
            Outcome::True => self.read(tested, strictness),
            Outcome::False => self.read(tested, strictness).map(Term::negate),
            Outcome::Cases(cases) if cases.len() > MOST_CASES => None,
            Outcome::Cases(cases) => self.is_one_of(tested, cases, strictness),
            Outcome::NoCase(cases) => {
                let is_one = self.is_one_of(tested, cases, strictness);
                is_one.map(Term::negate)
            }
        }
    }

    /// That a value is one of these constants.
    fn is_one_of(&mut self, tested: Val, cases: &[Val], strictness: Strictness) -> Option<Term> {
        let each = cases.iter().map(|case| {
            let (value, number) = undone(tested, case.int_constant()?);
            let term = self.read(value, strictness)?;
            let number = Term::constant(number, term.width());
            Some(Term::compare(Comparison::Eq, term, number))
        });
        let each: Option<Vec<Term>> = each.collect();
        each?
            .into_iter()
            .reduce(|a, b| Term::binary(BvOp::Or, a, b))
    }

    pub(super) fn read(&mut self, value: Val, strictness: Strictness) -> Option<Term> {
        let ty = value.ty();
        if !ty.is_int() || ty.int_bits() > MOST_BITS {
            return None;
        }
        if let Some(bits) = value.int_constant() {
            return Some(Term::constant(bits, ty.int_bits()));
        }
        // Each use of it is another value. Another function may compute one again between two uses.
        let is_elsewhere = value
            .parent()
            .is_some_and(|block| !self.conditions.contain(block));
        if value.is_undef() || is_elsewhere {
            return Some(self.fresh(value));
        }
        if let Some(term) = self.known.get(&(value, strictness)) {
            return Some(term.clone());
        }
        self.budget = self.budget.saturating_sub(1);
        self.depth += 1;
        let term = match self.is_exhausted() {
            true => None,
            false => self.operation(value, strictness),
        };
        let term = term.filter(|term| !term.is_larger_than(MOST_NODES));
        let term = term.unwrap_or_else(|| self.unknown(value));
        self.depth -= 1;
        self.name_after(value, &term);
        self.known.insert((value, strictness), term.clone());
        Some(term)
    }

    /// Looks into a pointer.
    pub(super) fn deeper<T>(&mut self, look: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.budget = self.budget.saturating_sub(1);
        self.depth += 1;
        let found = match self.is_exhausted() {
            true => None,
            false => look(self),
        };
        self.depth -= 1;
        found
    }

    fn is_exhausted(&self) -> bool {
        self.budget == 0 || self.depth > MOST_DEPTH
    }

    /// The term, or one that is not known where it is too large.
    pub(super) fn limited(&mut self, term: Term) -> Term {
        match term.is_larger_than(MOST_NODES) {
            true => self.new_unknown(None, term.width()),
            false => term,
        }
    }

    /// Notes what holds whenever control comes to the launch.
    pub(super) fn state(&mut self, holds: Term) {
        self.facts.push(Fact { holds, about: None });
    }

    /// Notes what an unknown is.
    pub(super) fn state_of(&mut self, unknown: &Term, holds: Term) {
        let about = unknown.unknowns().first().copied();
        let holds = reached::where_computed(self, unknown, holds);
        self.facts.push(Fact { holds, about });
    }

    /// The value as one that is not known.
    fn unknown(&mut self, value: Val) -> Term {
        let width = value.ty().int_bits();
        if let Some(&id) = self.ids.get(&value) {
            return Term::Unknown { id, width };
        }
        let term = self.fresh(value);
        if let Term::Unknown { id, .. } = term {
            self.ids.insert(value, id);
            self.origins[id.0 as usize] = Some(value);
            self.unknowns[id.0 as usize].is_given = given::is_given(self, value);
            if value.has_opcode(Opcode::LLVMLoad) {
                self.reads.entry((value.operand(0), width)).or_insert(id);
            }
        }
        match value.opcode() {
            _ if self.is_exhausted() => {}
            Some(Opcode::LLVMPHI) => phis::state(self, value, &term),
            Some(Opcode::LLVMFPToSI | Opcode::LLVMFPToUI) => {
                floats::state(self, value, &term);
            }
            Some(Opcode::LLVMCall) => allocations::state_pitch(self, value, &term),
            None => arguments::state_count(self, value, &term),
            _ => {}
        }
        term
    }

    /// What was chosen last, as a number.
    pub(super) fn choice(&mut self, choice: Choice) -> Term {
        if let Some(term) = self.choices.get(&choice) {
            return term.clone();
        }
        let term = self.new_unknown(None, choice.width());
        self.set_given(&term, true);
        self.choices.insert(choice, term.clone());
        if let (Choice::Reached(block), Term::Unknown { id, .. }) = (choice, &term) {
            self.origins[id.0 as usize] = block.terminator();
            let is_passed = |launch| self.conditions.dominates(block, launch);
            let is_certain = self.launch.is_some_and(is_passed);
            self.certain.extend(is_certain.then_some(*id));
        }
        term
    }

    /// The term as it was when control came to the block the last time.
    pub(super) fn when_entered(&mut self, term: &Term, block: Blk) -> Term {
        let moment = self.moments.remove(&block);
        let mut moment = moment.unwrap_or_else(|| Moment::new(block));
        let term = moment.term(self, term);
        self.moments.insert(block, moment);
        term
    }

    /// What an unknown may be at another time.
    pub(super) fn new_unknown_like(&mut self, id: UnknownId) -> Term {
        let Unknown {
            name,
            width,
            is_given,
        } = self.unknowns[id.0 as usize].clone();
        let other = self.new_unknown(name, width);
        self.set_given(&other, is_given);
        other
    }

    /// Bytes from the start of the memory that a pointer leads into to where it points, as a number that
    /// is not known.
    pub(super) fn unknown_distance(&mut self, pointer: Val) -> Term {
        const WIDTH: u32 = 64;
        if let Some(&id) = self.ids.get(&pointer) {
            return Term::Unknown { id, width: WIDTH };
        }
        let term = self.new_unknown(None, WIDTH);
        if let Term::Unknown { id, .. } = term {
            self.ids.insert(pointer, id);
            self.origins[id.0 as usize] = Some(pointer);
        }
        term
    }

    /// What the source calls a value: the variable that holds it, or that it was read from, or
    /// the function that returned it.
    fn name_of(&self, value: Val) -> Option<String> {
        let held = self.debug.name_of(self.variables, value);
        held.or_else(|| match value.opcode()? {
            Opcode::LLVMLoad => {
                let place = value.operand(0);
                self.debug.name_of(self.variables, place)
            }
            _ => {
                let name = value
                    .called_name()
                    .filter(|name| !name.starts_with("llvm.") && !name.starts_with("warpproof."))?;
                Some(format!("{}()", symbols::demangled(&name)))
            }
        })
    }

    /// An unknown that no variable holds is called as the one that holds its conversion.
    fn name_after(&mut self, value: Val, term: &Term) {
        let mut inner = term;
        while let Term::Extend { of, .. } | Term::Truncate { of, .. } = inner {
            inner = of;
        }
        let Term::Unknown { id, .. } = inner else {
            return;
        };
        let unknown = &mut self.unknowns[id.0 as usize];
        let is_held = |name: &String| !name.ends_with("()");
        if !unknown.name.as_ref().is_some_and(is_held) {
            let name = self.debug.name_of(self.variables, value);
            unknown.name = name.or(unknown.name.take());
        }
    }

    fn fresh(&mut self, value: Val) -> Term {
        let name = self.name_of(value);
        self.new_unknown(name, value.ty().int_bits())
    }

    /// The value that an unknown stands for: none where each use of it is another.
    pub(super) fn origin(&self, unknown: UnknownId) -> Option<Val> {
        self.origins[unknown.0 as usize]
    }

    /// What was read first of the place that the unknown was read from, or of the text that it is the
    /// number of.
    pub(super) fn first_read(&self, unknown: UnknownId) -> Option<UnknownId> {
        let load = self.origin(unknown)?;
        if load.called_name().is_some() {
            let is_alike = |other: &Option<Val>| other.is_some_and(|o| given::read_alike(o, load));
            let first = self.origins.iter().position(is_alike);
            return first.map(|index| UnknownId(index as u32));
        }
        let place = load.has_opcode(Opcode::LLVMLoad).then(|| load.operand(0))?;
        let width = self.unknowns[unknown.0 as usize].width;
        self.reads.get(&(place, width)).copied()
    }

    pub(super) fn term_of(&self, id: UnknownId) -> Term {
        let width = self.unknowns[id.0 as usize].width;
        Term::Unknown { id, width }
    }

    pub(super) fn new_unknown(&mut self, name: Option<String>, width: u32) -> Term {
        let id = UnknownId(self.unknowns.len() as u32);
        self.unknowns.push(Unknown {
            name,
            width,
            is_given: false,
        });
        self.origins.push(None);
        Term::Unknown { id, width }
    }

    /// Does the loop with this head launch?
    pub(super) fn is_around(&self, head: Blk) -> bool {
        let inside = |block: Blk| self.conditions.dominates(head, block);
        let is_in = |launch| inside(launch) && Conditions::reaches(launch, head, inside);
        self.launch.is_some_and(is_in)
    }

    /// Says whether the unknown is given from outside.
    pub(super) fn set_given(&mut self, unknown: &Term, is_given: bool) {
        if let Term::Unknown { id, .. } = unknown {
            self.unknowns[id.0 as usize].is_given = is_given;
        }
    }

    fn operation(&mut self, value: Val, strictness: Strictness) -> Option<Term> {
        let opcode = value.opcode()?;
        match opcode {
            Opcode::LLVMZExt | Opcode::LLVMSExt | Opcode::LLVMTrunc => {
                let of = self.read(value.operand(0), strictness)?;
                let width = value.ty().int_bits();
                return Some(match opcode {
                    Opcode::LLVMTrunc => of.truncate(width),
                    _ => of.extend(opcode == Opcode::LLVMSExt, width),
                });
            }
            Opcode::LLVMICmp => {
                let [a, b] = [0, 1].map(|index| self.read(value.operand(index), strictness));
                return Some(comparison(value.int_predicate(), a?, b?));
            }
            Opcode::LLVMSelect => {
                let condition = self.read(value.operand(0), strictness)?;
                let [then, otherwise] =
                    [1, 2].map(|index| self.read(value.operand(index), Strictness::Lazy));
                return Some(Term::choose(condition, then?, otherwise?));
            }
            Opcode::LLVMCall => return self.intrinsic(value, strictness),
            Opcode::LLVMLoad => return tables::read(self, value, strictness),
            Opcode::LLVMExtractValue => return self.checked(value, strictness),
            _ => {}
        }
        if let Some(distance) = operations::difference(self, value, strictness) {
            return Some(distance);
        }
        let op = binary_operation(opcode)?;
        let a = self.read(value.operand(0), strictness)?;
        let b = self.read(value.operand(1), strictness)?;
        if strictness == Strictness::Strict {
            operations::state_defined(self, (op, value), &a, &b);
        }
        Some(Term::binary(op, a, b))
    }

    /// What an operation that says whether it overflows gives.
    fn checked(&mut self, part: Val, strictness: Strictness) -> Option<Term> {
        let call = part.operand(0);
        let name = call.callee_name().filter(|_| part.indices() == [0])?;
        let name = name.strip_prefix("llvm.")?.split_once(".with.overflow")?.0;
        let op = match name {
            "uadd" | "sadd" => BvOp::Add,
            "usub" | "ssub" => BvOp::Sub,
            "umul" | "smul" => BvOp::Mul,
            _ => return None,
        };
        let [a, b] = [0, 1].map(|index| self.read(call.operand(index), strictness));
        Some(Term::binary(op, a?, b?))
    }

    /// Minima, maxima, and rotations.
    fn intrinsic(&mut self, call: Val, strictness: Strictness) -> Option<Term> {
        let name = call.callee_name()?;
        let order = match name
            .split('.')
            .nth(1)
            .filter(|_| name.starts_with("llvm."))?
        {
            "umin" => (Comparison::ULt, false),
            "umax" => (Comparison::ULt, true),
            "smin" => (Comparison::SLt, false),
            "smax" => (Comparison::SLt, true),
            "expect" => return self.read(call.operand(0), strictness),
            "fshl" | "fshr" => {
                let (of, by) = rotated(call)?;
                let of = self.read(of, strictness)?;
                let width = of.width();
                let [left, right] = [by, width - by].map(|by| Term::constant(by.into(), width));
                let high = Term::binary(BvOp::Shl, of.clone(), left);
                let low = Term::binary(BvOp::Lshr, of, right);
                return Some(Term::binary(BvOp::Or, high, low));
            }
            "abs" => {
                let number = self.read(call.operand(0), strictness)?;
                let zero = Term::constant(0, number.width());
                let is_less = Term::compare(Comparison::SLt, number.clone(), zero.clone());
                let negated = Term::binary(BvOp::Sub, zero, number.clone());
                return Some(Term::choose(is_less, negated, number));
            }
            _ => return None,
        };
        let a = self.read(call.operand(0), strictness)?;
        let b = self.read(call.operand(1), strictness)?;
        let less = Term::compare(order.0, a.clone(), b.clone());
        Some(match order.1 {
            true => Term::choose(less, b, a),
            false => Term::choose(less, a, b),
        })
    }
}
