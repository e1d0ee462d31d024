//! SSA values as terms.

use super::{Infer, sort_of};
use crate::analysis::cfg::LoopId;
use crate::engines::protocol::ast::Level;
use crate::evidence::Assumption;
use crate::kir::{
    BinaryOp, BlockId, CastOp, Inst, IntPredicate, Terminator, Type, ValueDef, ValueId,
};
use crate::smt::{BvOp, Term, WrapOp};

impl Infer<'_> {
    /// The value as a term; `scope` is the loop of whoever uses it.
    pub(super) fn term(&mut self, value: ValueId, scope: Option<LoopId>) -> Term {
        if let Some(term) = self.learned.terms[value] {
            return term;
        }
        let data = &self.context.kernel.values[value];
        let term = match &data.def {
            ValueDef::Const(bits) => match data.ty {
                Type::Int(1) => self.pool().bool(*bits & 1 == 1),
                ty => self.pool().bv(*bits, ty.bits()),
            },
            ValueDef::Null => self.pool().bv(0, 64),
            // Another value at each use.
            ValueDef::Undef => {
                return self.local("undef", sort_of(data.ty), Level::Thread, scope);
            }
            ValueDef::Param(_) | ValueDef::Address(_) => self.unknown(value),
            ValueDef::Inst(inst) => {
                let inst = &self.context.kernel.insts[*inst].inst;
                match self.expression(inst, value) {
                    Some(term) => term,
                    None => self.unknown(value),
                }
            }
        };
        self.learned.terms[value] = Some(term);
        term
    }

    /// An unknown for a value, where the value is computed.
    pub(super) fn unknown(&mut self, value: ValueId) -> Term {
        let (level, scope) = (self.level(value), self.scope_of(value));
        let sort = sort_of(self.context.kernel.values[value].ty);
        if level == Level::Thread
            && let Some(term) = self.value_of_warp(value, &sort, scope)
        {
            return term;
        }
        let name = self.name_of(value);
        self.local(&name, sort, level, scope)
    }

    fn expression(&mut self, inst: &Inst, result: ValueId) -> Option<Term> {
        let ty = self.context.kernel.values[result].ty;
        if ty.is_ptr() {
            return None;
        }
        let scope = self.scope_of(result);
        match inst {
            Inst::Binary { op, args, .. } => {
                if !matches!(ty, Type::Int(_)) {
                    return None;
                }
                let [a, b] = args.map(|arg| self.term(arg, scope));
                if self.context.exact_results.contains(result) {
                    self.promise_no_overflow(*op, result, a, b);
                }
                self.promise_divisor(*op, result, args[1], b);
                if *op == BinaryOp::SDiv
                    && let Some(nested) = self.divided_twice(args[0], args[1], scope)
                {
                    return Some(nested);
                }
                self.binary(*op, ty.bits(), a, b)
            }
            Inst::Cast { op, arg } => self.cast(*op, *arg, result),
            Inst::ICmp { pred, args } => self.compare(*pred, *args, scope),
            Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.term(*cond, scope);
                let (a, b) = (self.term(*then, scope), self.term(*otherwise, scope));
                Some(self.pool().ite(cond, a, b))
            }
            Inst::Phi { incoming } => self.phi(result, incoming),
            Inst::Geometry { query, dim } => Some(self.geometry(*query, *dim)),
            _ => None,
        }
    }

    /// The quotient by a product is that by one factor, divided by the other, if the product
    /// is exact. It is written so where the kernel divides by that factor, too: an index taken
    /// apart by `i % w`, `i / w % h` and `i / (w * h)`.
    fn divided_twice(
        &mut self,
        dividend: ValueId,
        divisor: ValueId,
        scope: Option<LoopId>,
    ) -> Option<Term> {
        let Inst::Binary {
            op: BinaryOp::Mul,
            args: [x, y],
            ..
        } = *self.inst(divisor)?
        else {
            return None;
        };
        let number = self.term(dividend, scope);
        if !self.context.exact_results.contains(divisor) || self.bounds(number, true).0 < 0 {
            return None;
        }
        let divides = |by: ValueId| {
            self.context
                .kernel
                .insts
                .values()
                .any(|data| match data.inst {
                    Inst::Binary { op, args, .. } => {
                        op == BinaryOp::SDiv && args[0] == dividend && self.is_same(args[1], by)
                    }
                    _ => false,
                })
        };
        let (first, second) = match (divides(x), divides(y)) {
            (true, _) => (x, y),
            (false, true) => (y, x),
            (false, false) => return None,
        };
        let second = self.term(second, scope);
        let quotient = match self.divided_twice(dividend, first, scope) {
            Some(quotient) => quotient,
            None => {
                let first = self.term(first, scope);
                self.pool().bv_op(BvOp::Sdiv, number, first)
            }
        };
        Some(self.pool().bv_op(BvOp::Sdiv, quotient, second))
    }

    /// Are they one value, or products of such?
    fn is_same(&self, a: ValueId, b: ValueId) -> bool {
        let product = |value| match self.inst(value) {
            Some(Inst::Binary {
                op: BinaryOp::Mul,
                args,
                ..
            }) => Some(*args),
            _ => None,
        };
        a == b
            || matches!((product(a), product(b)), (Some([a, c]), Some([b, d]))
                if self.is_same(a, b) && self.is_same(c, d))
    }

    fn binary(&mut self, op: BinaryOp, width: u32, a: Term, b: Term) -> Option<Term> {
        let pool = self.pool();
        if width == 1 {
            return Some(match op {
                BinaryOp::And | BinaryOp::Mul => pool.and([a, b]),
                BinaryOp::Or => pool.or([a, b]),
                BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => pool.ne(a, b),
                // Division by the only other value is poison; shifts by 1 are too.
                _ => a,
            });
        }
        let op = match op {
            BinaryOp::Add => return Some(pool.bv_add(a, b)),
            BinaryOp::Sub => return Some(pool.bv_sub(a, b)),
            BinaryOp::Mul => return Some(pool.bv_mul(a, b)),
            BinaryOp::UDiv => BvOp::Udiv,
            BinaryOp::SDiv => BvOp::Sdiv,
            BinaryOp::URem => BvOp::Urem,
            BinaryOp::SRem => BvOp::Srem,
            BinaryOp::And => return Some(pool.bv_and(a, b)),
            BinaryOp::Or => return Some(pool.bv_or(a, b)),
            BinaryOp::Xor => return Some(pool.bv_xor(a, b)),
            BinaryOp::Shl => BvOp::Shl,
            BinaryOp::LShr => BvOp::Lshr,
            BinaryOp::AShr => BvOp::Ashr,
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
                return None;
            }
        };
        Some(pool.bv_op(op, a, b))
    }

    /// Signed overflow and pointers that leave their arrays are undefined in the source
    /// language. Of numbers that is assumed away only where the operands depend on what the launch does not fix: a value
    /// made of ids and literals alone wraps as the machine wraps it.
    pub(super) fn promise_no_overflow(&mut self, op: BinaryOp, result: ValueId, a: Term, b: Term) {
        let op = match op {
            BinaryOp::Add => WrapOp::Add,
            BinaryOp::Sub => WrapOp::Sub,
            BinaryOp::Mul => WrapOp::Mul,
            _ => return,
        };
        if self.pool().is_bool(a) {
            return;
        }
        let holds = self.pool().no_wrap(op, true, a, b);
        if self.pool().as_bool(holds) == Some(true) {
            return;
        }
        self.assumptions.add(Assumption::NoSignedOverflow);
        if let Some(block) = self.context.home[result] {
            self.learned.promises.push((block, holds));
        }
    }

    /// Division by zero is undefined in the source language, and assumed away where it
    /// depends on what the launch does not fix.
    fn promise_divisor(&mut self, op: BinaryOp, result: ValueId, divisor: ValueId, term: Term) {
        let divides = matches!(
            op,
            BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem
        );
        let open = self.context.source_overflow_rules && self.context.open.contains(divisor);
        if !divides || !open || self.pool().is_bool(term) {
            return;
        }
        let pool = self.pool();
        let zero = pool.bv(0, pool.width(term));
        let holds = pool.ne(term, zero);
        if pool.as_bool(holds) == Some(true) {
            return;
        }
        self.assumptions.add(Assumption::NoDivisionByZero);
        if let Some(block) = self.context.home[result] {
            self.learned.promises.push((block, holds));
        }
    }

    fn cast(&mut self, op: CastOp, arg: ValueId, result: ValueId) -> Option<Term> {
        let (from, to) = (
            self.context.kernel.values[arg].ty,
            self.context.kernel.values[result].ty.bits(),
        );
        let integers = matches!(from, Type::Int(_));
        let bits = from.bits();
        let known = match op {
            CastOp::ZExt | CastOp::SExt | CastOp::Trunc => integers,
            CastOp::Bitcast => !from.is_ptr(),
            _ => false,
        };
        if !known {
            return None;
        }
        let value = self.term(arg, self.scope_of(result));
        let pool = self.pool();
        Some(match op {
            CastOp::ZExt | CastOp::SExt if bits == 1 => {
                let ones = if op == CastOp::ZExt { 1 } else { u128::MAX };
                let (one, zero) = (pool.bv(ones, to), pool.bv(0, to));
                pool.ite(value, one, zero)
            }
            CastOp::ZExt => pool.zero_ext(value, to),
            CastOp::SExt => pool.sign_ext(value, to),
            CastOp::Trunc if to == 1 => {
                let low = pool.extract(value, 1, 0);
                let one = pool.bv(1, 1);
                pool.eq(low, one)
            }
            CastOp::Trunc => pool.extract(value, to, 0),
            _ => value,
        })
    }

    fn compare(
        &mut self,
        pred: IntPredicate,
        args: [ValueId; 2],
        scope: Option<LoopId>,
    ) -> Option<Term> {
        let ty = self.context.kernel.values[args[0]].ty;
        let pred = if ty.is_ptr() { pred.of_places() } else { pred };
        let [a, b] = if ty.is_ptr() {
            let [a, b] = args.map(|arg| self.pointer(arg));
            match (a.as_slice(), b.as_slice()) {
                ([x], [y])
                    if x.object == y.object
                        && args
                            .iter()
                            .all(|arg| !self.context.points_to.may_be_null(*arg)) =>
                {
                    [x.offset, y.offset]
                }
                _ => return None,
            }
        } else {
            args.map(|arg| self.term(arg, scope))
        };
        let pool = self.pool();
        if pool.is_bool(a) {
            let (not_a, not_b) = (pool.not(a), pool.not(b));
            return Some(match pred {
                IntPredicate::Eq => pool.eq(a, b),
                IntPredicate::Ne => pool.ne(a, b),
                IntPredicate::Ult | IntPredicate::Sgt => pool.and([not_a, b]),
                IntPredicate::Ugt | IntPredicate::Slt => pool.and([a, not_b]),
                IntPredicate::Ule | IntPredicate::Sge => pool.implies(a, b),
                IntPredicate::Uge | IntPredicate::Sle => pool.implies(b, a),
            });
        }
        Some(match pred {
            IntPredicate::Eq => pool.eq(a, b),
            IntPredicate::Ne => pool.ne(a, b),
            IntPredicate::Ult => pool.ult(a, b),
            IntPredicate::Ule => pool.ule(a, b),
            IntPredicate::Ugt => pool.ult(b, a),
            IntPredicate::Uge => pool.ule(b, a),
            IntPredicate::Slt => pool.slt(a, b),
            IntPredicate::Sle => pool.sle(a, b),
            IntPredicate::Sgt => pool.slt(b, a),
            IntPredicate::Sge => pool.sle(b, a),
        })
    }

    /// The phi by the edge that leads to it; loops bind the phis of their heads.
    fn phi(&mut self, result: ValueId, incoming: &[(BlockId, ValueId)]) -> Option<Term> {
        let block = self.context.home[result]?;
        if self.context.cfg.headed_loop(block).is_some() {
            return None;
        }
        let incoming = self.reachable(block, incoming);
        if let Some(id) = self.loop_left(block, &incoming) {
            return self.value_after(id, block, &incoming);
        }
        let scope = self.context.cfg.loop_of[block];
        let terms = incoming.iter().map(|(_, value)| self.term(*value, scope));
        let terms: Vec<Term> = terms.collect();
        // The other ways say most of what is so where the value is another one.
        let count = |value: Term| terms.iter().filter(|&&other| other == value).count();
        let usual = terms
            .iter()
            .copied()
            .rev()
            .max_by_key(|&value| count(value))?;
        let mut merged = usual;
        for ((from, _), value) in incoming.into_iter().zip(terms) {
            if value != usual {
                let edge = self.edge_reach(from, block)?;
                merged = self.pool().ite(edge, value, merged);
            }
        }
        Some(merged)
    }

    /// What a phi of the block is given over edges that are there.
    pub(super) fn reachable(
        &self,
        block: BlockId,
        incoming: &[(BlockId, ValueId)],
    ) -> Vec<(BlockId, ValueId)> {
        let predecessors = &self.context.cfg.predecessors[block];
        let incoming = incoming.iter().copied();
        incoming
            .filter(|(from, _)| predecessors.contains(from))
            .collect()
    }

    /// The loop that all of these edges leave, if there is one.
    pub(super) fn loop_left(
        &self,
        block: BlockId,
        incoming: &[(BlockId, ValueId)],
    ) -> Option<LoopId> {
        let left = |from: BlockId| self.outermost_left(from, block);
        let first = left(incoming.first()?.0)?;
        incoming
            .iter()
            .all(|(from, _)| left(*from) == Some(first))
            .then_some(first)
    }

    /// The outermost loop that the edge leaves.
    pub(super) fn outermost_left(&self, from: BlockId, to: BlockId) -> Option<LoopId> {
        let mut left = None;
        let mut current = self.context.cfg.loop_of[from];
        while let Some(id) = current {
            if self.context.cfg.in_loop(id, to) {
                break;
            }
            left = Some(id);
            current = self.context.cfg.loops[id].parent;
        }
        left
    }

    /// Control takes the edge, in an iteration of the loop of `to`.
    pub(super) fn edge_reach(&mut self, from: BlockId, to: BlockId) -> Option<Term> {
        if self.outermost_left(from, to).is_some() {
            return None;
        }
        let here = self.learned.reach[from]?;
        let edge = self.edge(from, to);
        Some(self.pool().and([here, edge]))
    }

    /// Control goes from one block to the other, if it is in the first.
    pub(super) fn edge(&mut self, from: BlockId, to: BlockId) -> Term {
        let scope = self.context.cfg.loop_of[from];
        if let Some(id) = self.context.cfg.headed_loop(from)
            && self.exact.get(&id) == Some(&true)
        {
            let inside = self.context.cfg.in_loop(id, to);
            return self.pool().bool(inside);
        }
        match &self.context.kernel.blocks[from].terminator {
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } if then != otherwise => {
                let cond = self.term(*cond, scope);
                match *then == to {
                    true => cond,
                    false => self.pool().not(cond),
                }
            }
            Terminator::Switch {
                value,
                cases,
                default,
            } => {
                let width = self.context.kernel.values[*value].ty.bits();
                let scrutinee = self.term(*value, scope);
                let mut here = Vec::new();
                let mut none = Vec::new();
                for (case, target) in cases {
                    let pool = self.pool();
                    let hit = match width {
                        1 if *case & 1 == 1 => scrutinee,
                        1 => pool.not(scrutinee),
                        _ => {
                            let case = pool.bv(*case, width);
                            pool.eq(scrutinee, case)
                        }
                    };
                    none.push(pool.not(hit));
                    if *target == to {
                        here.push(hit);
                    }
                }
                if *default == to {
                    let none = self.pool().and(none);
                    here.push(none);
                }
                self.pool().or(here)
            }
            _ => self.pool().bool(true),
        }
    }
}
