//! Numbers that threads draw from counters: additions to one cell return and reserve
//! numbers that no other addition does, as long as the cell does not wrap around.
//!
//! A function says of each number whether the first thread drew it. Of a literal step it
//! is stated for the numbers themselves; of a range of any length for those that lead to
//! the watched cell by some access, `(watch - base) / a` for one at `base + a·(drawn + i)`.
//! What the leader of a block draws for all its threads is drawn by each of them, as
//! threads of other blocks see it (see `teams`).

use std::collections::BTreeSet;

use cranelift_entity::EntitySet;

use super::{Lowering, enabled};
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::engines::twothread::linear::Linear;
use crate::engines::twothread::program::{
    Access, AccessKind, BarrierKind, Counter, Drawn, Guarded, ObjectModel, Program, SiteId, Stmt,
    epoch, pair, watch,
};
use crate::engines::twothread::slice::Slice;
use crate::evidence::Assumption;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, ExprKind, Function, Symbol, Type, Var};
use crate::kir::{AddressSpace, BlockId, Inst, InstId, ObjectId, ValueId};
use crate::options::optimisations::RaceCheck;

/// A statement to be placed, by block and place in its statements.
pub(super) type Insertion = (BlockId, usize, Stmt);

/// Numbers that the thread draws.
pub(super) struct Draw {
    pub block: BlockId,
    /// The place in the block's statements behind the drawing.
    pub position: usize,
    pub counter: ObjectId,
    pub cell: Expr,
    pub result: ValueId,
    pub amount: Expr,
    pub width: u32,
    /// Numbers that are spoken of one by one: these after what is returned.
    single: u128,
    /// There are more, or it is not known how many.
    range: bool,
    /// The site of the access.
    site: SiteId,
    /// The counter is one of tickets, if the rest fits.
    pub ticket: bool,
}

/// More numbers than this of a literal step are stated as a range.
const MOST_SINGLE_NUMBERS: u128 = 8;

/// More ways than this from a range to the watched cell are not followed.
const MOST_WAYS: usize = 6;

