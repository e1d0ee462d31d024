//! Counting up: a number that is drawn from a counter which starts at zero or is set to another small
//! number, and to which nothing but one is ever added, is not negative.
//!
//! It holds as long as the counter does not come to 2^31, which is assumed. In global memory the
//! counter starts at zero, which is assumed unless the host shows it; in shared memory the kernel sets
//! its cells, and before that they hold nothing that a program may read. That each is set
//! before it is drawn from is assumed.
//! It is stated where the number is compared as a signed one: where there is room for it.

use super::{Context, Draw, Findings, Place};
use crate::analysis::draws::{CountedUp, counted_up};
use crate::evidence::Assumption;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{AddressSpace, Inst, IntPredicate};

/// States of each such draw that its number is not negative.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    let drawn = cx.draws.iter().filter(|draw| is_compared(cx, draw));
    let draws: Vec<&Draw> = drawn.collect();
    if draws.is_empty() {
        return;
    }
    let counters = counted_up(cx.input.kernel, cx.input.points_to);
    for draw in draws {
        let Some(start) = counters
            .get(&draw.counter)
            .and_then(|how| start(cx, draw, *how))
        else {
            continue;
        };
        let counter = cx.program.objects[draw.counter].name.clone();
        found.assumptions.extend(start);
        found.assumptions.add(Assumption::FewDraws { counter });
        let number = Expr::var(cx.symbol(draw.result));
        let zero = Expr::bv(0, draw.width);
        found.state(
            Place::behind(cx, draw.inst),
            bv::sle(zero, number, draw.width),
        );
    }
}

/// Is the number compared as a signed one?
fn is_compared(cx: &Context, draw: &Draw) -> bool {
    let mut insts = cx.input.kernel.insts.values();
    insts.any(|data| match &data.inst {
        Inst::ICmp { pred, args, .. } => {
            use IntPredicate::{Sge, Sgt, Sle, Slt};
            matches!(pred, Slt | Sle | Sgt | Sge) && args.contains(&draw.result)
        }
        _ => false,
    })
}

/// What has to be assumed for the counter to start at zero, if it may.
fn start(cx: &Context, draw: &Draw, how: CountedUp) -> Option<Option<Assumption>> {
    let (object, starts) = (draw.counter, cx.input.starts);
    let counter = cx.program.objects[object].name.clone();
    if draw.width < 32 || how.width != draw.width {
        return None;
    }
    match cx.input.kernel.objects[object].space {
        AddressSpace::Shared if how.is_set => Some(Some(Assumption::SetBeforeDrawn { counter })),
        AddressSpace::Global if how.is_set => None,
        AddressSpace::Global if starts.zeroed.contains(&object) => Some(None),
        AddressSpace::Global => {
            let initial = cx.input.kernel.objects[object].initial.as_ref();
            let set = initial.is_some_and(|initial| initial.bytes.iter().any(|byte| *byte != 0));
            let other = starts.unset.contains(&object) || starts.filled.contains_key(&object);
            (!set && !other).then_some(Some(Assumption::StartsAtZero { counter }))
        }
        _ => None,
    }
}
