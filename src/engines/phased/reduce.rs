//! The program of one thread that waits in phases.

use super::phases::variables;
use crate::analysis::cfg::Cfg;
use crate::analysis::uniformity::Uniformity;
use crate::engines::twothread::invariants::phases::add_apart;
use crate::engines::twothread::lower::Lowered;
use crate::engines::twothread::reduce::{Rejected, Request, lowered, points_to};
use crate::engines::twothread::stage::to_ivl;
use crate::evidence::Unsupported;
use crate::ivl::validate::assert_valid;
use crate::kir::{BarrierKind, Construct, Inst};

/// The program of one thread whose phases are to be followed, with guesses.
pub fn reduce(request: &Request) -> Result<Lowered, Rejected> {
    let kernel = request.kernel;
    let cfg = Cfg::new(kernel).map_err(Rejected::Irreducible)?;
    let points_to = points_to(request);
    let uniformity = Uniformity::new(kernel, &cfg, &points_to, request.launch, request.pairing);
    // That threads come to a barrier of the block together is not shown otherwise.
    let mut divergent = Vec::new();
    for (block, data) in kernel.blocks.iter() {
        let barriers = data.insts.iter().map(|&inst| &kernel.insts[inst]);
        let of_block = barriers.filter(|data| {
            matches!(
                data.inst,
                Inst::Barrier {
                    kind: BarrierKind::Block | BarrierKind::Grid,
                    ..
                } | Inst::BarrierReduce { .. }
            )
        });
        if !uniformity.block(block) {
            divergent.extend(of_block.map(|data| Unsupported {
                construct: Construct::ConditionalBarrierBesidePhases,
                span: data.span,
            }));
        }
    }
    if !divergent.is_empty() {
        return Err(Rejected::Unsupported(divergent));
    }
    // The threads are at different points, where what is uniform may differ.
    let own = Uniformity::none(kernel);
    let mut lowered = lowered(request, &cfg, &points_to, &own, true)?;
    if request.infer {
        let without = &request.optimisations.without;
        let program = &mut lowered.program;
        for (name, ty) in variables(program.classes.len()) {
            program.declare(name, ty, true);
        }
        add_apart(program, (&cfg, &own), without, request.deadline);
    }
    request.in_time()?;
    if cfg!(debug_assertions) {
        assert_valid("lowered", &to_ivl(&lowered.program));
    }
    Ok(lowered)
}
