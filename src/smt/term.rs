//! Hash-consed terms.
//!
//! A [`Pool`] owns all terms; equal terms have equal ids. Terms are built by
//! the pool's methods in `simplify`, which rewrite while they build, so two
//! terms may be equal that were built differently.
//!
//! Invariant: the operands of a term have smaller ids than the term itself.

use super::facts::Facts;
use super::sort::Sort;
use crate::bv::{BvOp, WrapOp, mask};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use indexmap::IndexSet;
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(u32);
entity_impl!(Term, "t");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VarId(u32);
entity_impl!(VarId, "v");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FunId(u32);
entity_impl!(FunId, "f");

/// A free constant, or the variable of a quantifier.
#[derive(Clone, Debug)]
pub struct VarData {
    /// Unique among variables and functions.
    pub name: String,
    pub sort: Sort,
    pub bound: bool,
}

/// An uninterpreted function.
#[derive(Clone, Debug)]
pub struct FunData {
    pub name: String,
    pub params: Vec<Sort>,
    pub result: Sort,
}

/// What a term is. Disjunctions, subtractions and strict comparisons have no
/// node of their own: they are built from the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    Bool(bool),
    Int(i128),
    Bv {
        value: u128,
        width: u32,
    },
    Var(VarId),
    Not(Term),
    /// Two or more operands in ascending order.
    And(Box<[Term]>),
    Ite(Term, Term, Term),
    /// Operands in ascending order.
    Eq(Term, Term),
    /// A bit-vector sum `Σ coefficient·term + constant` modulo `2^width`:
    /// terms ascending, none of them a `Linear`, coefficients not zero.
    Linear {
        terms: Box<[(Term, u128)]>,
        constant: u128,
        width: u32,
    },
    /// A bit-vector product of two or more factors in ascending order, none a constant.
    Product(Box<[Term]>),
    /// Never `Add`, `Sub` or `Mul`.
    Bv2(BvOp, Term, Term),
    BvNot(Term),
    /// The first operand holds the high bits.
    Concat(Term, Term),
    /// Bits `low .. high` (`high` exclusive).
    Extract {
        arg: Term,
        high: u32,
        low: u32,
    },
    /// To the width of the term.
    ZeroExt(Term, u32),
    SignExt(Term, u32),
    Ule(Term, Term),
    Sle(Term, Term),
    /// `a op b` is exact; operands in ascending order where they commute.
    NoWrap {
        op: WrapOp,
        signed: bool,
        a: Term,
        b: Term,
    },
    /// An integer sum `Σ coefficient·term + constant`: as `Linear`.
    IntLinear {
        terms: Box<[(Term, i128)]>,
        constant: i128,
    },
    /// A sum whose normal form would exceed the range of `i128`.
    IntAdd(Term, Term),
    /// An integer product: as `Product`, but a factor may be a constant where
    /// folding it would exceed the range of `i128`.
    IntProduct(Box<[Term]>),
    /// Euclidean.
    IntDiv(Term, Term),
    IntMod(Term, Term),
    IntLe(Term, Term),
    Select(Term, Term),
    Store(Term, Term, Term),
    Apply(FunId, Box<[Term]>),
    Forall(Box<[VarId]>, Term),
}

/// Owns terms, variables and functions.
#[derive(Default)]
pub struct Pool {
    nodes: IndexSet<Node>,
    /// Index into `sorts`, per term.
    term_sorts: PrimaryMap<Term, u32>,
    sorts: IndexSet<Sort>,
    facts: PrimaryMap<Term, Option<Facts>>,
    /// Terms in which a quantifier's variable occurs.
    open: SecondaryMap<Term, bool>,
    vars: PrimaryMap<VarId, VarData>,
    funs: PrimaryMap<FunId, FunData>,
    /// Names in use, with the number of copies made of each.
    names: HashMap<String, usize>,
}

impl Pool {
    pub fn new() -> Pool {
        Pool::default()
    }

    pub fn node(&self, term: Term) -> &Node {
        &self.nodes[term.index()]
    }

    pub fn sort(&self, term: Term) -> &Sort {
        &self.sorts[self.term_sorts[term] as usize]
    }

