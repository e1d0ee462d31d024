//! Connectives, conditionals and equality of Booleans.

use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};

/// Conjunctions of at most this many operands are flattened into the one they
/// occur in, so that long chains stay linear in size.
const FLATTEN: usize = 8;
/// In longer conjunctions nothing is looked for that another one says, too.
const FACTORS: usize = 32;

impl Pool {
    pub fn not(&mut self, a: Term) -> Term {
        match *self.node(a) {
            Node::Bool(value) => self.bool(!value),
            Node::Not(inner) => inner,
            _ => self.intern(Node::Not(a), Sort::Bool),
        }
    }

    pub fn and(&mut self, args: impl IntoIterator<Item = Term>) -> Term {
        let mut conjuncts = Vec::new();
        for arg in args {
            match self.node(arg) {
                Node::Bool(true) => {}
                Node::Bool(false) => return arg,
                Node::And(inner) if inner.len() <= FLATTEN => {
                    conjuncts.extend(inner.iter().copied())
                }
                _ => conjuncts.push(arg),
            }
        }
        conjuncts.sort_unstable();
        conjuncts.dedup();
        if self.has_complement(&conjuncts) {
            return self.bool(false);
        }
        if let Some(absorbed) = self.absorb(&conjuncts) {
            return self.and(absorbed);
        }
        match conjuncts[..] {
            [] => self.bool(true),
            [single] => single,
            _ => self.intern(Node::And(conjuncts.into()), Sort::Bool),
        }
    }

    fn has_complement(&self, sorted: &[Term]) -> bool {
        sorted.iter().any(|t| match self.node(*t) {
            Node::Not(inner) => sorted.binary_search(inner).is_ok(),
            _ => false,
        })
    }

    /// Rewrites a disjunction `¬(x ∧ …)` among the conjuncts by its siblings:
    /// `a ∧ (a ∨ b)` is `a`, and `a ∧ (¬a ∨ b)` is `a ∧ b`. Gives the new list
    /// of conjuncts if one changed.
    fn absorb(&mut self, conjuncts: &[Term]) -> Option<Vec<Term>> {
        for (position, conjunct) in conjuncts.iter().enumerate() {
            let Node::Not(inner) = *self.node(*conjunct) else {
                continue;
            };
            let Node::And(parts) = self.node(inner) else {
                continue;
            };
            if parts.len() > FLATTEN {
                continue;
            }
            let holds = |t: Term| conjuncts.binary_search(&t).is_ok();
            let refuted = |t: Term| match self.node(t) {
                Node::Not(positive) => holds(*positive),
                _ => conjuncts.iter().any(|c| *self.node(*c) == Node::Not(t)),
            };
            if parts.iter().any(|p| refuted(*p)) {
                let mut rest = conjuncts.to_vec();
                rest.remove(position);
                return Some(rest);
            }
            let open: Vec<Term> = parts.iter().copied().filter(|p| !holds(*p)).collect();
            if open.len() < parts.len() {
                let mut rest = conjuncts.to_vec();
                let remaining = self.and(open);
                rest[position] = self.not(remaining);
                return Some(rest);
            }
        }
        None
    }

    pub fn or(&mut self, args: impl IntoIterator<Item = Term>) -> Term {
        let negated: Vec<Term> = args.into_iter().map(|t| self.not(t)).collect();
        if let [a, b] = negated[..]
            && let Some(common) = self.resolve(a, b)
        {
            return common;
        }
        let conjunction = self.and(negated);
        self.not(conjunction)
    }

