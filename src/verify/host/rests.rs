//! Grids that the host computes by a division that drops the rest, so that no thread is there for it.

use crate::bv::BvOp;
use crate::host::{LaunchSite, Term, is_multiple};
use crate::kir::{Geometry, Inst, Kernel};
use crate::report::warning::Warning;

/// The dimensions of the grid that are a number that the kernel is passed, divided by the size of its blocks, where that
/// is not known to come out even. A kernel that asks for the size of its grid may go on behind that.
pub(super) fn dropped(kernel: &Kernel, site: &LaunchSite) -> Vec<Warning> {
    let dims = (0..3_u8).filter(|&dim| !asks_for_grid(kernel, dim));
    let dropped = dims.filter_map(|dim| {
        let index = usize::from(dim);
        let (divided, by) = divided(&site.grid[index])?;
        let threads = &site.block[index];
        let is_passed = site
            .scalars
            .iter()
            .any(|(_, scalar)| bare(scalar) == divided);
        let is_by_block = bare(threads) == by
            || by
                .as_constant()
                .is_some_and(|by| threads.as_constant() == Some(by));
        (is_passed && is_by_block && !comes_out_even(site, divided, by)).then(|| {
            Warning::DroppedRest {
                number: site.show(divided).to_string(),
                threads: site.show(threads).to_string(),
            }
        })
    });
    dropped.collect()
}

fn asks_for_grid(kernel: &Kernel, dim: u8) -> bool {
    kernel.insts.values().any(|data| match data.inst {
        Inst::Geometry {
            query: Geometry::GridDim,
            dim: asked,
        } => asked == dim,
        _ => false,
    })
}

/// What is divided in a quotient, and by what.
fn divided(quotient: &Term) -> Option<(&Term, &Term)> {
    match bare(quotient) {
        Term::Binary {
            op: BvOp::Udiv | BvOp::Sdiv,
            sides,
        } => Some((bare(&sides[0]), bare(&sides[1]))),
        _ => None,
    }
}

/// The number, whatever its width.
fn bare(term: &Term) -> &Term {
    match term {
        Term::Extend { of, .. } | Term::Truncate { of, .. } => bare(of),
        term => term,
    }
}

/// What the program checks of the rest is not looked into.
fn comes_out_even(site: &LaunchSite, divided: &Term, by: &Term) -> bool {
    let mut facts = site.facts.iter();
    by.as_constant()
        .is_some_and(|by| is_multiple(site, divided, by))
        || facts.any(|fact| looks_at_rest(fact, divided))
}

fn looks_at_rest(term: &Term, divided: &Term) -> bool {
    let is_rest = match term {
        Term::Binary {
            op: BvOp::Urem | BvOp::Srem | BvOp::And,
            sides,
        } => sides.iter().any(|side| bare(side) == divided),
        _ => false,
    };
    is_rest || term.parts().iter().any(|part| looks_at_rest(part, divided))
}