    /// The width of a bit-vector term.
    pub fn width(&self, term: Term) -> u32 {
        match self.sort(term) {
            Sort::BitVec(width) => *width,
            other => unreachable!("{term:?} is a bit-vector, not {other:?}"),
        }
    }

    pub fn is_bool(&self, term: Term) -> bool {
        *self.sort(term) == Sort::Bool
    }

    pub fn var_data(&self, var: VarId) -> &VarData {
        &self.vars[var]
    }

    pub fn fun_data(&self, fun: FunId) -> &FunData {
        &self.funs[fun]
    }

    /// Whether a quantifier's variable occurs free in the term.
    pub fn is_open(&self, term: Term) -> bool {
        self.open[term]
    }

    /// What is known of the value of a bit-vector term.
    pub fn facts(&self, term: Term) -> Facts {
        self.facts[term].unwrap_or_else(|| Facts::full(self.width(term)))
    }

    /// What is known of the value, if the term is a bit-vector.
    pub(super) fn facts_or_none(&self, term: Term) -> Option<Facts> {
        self.facts[term]
    }

    /// Narrows what is known of a variable. Terms built from now on may be
    /// simplified with it, so every query must assert what it follows from.
    pub fn learn(&mut self, var: Term, facts: Facts) {
        assert!(
            matches!(self.node(var), Node::Var(_)),
            "facts are learnt of variables"
        );
        let width = self.width(var);
        self.facts[var] = Some(self.facts(var).meet(&facts, width));
    }

    /// A new constant; the name is made unique and plain ASCII.
    pub fn fresh_var(&mut self, name: &str, sort: Sort) -> Term {
        self.new_var(name, sort, false)
    }

    /// A new variable for [`Pool::forall`].
    pub fn fresh_bound(&mut self, name: &str, sort: Sort) -> Term {
        self.new_var(name, sort, true)
    }

    fn new_var(&mut self, name: &str, sort: Sort, bound: bool) -> Term {
        let name = self.unique_name(name);
        let var = self.vars.push(VarData {
            name,
            sort: sort.clone(),
            bound,
        });
        let term = self.intern(Node::Var(var), sort);
        self.open[term] = bound;
        term
    }

    /// A new uninterpreted function; the name is made unique and plain ASCII.
    pub fn fresh_fun(&mut self, name: &str, params: Vec<Sort>, result: Sort) -> FunId {
        let name = self.unique_name(name);
        self.funs.push(FunData {
            name,
            params,
            result,
        })
    }

    /// Solvers reserve names that start with `@` or `.`; the printer's own
    /// names start with `t!`; `|` and `\` cannot be quoted.
    fn unique_name(&mut self, wanted: &str) -> String {
        let clean: String = wanted
            .chars()
            .map(|c| {
                if c.is_ascii_graphic() && c != '|' && c != '\\' {
                    c
                } else {
                    '_'
                }
            })
            .collect();
        let clean = match clean.chars().next() {
            None | Some('@' | '.' | '!') => format!("v{clean}"),
            _ if clean.starts_with("t!") => format!("v{clean}"),
            _ => clean,
        };
        // No solver has a `$` in a name of its own, and some have more of them
        // than SMT-LIB says: `sin`, `tuple`.
        let clean = if clean.contains('$') {
            clean
        } else {
            format!("{clean}$")
        };
        let mut copies = match self.names.get(&clean) {
            None => {
                self.names.insert(clean.clone(), 0);
                return clean;
            }
            Some(copies) => *copies,
        };
        loop {
            copies += 1;
            let name = format!("{clean}!{copies}");
            if !self.names.contains_key(&name) {
                self.names.insert(name.clone(), 0);
                self.names.insert(clean, copies);
                return name;
            }
        }
    }