    /// `¬¬(x ∧ c) ∨ ¬¬(x ∧ ¬c)` is `x`: given the negated disjuncts.
    fn resolve(&mut self, a: Term, b: Term) -> Option<Term> {
        let conjuncts = |negated: Term| match *self.node(negated) {
            Node::Not(inner) => match self.node(inner) {
                Node::And(parts) => Some(parts.to_vec()),
                _ => Some(vec![inner]),
            },
            _ => None,
        };
        let (xs, ys) = (conjuncts(a)?, conjuncts(b)?);
        if xs.len() != ys.len() {
            return None;
        }
        let only_x: Vec<Term> = xs
            .iter()
            .copied()
            .filter(|t| ys.binary_search(t).is_err())
            .collect();
        let only_y: Vec<Term> = ys
            .iter()
            .copied()
            .filter(|t| xs.binary_search(t).is_err())
            .collect();
        let ([x], [y]) = (&only_x[..], &only_y[..]) else {
            return None;
        };
        if self.not(*x) != *y {
            return None;
        }
        let common: Vec<Term> = xs.into_iter().filter(|t| t != x).collect();
        Some(self.and(common))
    }

    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let not_a = self.not(a);
        self.or([not_a, b])
    }

    /// Equality of two Booleans.
    pub(super) fn iff(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.bool(true);
        }
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(true), _) => return b,
            (Some(false), _) => return self.not(b),
            (_, Some(true)) => return a,
            (_, Some(false)) => return self.not(a),
            _ => {}
        }
        // Negations move outwards.
        let (a, a_negated) = self.strip_not(a);
        let (b, b_negated) = self.strip_not(b);
        let equal = if a == b {
            self.bool(true)
        } else {
            self.intern(Node::Eq(a.min(b), a.max(b)), Sort::Bool)
        };
        if a_negated != b_negated {
            self.not(equal)
        } else {
            equal
        }
    }

    fn strip_not(&self, a: Term) -> (Term, bool) {
        match *self.node(a) {
            Node::Not(inner) => (inner, true),
            _ => (a, false),
        }
    }

    /// `if cond then a else b`, of any sort.
    pub fn ite(&mut self, cond: Term, a: Term, b: Term) -> Term {
        if a == b {
            return a;
        }
        match *self.node(cond) {
            Node::Bool(true) => return a,
            Node::Bool(false) => return b,
            Node::Not(inner) => return self.ite(inner, b, a),
            _ => {}
        }
        if self.is_bool(a) {
            return self.ite_bool(cond, a, b);
        }
        // A branch that asks the same question again.
        if let Node::Ite(c, x, _) = *self.node(a)
            && c == cond
        {
            return self.ite(cond, x, b);
        }
        if let Node::Ite(c, _, y) = *self.node(b)
            && c == cond
        {
            return self.ite(cond, a, y);
        }
        // A branch that can also end in the other branch.
        if let Node::Ite(c, x, y) = *self.node(b) {
            if x == a {
                let either = self.or([cond, c]);
                return self.ite(either, a, y);
            }
            if y == a {
                let not_c = self.not(c);
                let either = self.or([cond, not_c]);
                return self.ite(either, a, x);
            }
        }
        if let Node::Ite(c, x, y) = *self.node(a) {
            if y == b {
                let both = self.and([cond, c]);
                return self.ite(both, x, b);
            }
            if x == b {
                let not_c = self.not(c);
                let both = self.and([cond, not_c]);
                return self.ite(both, y, b);
            }
        }
        let sort = self.sort(a).clone();
        self.intern(Node::Ite(cond, a, b), sort)
    }

    fn ite_bool(&mut self, cond: Term, a: Term, b: Term) -> Term {
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(true), _) => return self.or([cond, b]),
            (Some(false), _) => {
                let not_cond = self.not(cond);
                return self.and([not_cond, b]);
            }
            (_, Some(true)) => return self.implies(cond, a),
            (_, Some(false)) => return self.and([cond, a]),
            _ => {}
        }
        if a == cond {
            return self.or([cond, b]);
        }
        if b == cond {
            return self.and([cond, a]);
        }
        if self.not(a) == b {
            return self.iff(cond, a);
        }
        if let Some(factored) = self.factor(cond, a, b) {
            return factored;
        }
        self.intern(Node::Ite(cond, a, b), Sort::Bool)
    }

    /// `if c then x ∧ a else x ∧ b` is `x ∧ (if c then a else b)`.
    fn factor(&mut self, cond: Term, a: Term, b: Term) -> Option<Term> {
        let (mut of_a, mut of_b) = (self.conjuncts(a)?, self.conjuncts(b)?);
        let mut both: Vec<Term> = of_a.iter().copied().filter(|t| of_b.contains(t)).collect();
        if both.is_empty() {
            return None;
        }
        of_a.retain(|t| !both.contains(t));
        of_b.retain(|t| !both.contains(t));
        let (a, b) = (self.and(of_a), self.and(of_b));
        both.push(self.ite_bool(cond, a, b));
        Some(self.and(both))
    }

    /// All that the conjunction says; none where that is more than `FACTORS`.
    fn conjuncts(&self, a: Term) -> Option<Vec<Term>> {
        let (mut all, mut work) = (Vec::new(), vec![a]);
        while let Some(next) = work.pop() {
            match self.node(next) {
                Node::And(inner) => work.extend(inner.iter().copied()),
                _ => all.push(next),
            }
            if all.len() + work.len() > FACTORS {
                return None;
            }
        }
        Some(all)
    }
}
