//! What follows for the values of the host from its launches having legal sizes, and from its
//! arrays having been allocated.

use std::sync::Arc;

use super::{Comparison, LaunchSite, Term};
use crate::bv::{BvOp, WrapOp, mask, to_signed};

/// No array has more bytes: addresses have 57 bits at most.
const MOST_BYTES: i128 = 1 << 56;

/// Bounds of the terms that sizes of the launch and of its arrays are computed from. They hold
/// at each launch that succeeds; blocks and grids are at most so large.
pub fn facts(site: &LaunchSite, [block, grid]: [[u32; 3]; 2]) -> Vec<Term> {
    let mut bounds = Bounds {
        site,
        facts: Vec::new(),
    };
    let sizes = [(&site.block, block), (&site.grid, grid)];
    for (terms, most) in sizes {
        for (term, most) in terms.iter().zip(most) {
            bounds.below(term, 0, i128::from(most));
        }
    }
    for (_, pointer) in &site.pointers {
        let bytes = pointer.bytes.as_ref().filter(|_| pointer.fresh);
        if let Some(bytes) = bytes.filter(|_| !pointer.is_null) {
            bounds.below(bytes, 0, MOST_BYTES);
        }
    }
    bounds.facts
}

struct Bounds<'a> {
    site: &'a LaunchSite,
    facts: Vec<Term>,
}

impl Bounds<'_> {
    /// Notes what follows where the term is within these bounds, as a number with a sign.
    fn below(&mut self, term: &Term, low: i128, high: i128) {
        let (least, most) = range(term.width());
        let (low, high) = (low.max(least), high.min(most));
        let Some((of, low, high)) = self.step(term, low, high) else {
            return;
        };
        let (least, most) = range(of.width());
        if low > least || high < most {
            self.note(of, low.max(least), high.min(most));
        }
        self.below(of, low, high);
    }

    /// The operand of the term that is not known, and its bounds.
    fn step<'t>(&self, term: &'t Term, low: i128, high: i128) -> Option<(&'t Term, i128, i128)> {
        let (least, most) = range(term.width());
        match term {
            Term::Extend { signed, of, .. } => {
                let fits = *signed || high <= range(of.width()).1;
                fits.then_some((of.as_ref(), low, high))
            }
            Term::Binary { op, sides } => {
                let [of, by] = match &**sides {
                    [by @ Term::Const { .. }, of] if matches!(op, BvOp::Add | BvOp::Mul) => {
                        [of, by]
                    }
                    [of, by] => [of, by],
                };
                let (bits, width) = (by.as_constant()?, by.width());
                let by = to_signed(bits, width);
                match op {
                    // Modulo powers of two, so that it may wrap around.
                    BvOp::Add if low - by >= least && high - by <= most => {
                        Some((of, low - by, high - by))
                    }
                    BvOp::Sub if low + by >= least && high + by <= most => {
                        Some((of, low + by, high + by))
                    }
                    BvOp::Mul if by > 0 && self.is_exact(sides, low) => {
                        let up = low.div_euclid(by) + i128::from(low.rem_euclid(by) != 0);
                        Some((of, up, high.div_euclid(by)))
                    }
                    BvOp::Sdiv if by > 0 && low >= 0 => {
                        let least = match low {
                            0 => 1 - by,
                            _ => low * by,
                        };
                        Some((of, least, high.checked_mul(by)? + by - 1))
                    }
                    BvOp::Udiv | BvOp::Lshr if low >= 0 => {
                        let by = match op {
                            BvOp::Udiv => i128::try_from(bits).ok().filter(|&by| by > 0)?,
                            _ => 1 << u32::try_from(bits).ok().filter(|&by| by < width)?,
                        };
                        let high = high.checked_mul(by)? + by - 1;
                        (high <= most).then_some((of, low * by, high))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Is the product, which is not less than that, the one of the numbers with their signs?
    fn is_exact(&self, sides: &Arc<[Term; 2]>, low: i128) -> bool {
        let states = |signed: bool| {
            let (op, sides) = (WrapOp::Mul, sides.clone());
            let exact = Term::Exact { op, signed, sides };
            self.site.facts.contains(&exact)
        };
        let [a, b] = &**sides;
        product(a, b).is_some() || states(true) || low >= 0 && states(false)
    }

    fn note(&mut self, term: &Term, low: i128, high: i128) {
        // Solvers have no use for more products of what is unknown.
        if has_product(term) {
            return;
        }
        let width = term.width();
        let number = |value: i128| Term::constant(value as u128 & mask(width), width);
        let facts = [
            Term::compare(Comparison::SLe, number(low), term.clone()),
            Term::compare(Comparison::SLe, term.clone(), number(high)),
        ];
        for fact in facts {
            if !self.site.facts.contains(&fact) && !self.facts.contains(&fact) {
                self.facts.push(fact);
            }
        }
    }
}

/// The least and the greatest number that the term can be, with a sign.
fn span(term: &Term) -> (i128, i128) {
    let width = term.width();
    let known = match term {
        Term::Const { bits, .. } => Some((to_signed(*bits, width), to_signed(*bits, width))),
        Term::Extend {
            signed: true, of, ..
        } => Some(span(of)),
        Term::Extend { of, .. } => Some(match span(of) {
            (low, high) if low >= 0 => (low, high),
            _ => (0, mask(of.width()) as i128),
        }),
        Term::Binary {
            op: BvOp::Mul,
            sides,
        } => product(&sides[0], &sides[1]),
        _ => None,
    };
    known.unwrap_or_else(|| range(width))
}

/// The least and the greatest product of the two, unless it may wrap around.
pub fn product(a: &Term, b: &Term) -> Option<(i128, i128)> {
    let (least, most) = range(a.width());
    let (a, b) = (span(a), span(b));
    let mut corners = Vec::new();
    for a in [a.0, a.1] {
        for b in [b.0, b.1] {
            corners.push(a.checked_mul(b)?);
        }
    }
    let (low, high) = (*corners.iter().min()?, *corners.iter().max()?);
    (least <= low && high <= most).then_some((low, high))
}

/// The least and the greatest number with a sign.
fn range(width: u32) -> (i128, i128) {
    (i128::MIN >> (128 - width), i128::MAX >> (128 - width))
}

fn has_product(term: &Term) -> bool {
    match term {
        Term::Binary { op, sides } => {
            let is_linear = sides.iter().any(|side| side.as_constant().is_some());
            let may_be = matches!(
                op,
                BvOp::Mul | BvOp::Udiv | BvOp::Sdiv | BvOp::Urem | BvOp::Srem
            );
            may_be && !is_linear || sides.iter().any(has_product)
        }
        Term::Extend { of, .. } | Term::Truncate { of, .. } => has_product(of),
        Term::Choose(parts) => parts.iter().any(has_product),
        Term::Compare { sides, .. } | Term::Exact { sides, .. } => sides.iter().any(has_product),
        Term::Const { .. } | Term::Unknown { .. } => false,
    }
}
