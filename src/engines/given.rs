//! What the user says of one kernel.

use std::collections::{BTreeMap, BTreeSet};

use super::assume::Number;
use super::{contents, numbers, quantities};
use crate::analysis::made::Made;
use crate::ivl::parse::Axioms;
use crate::ivl::{Expr, Symbol};
use crate::kir::launch::Launch;
use crate::kir::{AnnotationKind, Inst, IntPredicate, Kernel, ObjectId, Spans, ValueDef, ValueId};
use crate::report::model::Statement;

/// What is taken for granted of one kernel, and what is not to be checked.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Conditions on sizes and parameters.
    pub assumes: Vec<Expr>,
    /// What holds of a launch as a rule, and what a proof says that rests on it.
    pub as_a_rule: Vec<Expr>,
    pub rules: Vec<Statement>,
    /// Of several sizes of one array the last counts.
    pub extents: Vec<(ObjectId, Extent)>,
    /// Of arrays that the host allocates: what holds of launches in which they are not empty. An access
    /// to an empty one is outside of it.
    pub filled: BTreeMap<ObjectId, Expr>,
    /// What is said of the elements of arrays.
    pub contents: Vec<contents::Fact>,
    /// More is said of elements, which is not looked at: no run is known to keep to it.
    pub says_more: bool,
    /// What of all that does not matter, in words.
    pub remarks: Vec<String>,
    pub axioms: Axioms,
    /// Arrays behind different pointers are known to be different ones.
    pub arrays_are_apart: bool,
    pub starts: Starts,
    /// What the program makes by itself, it is not known how: no defect is certain that needs some
    /// of it to be what it may not be.
    pub made: Made,
    /// Arrays on which races are not looked for.
    pub unchecked: BTreeSet<ObjectId>,
    /// Parameters of the kernel that are equal to a number.
    pub constants: BTreeMap<ValueId, u128>,
}

impl Given {
    /// What is said of all launches, for those of them that fix more sizes.
    pub fn at(&self, launch: &Launch) -> Given {
        let settled = |expr: &Expr| quantities::settled(expr, launch);
        let number = |number: &Number| Number {
            expr: settled(&number.expr),
            ..*number
        };
        let mut given = self.clone();
        let conditions = given.assumes.iter_mut().chain(&mut given.as_a_rule);
        let conditions = conditions.chain(given.filled.values_mut());
        conditions.for_each(|one| *one = settled(one));
        for (_, extent) in &mut given.extents {
            extent.elements = number(&extent.elements);
        }
        let facts = self.contents.iter();
        given.contents = facts
            .filter_map(|fact| fact.map(|one| Some(number(one))))
            .collect();
        given
    }

    /// Finds more parameters that are equal to a number by what is assumed or what the source
    /// requires; without those that are said to be equal to several.
    pub fn find_constants(&mut self, kernel: &Kernel, spans: &Spans) {
        let mut said: BTreeMap<ValueId, BTreeSet<u128>> = BTreeMap::new();
        let mut say = |value: ValueId, bits: u128| said.entry(value).or_default().insert(bits);
        let by_symbol = |symbol: &Symbol| {
            let mut named = (kernel.params.iter())
                .filter(|param| quantities::param_symbol(&param.name) == *symbol);
            let first = named.next()?;
            named.next().is_none().then_some(first.value)
        };
        for (symbol, bits) in numbers::of(&self.assumes) {
            if let Some(value) = by_symbol(&symbol) {
                say(value, bits);
            }
        }
        for &inst in &kernel.blocks[kernel.entry].insts {
            let Inst::Annotation {
                kind: AnnotationKind::Requires | AnnotationKind::GlobalRequires,
                args,
            } = &kernel.insts[inst].inst
            else {
                continue;
            };
            // What a function that the kernel calls requires, is for the kernel to show.
            let span = kernel.insts[inst].span;
            if span.is_some_and(|span| spans[span].inlined_at.is_some()) {
                continue;
            }
            for &arg in args {
                let ValueDef::Inst(test) = kernel.values[arg].def else {
                    continue;
                };
                let Inst::ICmp {
                    pred: IntPredicate::Eq,
                    args: [a, b],
                } = kernel.insts[test].inst
                else {
                    continue;
                };
                for (param, number) in [(a, b), (b, a)] {
                    let is_param = matches!(kernel.values[param].def, ValueDef::Param(_));
                    if let (true, Some(bits)) = (is_param, kernel.literal(number)) {
                        say(param, bits);
                    }
                }
            }
        }
        let one = |(value, bits): (ValueId, BTreeSet<u128>)| match bits.len() {
            1 => Some((value, bits.into_iter().next()?)),
            _ => None,
        };
        self.constants.extend(said.into_iter().filter_map(one));
    }
}

/// Which arrays, and variables of the device, hold zeros, or one other byte, when the kernel starts.
#[derive(Clone, Debug, Default)]
pub struct Starts {
    pub zeroed: BTreeSet<ObjectId>,
    /// Each byte of these arrays is this one, which is not zero.
    pub filled: BTreeMap<ObjectId, u8>,
    /// These may not be taken to.
    pub unset: BTreeSet<ObjectId>,
    /// Of these, those that hold anything, since nothing sets them.
    pub arbitrary: BTreeSet<ObjectId>,
}

/// The size of an array that the user states.
#[derive(Clone, Debug)]
pub struct Extent {
    pub elements: Number,
    /// Bytes of an element.
    pub bytes: u64,
}