impl Lowering<'_> {
    /// What an addition of `amount` behind `ptr` returns.
    pub(super) fn draw(&mut self, id: InstId, ptr: ValueId, amount: ValueId, result: ValueId) {
        let targets = self.points_to.targets(ptr);
        let Some(&counter) = targets.filter(|t| t.len() == 1).and_then(|t| t.first()) else {
            return;
        };
        let model = self.program.objects[counter].clone();
        let width = self.kernel.values[amount].ty.bits();
        let cell = self.pointer(ptr).offset;
        let (single, range) = match model.counter {
            None if !self.is_ticket_counter(ptr, id) => return,
            None => (0, false),
            // Adding more than one reserves the numbers up to the next drawn one;
            // counting down, the next one is below.
            Some(Counter::Steps(step)) if step >> (width - 1) == 0 => {
                (step.min(MOST_SINGLE_NUMBERS), step > MOST_SINGLE_NUMBERS)
            }
            Some(Counter::Steps(_)) => (1, false),
            Some(Counter::Ranges) => (0, true),
        };
        let draw = Draw {
            block: self.current,
            position: self.stmts.len(),
            counter,
            cell,
            result,
            amount: self.value(amount),
            width,
            single,
            range,
            site: self.program.sites.len() - 1,
            ticket: self.is_ticket_counter(ptr, id),
        };
        if self.is_common(&model) {
            for fact in self.facts_of_single_numbers(&draw) {
                self.assume(fact);
            }
        }
        self.draws.push(draw);
    }

    /// Do both threads of the pair see the object?
    pub(super) fn is_common(&self, model: &ObjectModel) -> bool {
        !model.map_divergent(self.pairing)
    }

    fn facts_of_single_numbers(&mut self, draw: &Draw) -> Vec<Expr> {
        let model = self.program.objects[draw.counter].clone();
        let drawn = Expr::var(self.symbol(draw.result));
        let numbers = 0..draw.single;
        let facts = numbers.map(|extra| {
            let number = bv::add(drawn.clone(), Expr::bv(extra, draw.width), draw.width);
            let owned = self.owned(&model, &draw.cell, number, draw.width);
            owned.equals(pair::is_first())
        });
        facts.collect()
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

    /// States what is known of ranges and of what leaders draw, now that all accesses are.
    pub(super) fn settle_draws(&mut self) {
        let draws = std::mem::take(&mut self.draws);
        // A thread that is alone in its warp is compared with itself, of which they do not hold.
        let of_warp = self.pairing == Pairing::SameWarp;
        if draws.is_empty() || of_warp || self.race_check == RaceCheck::Original {
            return;
        }
        let program = self.program.clone();
        let slice = Slice::new(&program, self.cfg);
        let in_block = Uniformity::new(
            self.kernel,
            self.cfg,
            self.points_to,
            self.launch,
            Pairing::SameBlock,
        );
        let teams = self.teams(&program, &slice, &in_block, &draws);
        let mut insertions: Vec<Insertion> = Vec::new();
        for (number, draw) in draws.iter().enumerate() {
            let team = teams.draws.iter().find(|team| team.draw == number);
            let model = program.objects[draw.counter].clone();
            let common = self.is_common(&model);
            let mut facts = Vec::new();
            if common && model.counter.is_some() && (draw.range || team.is_some()) {
                if model.counter == Some(Counter::Ranges) {
                    self.assumptions.add(Assumption::AmountsAreNotNegative);
                }
                facts = self.facts_of_ranges(&program, &slice, draw);
            }
            // What a thread adds for others is not its own.
            let aggregate = match common && draw.range {
                true => self.aggregate(&program, &slice, draw),
                false => None,
            };
            if let Some(facts) = aggregate {
                insertions.extend(facts);
            } else if draw.range {
                let stated = facts
                    .iter()
                    .cloned()
                    .map(|fact| Stmt::Assume(Guarded::here(fact)));
                insertions.extend(stated.map(|stmt| (draw.block, draw.position, stmt)));
            }
            let Some(team) = team else { continue };
            let ticket = self.ticket(&program, &slice, draw, team, &mut insertions);
            let starts = ticket.map(|counter| Assumption::StartsAtZero { counter });
            self.assumptions.extend(starts);
            // To threads of another block the leader's numbers are the block's; to those of
            // its own they are all the same.
            match self.pairing {
                Pairing::DifferentBlocks if common => {
                    facts.extend(self.facts_of_single_numbers(draw));
                }
                Pairing::DifferentBlocks => facts.clear(),
                Pairing::SameWarp => unreachable!("nothing is said of draws there"),
                Pairing::SameBlock => {
                    let drawn = Expr::var(self.symbol(draw.result));
                    let other = pair::other(drawn.clone(), &Type::Bv(draw.width));
                    facts = vec![drawn.equals(other)];
                }
            }
            insertions.extend(facts.into_iter().map(|expr| {
                let fact = Guarded {
                    guard: team.condition.clone(),
                    expr,
                    everywhere: false,
                };
                (team.meet, 0, Stmt::Assume(fact))
            }));
        }
        if !teams.draws.is_empty() {
            for draw in &draws {
                self.bound_at_barriers(&program, draw, &mut insertions);
            }
            for kept in teams.kept {
                let (store, bits) = (&kept.store, 8 * program.sites[kept.store.site].bytes);
                let (read, held) =
                    self.look(store.object, store.site, &store.offset, store.cells, bits);
                let fact = Guarded {
                    guard: kept.condition,
                    expr: held.equals(kept.value),
                    everywhere: false,
                };
                let (block, place) = kept.at;
                insertions.push((block, place, read));
                insertions.push((block, place, Stmt::Assume(fact)));
            }
        }
        self.insert(insertions);
    }

    fn facts_of_ranges(&mut self, program: &Program, slice: &Slice, draw: &Draw) -> Vec<Expr> {
        let model = &program.objects[draw.counter];
        let drawn = Expr::var(self.symbol(draw.result));
        let mut facts = Vec::new();
        for (object, number) in self.ways_to_watch(program, slice, draw) {
            let distance = bv::sub(number.clone(), drawn.clone(), draw.width);
            let inside = bv::ult(distance, draw.amount.clone(), draw.width);
            let owned = self.owned(model, &draw.cell, number, draw.width);
            facts.push(inside.implies(owned.clone().equals(pair::is_first())));
            self.program.drawn.push(Drawn { object, owned });
        }
        facts
    }

    /// A counter in shared memory has passed, at the next barrier, what the thread drew
    /// last.
    fn bound_at_barriers(
        &mut self,
        program: &Program,
        draw: &Draw,
        insertions: &mut Vec<Insertion>,
    ) {
        let model = &program.objects[draw.counter];
        let fits = model.space == AddressSpace::Shared
            && model.map
            && model.granularity.cell_bits == draw.width
            && free_vars(&draw.cell).is_empty();
        if !fits || self.lockstep {
            return;
        }
        let ty = Type::Bv(draw.width);
        let last = self.fresh("drawn", ty.clone(), true);
        let amount = self.fresh("amount", ty, true);
        let live = self.fresh("drew", Type::Bool, true);
        let var = |name: &Symbol| Expr::var(name.clone());
        let set = |var: &Symbol, value| Stmt::Assign {
            var: var.clone(),
            value,
        };
        let here = |value: Expr, name: &Symbol| enabled().choose(value, var(name));
        let at = (draw.block, draw.position);
        let drawn = Expr::var(self.symbol(draw.result));
        insertions.push((at.0, at.1, set(&last, here(drawn, &last))));
        insertions.push((at.0, at.1, set(&amount, here(draw.amount.clone(), &amount))));
        insertions.push((at.0, at.1, set(&live, enabled().or(var(&live)))));
        insertions.push((self.kernel.entry, 0, set(&live, Expr::bool(false))));
        let (read, held) = self.look(draw.counter, draw.site, &draw.cell, 1, draw.width);
        let passed = bv::uge(
            bv::sub(held.clone(), var(&last), draw.width),
            var(&amount),
            draw.width,
        );
        let passed = passed.and(bv::uge(held, var(&last), draw.width));
        let fact = var(&live).implies(passed);
        for block in &program.blocks {
            for (place, stmt) in block.stmts.iter().enumerate() {
                if let Stmt::Barrier(barrier) = stmt
                    && matches!(barrier.kind, BarrierKind::Block)
                    && barrier.fences.shared
                {
                    let (block, place) = (block.origin, place + 1);
                    insertions.push((block, place, read.clone()));
                    insertions.push((block, place, Stmt::Assume(Guarded::here(fact.clone()))));
                    insertions.push((block, place, set(&live, here(Expr::bool(false), &live))));
                }
            }
        }
    }

    /// A look at what cells of an object hold, which is no access, and what is seen.
    pub(super) fn look(
        &mut self,
        object: ObjectId,
        site: SiteId,
        offset: &Expr,
        cells: u32,
        bits: u32,
    ) -> (Stmt, Expr) {
        let held = self.fresh("held", Type::Bv(bits), true);
        let access = Access {
            site,
            object,
            kind: AccessKind::Read,
            guard: Expr::bool(true),
            offset: offset.clone(),
            cells,
            copy: None,
            value: None,
            deliberate: false,
            result: Some((held.clone(), Type::Bv(bits))),
            uniform: false,
        };
        (Stmt::Perform(access), Expr::var(held))
    }

    /// Places the statements; several at one place stay in their order.
    fn insert(&mut self, mut insertions: Vec<Insertion>) {
        insertions.sort_by_key(|(_, place, _)| *place);
        for (id, place, stmt) in insertions.into_iter().rev() {
            let mut blocks = self.program.blocks.iter_mut();
            let block = blocks.find(|b| b.origin == id);
            let block = block.expect("every reachable block is lowered");
            block.stmts.insert(place, stmt);
        }
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
                    for number in quotients(distance, scale as u128, draw.width) {
                        let way = (access.object, number);
                        if ways.len() < MOST_WAYS && !ways.contains(&way) {
                            ways.push(way);
                        }
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

/// The distance (64 bits) by the scale, as a number of so many bits: of the distance as it
/// is, and of its lower part with sign.
fn quotients(distance: Expr, scale: u128, width: u32) -> Vec<Expr> {
    let low = |expr: Expr| match width {
        64 => expr,
        width => bv::trunc(expr, 64, width),
    };
    let whole = low(bv::udiv(distance.clone(), Expr::bv(scale, 64), 64));
    if scale == 1 || !scale.is_power_of_two() {
        return vec![whole];
    }
    let shift = Expr::bv(u128::from(scale.trailing_zeros()), width);
    vec![whole, bv::ashr(low(distance), shift, width)]
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
