//! Numbers by which values of the host can be divided, whichever way they were computed.

use std::sync::Arc;

use super::legal::product;
use super::{Comparison, LaunchSite, Term, UnknownId};
use crate::bv::{BvOp, WrapOp, to_signed};

/// What unknowns are multiples of that the facts make equal to one of several terms.
pub fn facts(site: &LaunchSite) -> Vec<Term> {
    let mut found = Vec::new();
    for fact in &site.facts {
        let ways = sides_of(fact, BvOp::Or);
        if ways.len() < 2 {
            continue;
        }
        for id in fact.unknowns() {
            let unknown = |width| Term::Unknown { id, width };
            let width = site.unknowns[id.0 as usize].width;
            let divisors = ways.iter().map(|way| divisor_in(site, way, id));
            let divisor = divisors.reduce(|a, b| Some(gcd(a?, b?))).flatten();
            if let Some(by) = divisor.filter(|&by| by > 1) {
                let rest = Term::binary(BvOp::Srem, unknown(width), Term::constant(by, width));
                found.push(Term::compare(
                    Comparison::Eq,
                    rest,
                    Term::constant(0, width),
                ));
            }
        }
    }
    found
}

/// Is the term known to be a multiple of a number?
pub fn is_multiple(site: &LaunchSite, term: &Term, of: u128) -> bool {
    of != 0 && divisor(site, term).is_multiple_of(of)
}

/// What the unknown is a multiple of where the conditions make it equal to a term.
fn divisor_in(site: &LaunchSite, conditions: &Term, id: UnknownId) -> Option<u128> {
    let is_it = |term: &Term| matches!(term, Term::Unknown { id: other, .. } if *other == id);
    sides_of(conditions, BvOp::And).into_iter().find_map(|one| {
        let Term::Compare {
            op: Comparison::Eq,
            sides,
        } = one
        else {
            return None;
        };
        let [a, b] = &**sides;
        match (is_it(a), is_it(b)) {
            (true, false) => Some(divisor(site, b)),
            (false, true) => Some(divisor(site, a)),
            _ => None,
        }
    })
}

/// The conditions that the operation connects.
fn sides_of(term: &Term, connective: BvOp) -> Vec<&Term> {
    match term {
        Term::Binary { op, sides } if *op == connective && term.width() == 1 => {
            let [a, b] = &**sides;
            let mut found = sides_of(a, connective);
            found.extend(sides_of(b, connective));
            found
        }
        _ => vec![term],
    }
}

/// Zero where the term is zero. As a number with a sign, it is a multiple of that.
fn divisor(site: &LaunchSite, term: &Term) -> u128 {
    match term {
        Term::Const { bits, width } => to_signed(*bits, *width).unsigned_abs(),
        Term::Extend {
            signed: true, of, ..
        } => divisor(site, of),
        Term::Extend { of, .. } | Term::Truncate { of, .. } => {
            power(divisor(site, of), term.width())
        }
        Term::Choose(parts) => gcd(divisor(site, &parts[1]), divisor(site, &parts[2])),
        Term::Binary { op, sides } => {
            let [a, b] = [0, 1].map(|side| divisor(site, &sides[side]));
            let (found, op) = match op {
                BvOp::Mul => (a.saturating_mul(b), WrapOp::Mul),
                BvOp::Add => (gcd(a, b), WrapOp::Add),
                BvOp::Sub => (gcd(a, b), WrapOp::Sub),
                BvOp::Shl => return shifted(a, sides, term.width()),
                _ => return 1,
            };
            match is_exact(site, op, sides) {
                true => found,
                false => power(found, term.width()),
            }
        }
        _ => 1,
    }
}

/// A product by a power of two may wrap around.
fn shifted(of: u128, sides: &Arc<[Term; 2]>, width: u32) -> u128 {
    let by = sides[1].as_constant().and_then(|by| u32::try_from(by).ok());
    match by {
        Some(by) if by < width => power(of, width)
            .saturating_mul(1 << by)
            .min(1 << (width - 1)),
        _ => 1,
    }
}

fn is_exact(site: &LaunchSite, op: WrapOp, sides: &Arc<[Term; 2]>) -> bool {
    let exact = Term::Exact {
        op,
        signed: true,
        sides: sides.clone(),
    };
    let is_short = || op == WrapOp::Mul && product(&sides[0], &sides[1]).is_some();
    site.facts.contains(&exact) || is_short()
}

/// The power of two in it, which stays one modulo larger powers of two.
fn power(number: u128, width: u32) -> u128 {
    1 << number.trailing_zeros().min(width - 1)
}

fn gcd(a: u128, b: u128) -> u128 {
    match b {
        0 => a,
        _ => gcd(b, a % b),
    }
}
