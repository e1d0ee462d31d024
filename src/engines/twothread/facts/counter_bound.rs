//! Bounds of counters: behind the next barrier a counter in shared memory has passed what the
//! thread drew last and the amount that it reserved.
//!
//! It holds because such a counter only grows as long as nothing but additions touches it
//! (`lower::counters`), and does not wrap around, which is assumed. Other accesses come after
//! the drawing without a race only from the same thread, or behind a barrier of some kind: at
//! each of these the thread forgets what it drew, once a barrier of the block has passed it on.
//! It is of use where a leader reads the sum that the threads of its block drew.

use super::{Cells, Context, Draw, Findings, Place};
use crate::engines::twothread::lower::enabled;
use crate::engines::twothread::program::{BarrierKind, Counter, Stmt};
use crate::evidence::Assumption;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Type};
use crate::kir::AddressSpace;

/// States the bound behind each barrier of the block.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    if !cx.leaders.draws.is_empty() {
        for draw in cx.draws.iter().filter(|draw| fits(cx, draw)) {
            bound(cx, found, draw);
        }
    }
}

fn fits(cx: &Context, draw: &Draw) -> bool {
    let model = &cx.program.objects[draw.counter];
    let grows = match model.counter {
        Some(Counter::Steps(step)) => step >> (draw.width - 1) == 0,
        Some(Counter::Ranges) => true,
        None => false,
    };
    grows
        && model.space == AddressSpace::Shared
        && model.map
        && model.granularity.cell_bits == draw.width
        && free_vars(&draw.cell).is_empty()
}

fn bound(cx: &Context, found: &mut Findings, draw: &Draw) {
    found.assumptions.add(Assumption::CountersDoNotWrap);
    if cx.program.objects[draw.counter].counter == Some(Counter::Ranges) {
        found.assumptions.add(Assumption::AmountsAreNotNegative);
    }
    let ty = Type::Bv(draw.width);
    let last = found.program.fresh("drawn", ty.clone(), true);
    let amount = found.program.fresh("amount", ty, true);
    let live = found.program.fresh("drew", Type::Bool, true);
    let [last_value, amount_value, drew] = [&last, &amount, &live].map(|v| Expr::var(v.clone()));
    let here = |value: Expr, otherwise: &Expr| enabled().choose(value, otherwise.clone());
    let drawn = Expr::var(cx.symbol(draw.result));
    let place = Place::behind(cx, draw.inst);
    found.assign(place, &last, here(drawn, &last_value));
    found.assign(place, &amount, here(draw.amount.clone(), &amount_value));
    found.assign(place, &live, enabled().or(drew.clone()));
    let entry = Place::start_of(cx.input.kernel.entry);
    found.assign(entry, &live, Expr::bool(false));
    for block in &cx.program.blocks {
        for (index, stmt) in block.stmts.iter().enumerate() {
            let place = Place {
                block: block.origin,
                index: index + 1,
            };
            let passes_on = match stmt {
                Stmt::Barrier(barrier) => {
                    matches!(barrier.kind, BarrierKind::Block) && barrier.fences.shared
                }
                Stmt::Access(access) | Stmt::Perform(access)
                    if access.object == draw.counter && access.site != draw.site =>
                {
                    false
                }
                Stmt::Wait { .. } | Stmt::Join { .. } | Stmt::Forget(_) | Stmt::Phase(_) => false,
                _ => continue,
            };
            if !passes_on {
                found.assign(place, &live, here(Expr::bool(false), &drew));
                continue;
            }
            let cells = Cells {
                object: draw.counter,
                site: draw.site,
                offset: draw.cell.clone(),
                count: 1,
                bits: draw.width,
            };
            let held = found.look(place, cells);
            let distance = bv::sub(held.clone(), last_value.clone(), draw.width);
            let passed = bv::uge(distance, amount_value.clone(), draw.width).and(bv::uge(
                held,
                last_value.clone(),
                draw.width,
            ));
            found.state(place, drew.clone().implies(passed));
            found.assign(place, &live, here(Expr::bool(false), &drew));
        }
    }
}
