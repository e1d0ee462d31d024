//! Numbers that threads draw from counters: additions to one cell return and reserve
//! numbers that no other addition does, as long as the cell does not wrap around.
//!
//! A function says of each number whether the first thread drew it. Of a literal step it
//! is stated for the numbers themselves; of a range of any length for those that lead to
//! the watched cell by some access, `(watch - base) / a` for one at `base + a·(drawn + i)`.

use std::collections::BTreeSet;

use cranelift_entity::EntitySet;

use super::Lowering;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, ExprKind, Function, Symbol, Type, Var};
use crate::kir::{AddressSpace, BlockId, Inst, ObjectId, ValueId};
use crate::options::optimisations::RaceCheck;
use crate::twothread::linear::Linear;
use crate::twothread::program::{
    Counter, Drawn, Guarded, ObjectModel, Program, Stmt, epoch, pair, watch,
};
use crate::twothread::slice::Slice;

/// A range of numbers that the thread draws.
pub(super) struct Draw {
    block: BlockId,
    /// The place in the block's statements behind the drawing.
    position: usize,
    counter: ObjectId,
    cell: Expr,
    result: ValueId,
    amount: Expr,
    width: u32,
}

/// More numbers than this of a literal step are stated as a range.
const MOST_SINGLE_NUMBERS: u128 = 8;

/// More ways than this from a range to the watched cell are not followed.
const MOST_WAYS: usize = 6;

