//! Fetch-and-add reservation: additions to one cell return and reserve numbers that no other
//! addition does, as long as the cell does not wrap around, which is assumed.
//!
//! It holds because additions to one cell are ordered, and each begins where the one before
//! it ended: the idiom is as old as fetch-and-add itself (Gottlieb, Lubachevsky and Rudolph,
//! "Basic Techniques for the Efficient Coordination of Very Large Numbers of Cooperating
//! Sequential Processors", TOPLAS 1983). That nothing else touches the cell between two
//! barriers is seen in `lower::counters`; that amounts which are not literals are not
//! negative is assumed (`analysis::amounts`).
//!
//! A function says of each number whether the first thread drew it (`ownership`). Of a
//! literal step it is stated for the numbers themselves; of a range of any length for those
//! that lead to the watched cell by some access, `(watch - base) / a` for one at
//! `base + a·(drawn + i)`.

use std::collections::BTreeSet;

use cranelift_entity::EntitySet;

use super::release_chain::is_ticket_counter;
use super::{Context, Findings, Place, drawn_by_first};
use crate::engines::twothread::linear::Linear;
use crate::engines::twothread::program::{Counter, Drawn, SiteId, Stmt, pair, watch};
use crate::evidence::Assumption;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, ExprKind, Symbol};
use crate::kir::{AddressSpace, BlockId, Inst, InstId, ObjectId, ValueId};
use crate::options::optimisations::RaceCheck;

/// Numbers that the thread draws.
pub(super) struct Draw {
    pub inst: InstId,
    pub block: BlockId,
    pub counter: ObjectId,
    pub cell: Expr,
    pub result: ValueId,
    pub amount: Expr,
    pub width: u32,
    /// Numbers that are spoken of one by one: these after what is returned.
    single: u128,
    /// There are more, or it is not known how many.
    pub range: bool,
    /// The site of the access.
    pub site: SiteId,
    /// The counter is one of tickets, if the rest fits.
    pub ticket: bool,
}

/// More numbers than this of a literal step are stated as a range.
const MOST_SINGLE_NUMBERS: u128 = 8;

/// More ways than this from a range to the watched cell are not followed.
const MOST_WAYS: usize = 6;

/// Whoever draws numbers owns them.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    for (index, draw) in cx.draws.iter().enumerate() {
        if !cx.is_common(draw.counter) {
            continue;
        }
        let place = Place::behind(cx, draw.inst);
        for fact in single_numbers(cx, found, draw) {
            found.state(place, fact);
        }
        // What a lane adds for others is not its own.
        let for_others = cx.aggregates.iter().any(|one| one.draw == index);
        if draw.range && !for_others {
            for fact in ranges(cx, found, draw) {
                found.state(place, fact);
            }
        }
    }
}

/// The additions that draw numbers, in the order of the program.
pub(super) fn draws(cx: &Context) -> Vec<Draw> {
    let blocks = cx.program.blocks.iter().map(|block| block.origin);
    let insts = blocks.flat_map(|block| {
        let insts = &cx.input.kernel.blocks[block].insts;
        insts.iter().map(move |&inst| (block, inst))
    });
    insts
        .filter_map(|(block, inst)| draw(cx, block, inst))
        .collect()
}

fn draw(cx: &Context, block: BlockId, inst: InstId) -> Option<Draw> {
    let kernel = cx.input.kernel;
    let data = &kernel.insts[inst];
    let (Inst::AtomicRmw { value, .. }, Some(result)) = (&data.inst, data.result) else {
        return None;
    };
    let mut accesses = cx.stmts(inst).iter().filter_map(|stmt| match stmt {
        Stmt::Access(access) => Some(access),
        _ => None,
    });
    let (Some(access), None) = (accesses.next(), accesses.next()) else {
        return None;
    };
    let width = kernel.values[*value].ty.bits();
    let ticket = is_ticket_counter(cx, inst, &access.offset);
    let (single, range) = match cx.program.objects[access.object].counter {
        None if !ticket => return None,
        None => (0, false),
        // Adding more than one reserves the numbers up to the next drawn one;
        // counting down, the next one is below.
        Some(Counter::Steps(step)) if step >> (width - 1) == 0 => {
            (step.min(MOST_SINGLE_NUMBERS), step > MOST_SINGLE_NUMBERS)
        }
        Some(Counter::Steps(_)) => (1, false),
        Some(Counter::Ranges) => (0, true),
    };
    Some(Draw {
        inst,
        block,
        counter: access.object,
        cell: access.offset.clone(),
        result,
        amount: cx.operand(*value)?,
        width,
        single,
        range,
        site: access.site,
        ticket,
    })
}

