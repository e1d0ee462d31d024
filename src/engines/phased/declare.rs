//! What the composed program declares, and what it leaves out.

use super::{Composition, record};
use crate::engines::twothread::dualise::{Thread, copy};
use crate::engines::twothread::program::{Stmt, stage};
use crate::ivl::traverse::post_order;
use crate::ivl::{Const, Expr, ExprKind, Type};
use crate::kir::Construct;

impl Composition<'_> {
    pub(super) fn axioms(&self) -> Vec<Expr> {
        let mut axioms: Vec<Expr> = Vec::new();
        for axiom in self.program.axioms.iter().filter(|a| **a != self.distinct) {
            for thread in Thread::BOTH {
                let expr = self.thread(axiom, thread);
                if expr.as_bool() != Some(true) && !axioms.contains(&expr) {
                    axioms.push(expr);
                }
            }
        }
        axioms
    }

    pub(super) fn consts(&self) -> Vec<Const> {
        let mut consts = Vec::new();
        for (name, variable) in &self.program.consts {
            let names = match variable.divergent {
                true => Thread::BOTH.map(|t| copy(name, t)).to_vec(),
                false => vec![name.clone()],
            };
            consts.extend(names.into_iter().map(|name| Const {
                attrs: Vec::new(),
                name,
                ty: variable.ty.clone(),
                unique: false,
            }));
        }
        consts
    }

    pub(super) fn declare(&mut self) {
        for object in self.program.objects.values() {
            if object.map {
                self.locals.insert(object.map_symbol(), object.map_type());
            }
        }
        for (name, variable) in &self.program.vars {
            for thread in Thread::BOTH {
                self.locals.insert(copy(name, thread), variable.ty.clone());
            }
        }
        self.locals.insert(record(), Type::Bv(32));
        self.declare_phases();
    }

    /// Guesses about both threads are of no use here.
    pub(super) fn drop_what_speaks_of_pairs(&mut self) -> Result<(), Construct> {
        let speaks = |expr: &Expr| {
            post_order([expr])
                .into_iter()
                .any(|node| match node.kind() {
                    ExprKind::Apply(name, _) => {
                        let name = name.as_str();
                        matches!(name, "$any" | "$both" | "$first") || name.starts_with("$other_")
                    }
                    _ => false,
                })
        };
        for block in &mut self.program.blocks {
            block
                .invariants
                .retain(|i| i.rule.is_none() || !speaks(&i.expr));
            let invariants = block.invariants.iter().map(|i| &i.expr);
            let mut stated: Vec<&Expr> = invariants.collect();
            for stmt in &block.stmts {
                match stmt {
                    Stmt::Assume(claim) | Stmt::Assert { claim, .. } => stated.push(&claim.expr),
                    Stmt::Assign { value, .. } => stated.push(value),
                    _ => {}
                }
            }
            if stated.into_iter().any(speaks) {
                return Err(Construct::AnnotationOfBoth);
            }
        }
        let distinct = self.distinct.clone();
        match self
            .program
            .axioms
            .iter()
            .any(|a| *a != distinct && speaks(a))
        {
            true => Err(Construct::AssumptionOfBoth),
            false => Ok(()),
        }
    }

    pub(super) fn stage(&self) -> Expr {
        Expr::var(stage())
    }
}