    /// The term of a node that is in normal form.
    pub(super) fn intern(&mut self, node: Node, sort: Sort) -> Term {
        if let Some(index) = self.nodes.get_index_of(&node) {
            return Term::new(index);
        }
        let facts = match sort {
            Sort::BitVec(width) => Some(Facts::of_node(self, &node, width)),
            _ => None,
        };
        let open = match &node {
            Node::Forall(vars, body) => self.has_other_bound_vars(*body, vars),
            _ => operands(&node).into_iter().any(|t| self.open[t]),
        };
        let (sort, _) = self.sorts.insert_full(sort);
        let (index, _) = self.nodes.insert_full(node);
        let term = self.term_sorts.push(sort as u32);
        debug_assert_eq!(term.index(), index);
        self.facts.push(facts);
        self.open[term] = open;
        term
    }

    fn has_other_bound_vars(&self, body: Term, bound_here: &[VarId]) -> bool {
        self.post_order(&[body], |t| !self.open[t])
            .into_iter()
            .any(|t| match self.node(t) {
                Node::Var(var) => !bound_here.contains(var),
                _ => false,
            })
    }

    pub fn bool(&mut self, value: bool) -> Term {
        self.intern(Node::Bool(value), Sort::Bool)
    }

    pub fn int(&mut self, value: i128) -> Term {
        self.intern(Node::Int(value), Sort::Int)
    }

    /// The low `width` bits of `value`.
    pub fn bv(&mut self, value: u128, width: u32) -> Term {
        self.intern(
            Node::Bv {
                value: value & mask(width),
                width,
            },
            Sort::BitVec(width),
        )
    }

    pub fn as_bool(&self, term: Term) -> Option<bool> {
        match self.node(term) {
            Node::Bool(value) => Some(*value),
            _ => None,
        }
    }

    pub fn as_bv(&self, term: Term) -> Option<u128> {
        match self.node(term) {
            Node::Bv { value, .. } => Some(*value),
            _ => None,
        }
    }

    pub fn as_int(&self, term: Term) -> Option<i128> {
        match self.node(term) {
            Node::Int(value) => Some(*value),
            _ => None,
        }
    }

    pub fn is_literal(&self, term: Term) -> bool {
        matches!(
            self.node(term),
            Node::Bool(_) | Node::Int(_) | Node::Bv { .. }
        )
    }

    pub fn operands(&self, term: Term) -> Vec<Term> {
        operands(self.node(term))
    }

    /// The terms below `roots` (roots included) that are not `known`, operands
    /// before the terms they occur in. `known` is asked once per term and says
    /// whether to leave a term and what is below it out.
    pub fn post_order(&self, roots: &[Term], mut known: impl FnMut(Term) -> bool) -> Vec<Term> {
        let mut order = Vec::new();
        let mut seen = HashSet::new();
        let mut stack: Vec<(Term, bool)> = roots.iter().rev().map(|t| (*t, false)).collect();
        while let Some((term, operands_done)) = stack.pop() {
            if operands_done {
                order.push(term);
            } else if seen.insert(term) && !known(term) {
                stack.push((term, true));
                stack.extend(self.operands(term).into_iter().rev().map(|t| (t, false)));
            }
        }
        order
    }
}

fn operands(node: &Node) -> Vec<Term> {
    match node {
        Node::Bool(_) | Node::Int(_) | Node::Bv { .. } | Node::Var(_) => Vec::new(),
        Node::Not(a)
        | Node::BvNot(a)
        | Node::Extract { arg: a, .. }
        | Node::ZeroExt(a, _)
        | Node::SignExt(a, _)
        | Node::Forall(_, a) => vec![*a],
        Node::Eq(a, b)
        | Node::NoWrap { a, b, .. }
        | Node::Bv2(_, a, b)
        | Node::Concat(a, b)
        | Node::Ule(a, b)
        | Node::Sle(a, b)
        | Node::IntAdd(a, b)
        | Node::IntDiv(a, b)
        | Node::IntMod(a, b)
        | Node::IntLe(a, b)
        | Node::Select(a, b) => vec![*a, *b],
        Node::Ite(a, b, c) | Node::Store(a, b, c) => vec![*a, *b, *c],
        Node::And(args) | Node::Product(args) | Node::IntProduct(args) | Node::Apply(_, args) => {
            args.to_vec()
        }
        Node::Linear { terms, .. } => terms.iter().map(|(t, _)| *t).collect(),
        Node::IntLinear { terms, .. } => terms.iter().map(|(t, _)| *t).collect(),
    }
}