/// Whose the numbers of literal steps are.
pub(super) fn single_numbers(cx: &Context, found: &mut Findings, draw: &Draw) -> Vec<Expr> {
    let drawn = Expr::var(cx.symbol(draw.result));
    let facts = (0..draw.single).map(|extra| {
        let number = bv::add(drawn.clone(), Expr::bv(extra, draw.width), draw.width);
        found.owned(draw, number).equals(pair::is_first())
    });
    facts.collect()
}

/// Whose the numbers are that lead to the watched cell, if they are in the range.
pub(super) fn ranges(cx: &Context, found: &mut Findings, draw: &Draw) -> Vec<Expr> {
    let drawn = Expr::var(cx.symbol(draw.result));
    let ways = owned_ways(cx, found, draw).into_iter();
    let facts = ways.map(|(number, owned)| {
        let distance = bv::sub(number, drawn.clone(), draw.width);
        let inside = bv::ult(distance, draw.amount.clone(), draw.width);
        inside.implies(owned.equals(pair::is_first()))
    });
    facts.collect()
}

/// The numbers that lead to the watched cell, each with "the first thread drew it", which
/// rules for loops may speak of.
pub(super) fn owned_ways(cx: &Context, found: &mut Findings, draw: &Draw) -> Vec<(Expr, Expr)> {
    let counter = cx.program.objects[draw.counter].counter;
    if counter.is_none() || cx.input.optimisations.race_check == RaceCheck::Original {
        return Vec::new();
    }
    if counter == Some(Counter::Ranges) {
        found.assumptions.add(Assumption::AmountsAreNotNegative);
    }
    let mut ways = Vec::new();
    for (object, number) in ways_to_watch(cx, draw) {
        let owned = found.owned(draw, number.clone());
        let known = Drawn {
            object,
            owned: owned.clone(),
        };
        if !found.program.drawn.contains(&known) {
            found.program.drawn.push(known);
        }
        ways.push((number, owned));
    }
    ways
}

impl Findings<'_> {
    /// "The first thread drew the number."
    pub(super) fn owned(&mut self, draw: &Draw, number: Expr) -> Expr {
        drawn_by_first(self.program, draw.counter, &draw.cell, number, draw.width)
    }
}

/// The numbers that lead to the watched cell by some access whose place is made from
/// what was drawn, with the object that is accessed.
fn ways_to_watch(cx: &Context, draw: &Draw) -> Vec<(ObjectId, Expr)> {
    let carriers = carriers(cx, draw.result);
    let mut ways: Vec<(ObjectId, Expr)> = Vec::new();
    for access in cx.program.blocks.iter().flat_map(|b| &b.stmts) {
        let Stmt::Access(access) = access else {
            continue;
        };
        if !cx.program.objects[access.object].checked {
            continue;
        }
        let form = Linear::of(&cx.slice.unfold(&access.offset), 64);
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
            .filter(|(_, atom)| is_known(cx, draw, &atom.expr))
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
fn is_known(cx: &Context, draw: &Draw, expr: &Expr) -> bool {
    let later = &cx.block(draw.block).stmts[Place::behind(cx, draw.inst).index..];
    free_vars(expr)
        .iter()
        .all(|name| match cx.slice.block(name) {
            None => true,
            Some(block) if block == draw.block => !later.iter().any(|s| defines(s, name)),
            Some(block) => cx.input.cfg.dominates(block, draw.block),
        })
}

/// The variables that may hold what was drawn: passed on by phis, selections, shared
/// memory and exchanges.
fn carriers(cx: &Context, drawn: ValueId) -> BTreeSet<Symbol> {
    let mut carry = EntitySet::new();
    carry.insert(drawn);
    let mut passed: BTreeSet<ObjectId> = BTreeSet::new();
    let mut found = vec![drawn];
    let mut changed = true;
    while changed {
        changed = false;
        for data in cx.input.kernel.insts.values() {
            let carries = match &data.inst {
                Inst::Phi { .. } | Inst::Select { .. } | Inst::Cast { .. } | Inst::Warp { .. } => {
                    data.inst.operands().iter().any(|&v| carry.contains(v))
                }
                Inst::Store { ptr, value, .. } if carry.contains(*value) => {
                    for &object in cx.input.points_to.targets(*ptr).into_iter().flatten() {
                        let shared = cx.program.objects[object].space == AddressSpace::Shared;
                        changed |= shared && passed.insert(object);
                    }
                    false
                }
                Inst::Load { ptr, .. } => {
                    let mut targets = cx.input.points_to.targets(*ptr).into_iter().flatten();
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
    found.into_iter().map(|value| cx.symbol(value)).collect()
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