impl Lowering<'_> {
    /// What an addition of `amount` behind `ptr` returns.
    pub(super) fn draw(&mut self, ptr: ValueId, amount: ValueId, result: ValueId) {
        let targets = self.points_to.targets(ptr);
        let Some(&counter) = targets.filter(|t| t.len() == 1).and_then(|t| t.first()) else {
            return;
        };
        let model = self.program.objects[counter].clone();
        let width = self.kernel.values[amount].ty.bits();
        let cell = self.pointer(ptr).offset;
        match model.counter {
            None => return,
            Some(Counter::Steps(step)) => {
                // Adding more than one reserves the numbers up to the next drawn one;
                // counting down, the next one is below.
                let rises = step >> (width - 1) == 0;
                let single = if rises { step.min(MOST_SINGLE_NUMBERS) } else { 1 };
                let drawn = self.value(result);
                for extra in 0..single {
                    let number = bv::add(drawn.clone(), Expr::bv(extra, width), width);
                    let owned = self.owned(&model, &cell, number, width);
                    self.assume(owned.equals(pair::is_first()));
                }
                if !rises || step <= MOST_SINGLE_NUMBERS {
                    return;
                }
            }
            Some(Counter::Ranges) => {}
        }
        let amount = self.value(amount);
        self.draws.push(Draw {
            block: self.current,
            position: self.stmts.len(),
            counter,
            cell,
            result,
            amount,
            width,
        });
    }

    /// "The first thread drew the number from the cell of the counter."
    pub(super) fn owned(
        &mut self,
        model: &ObjectModel,
        cell: &Expr,
        number: Expr,
        width: u32,
    ) -> Expr {
        let owner = model.owner();
        if !self.program.functions.iter().any(|f| f.name == owner) {
            if !self.program.vars.contains_key(&epoch()) {
                self.program.declare(epoch(), Type::Bv(32), false);
            }
            self.program.functions.push(Function {
                attrs: Vec::new(),
                name: owner.clone(),
                params: vec![
                    Var::new("epoch", Type::Bv(32)),
                    Var::new("cell", Type::Bv(64)),
                    Var::new("drawn", Type::Bv(width)),
                ],
                result: Type::Bool,
                body: None,
            });
        }
        Expr::apply(owner, vec![Expr::var(epoch()), cell.clone(), number])
    }

    /// States what is known of ranges, now that all accesses are. Does some of it rest on
    /// amounts that are not negative?
    pub(super) fn settle_draws(&mut self) -> bool {
        let draws = std::mem::take(&mut self.draws);
        if draws.is_empty() || self.race_check == RaceCheck::Original {
            return false;
        }
        let program = self.program.clone();
        let slice = Slice::new(&program, self.cfg);
        let mut amounts = false;
        for draw in draws.iter().rev() {
            let model = program.objects[draw.counter].clone();
            let drawn = Expr::var(self.symbol(draw.result));
            for (object, number) in self.ways_to_watch(&program, &slice, draw) {
                amounts |= model.counter == Some(Counter::Ranges);
                let distance = bv::sub(number.clone(), drawn.clone(), draw.width);
                let inside = bv::ult(distance, draw.amount.clone(), draw.width);
                let owned = self.owned(&model, &draw.cell, number, draw.width);
                let fact = inside.implies(owned.clone().equals(pair::is_first()));
                self.insert(draw.block, draw.position, Stmt::Assume(Guarded::here(fact)));
                self.program.drawn.push(Drawn { object, owned });
            }
        }
        amounts
    }

    fn insert(&mut self, block: BlockId, position: usize, stmt: Stmt) {
        let mut blocks = self.program.blocks.iter_mut();
        let block = blocks.find(|b| b.origin == block);
        let block = block.expect("every reachable block is lowered");
        block.stmts.insert(position, stmt);
    }

    /// The numbers that lead to the watched cell by some access whose place is made from
    /// what was drawn, with the object that is accessed.
    fn ways_to_watch(
        &self,
        program: &Program,
        slice: &Slice,
        draw: &Draw,
    ) -> Vec<(ObjectId, Expr)> {
        let carriers = self.carriers(draw.result);
        let mut ways: Vec<(ObjectId, Expr)> = Vec::new();
        for access in program.blocks.iter().flat_map(|b| &b.stmts) {
            let Stmt::Access(access) = access else {
                continue;
            };
            if !program.objects[access.object].checked {
                continue;
            }
            let form = Linear::of(&slice.unfold(&access.offset), 64);
            let carried = form.terms.iter().find(|(coefficient, atom)| {
                *coefficient > 0
                    && matches!(atom.expr.kind(), ExprKind::Var(name) if carriers.contains(name))
            });
            let Some((scale, carrier)) = carried else {
                continue;
            };
            let scale = *scale;
            let others = form.terms.iter().filter(|(_, atom)| atom != carrier);
            let (same, base): (Vec<_>, Vec<_>) = others
                .filter(|(_, atom)| self.is_known(program, slice, draw, &atom.expr))
                .cloned()
                .partition(|(coefficient, _)| *coefficient == scale);
            // What is added to the number before it is scaled may belong to the number
            // or to the place that it counts from.
            for constant in [form.constant, form.constant % scale] {
                for added in [&[][..], &same] {
                    let place = Linear {
                        constant,
                        terms: base.iter().chain(added).cloned().collect(),
                    };
                    let distance = bv::sub(Expr::var(watch()), place.expr(), 64);
                    let index = bv::udiv(distance, Expr::bv(scale as u128, 64), 64);
                    let number = match draw.width {
                        64 => index,
                        width => bv::trunc(index, 64, width),
                    };
                    let way = (access.object, number);
                    if ways.len() < MOST_WAYS && !ways.contains(&way) {
                        ways.push(way);
                    }
                }
            }
        }
        ways
    }

    /// Has the expression its value where the thread draws?
    fn is_known(&self, program: &Program, slice: &Slice, draw: &Draw, expr: &Expr) -> bool {
        let later = program.blocks.iter().find(|b| b.origin == draw.block);
        let later = later.map_or(&[][..], |b| &b.stmts[draw.position..]);
        free_vars(expr).iter().all(|name| match slice.block(name) {
            None => true,
            Some(block) if block == draw.block => !later.iter().any(|s| defines(s, name)),
            Some(block) => self.cfg.dominates(block, draw.block),
        })
    }

    /// The variables that may hold what was drawn: passed on by phis, selections, shared
    /// memory and exchanges.
    fn carriers(&self, drawn: ValueId) -> BTreeSet<Symbol> {
        let mut carry = EntitySet::new();
        carry.insert(drawn);
        let mut passed: BTreeSet<ObjectId> = BTreeSet::new();
        let mut found = vec![drawn];
        let mut changed = true;
        while changed {
            changed = false;
            for data in self.kernel.insts.values() {
                let carries = match &data.inst {
                    Inst::Phi { .. }
                    | Inst::Select { .. }
                    | Inst::Cast { .. }
                    | Inst::Warp { .. } => data.inst.operands().iter().any(|&v| carry.contains(v)),
                    Inst::Store { ptr, value, .. } if carry.contains(*value) => {
                        for &object in self.points_to.targets(*ptr).into_iter().flatten() {
                            let shared = self.program.objects[object].space == AddressSpace::Shared;
                            changed |= shared && passed.insert(object);
                        }
                        false
                    }
                    Inst::Load { ptr, .. } => {
                        let mut targets = self.points_to.targets(*ptr).into_iter().flatten();
                        targets.any(|object| passed.contains(object))
                    }
                    _ => false,
                };
                if let (true, Some(result)) = (carries, data.result)
                    && carry.insert(result)
                {
                    found.push(result);
                    changed = true;
                }
            }
        }
        found.into_iter().map(|value| self.symbol(value)).collect()
    }
}

fn defines(stmt: &Stmt, name: &Symbol) -> bool {
    match stmt {
        Stmt::Assign { var, .. } | Stmt::Havoc(var) => var == name,
        Stmt::Access(access) | Stmt::Perform(access) => {
            matches!(&access.result, Some((result, _)) if result == name)
        }
        _ => false,
    }
}
