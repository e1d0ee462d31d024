//! Members of the structures in an array: a lock may stand beside what it guards.
//!
//! Where every address in an array is so many bytes into an element, and all elements have one
//! size, accesses to different members never meet.
//! Does not: follow addresses that are chosen between, nor copies.

use super::{ObjectId, pointers};
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::{PointsTo, gcd};
use crate::kir::{Inst, InstId, Kernel, ValueDef, ValueId};

/// For each member of the array's elements that atomic operations change, the instructions that may
/// touch it; all of them as one where elements are not taken apart. None where one may touch other
/// arrays, too.
pub(super) fn touching(
    kernel: &Kernel,
    cfg: &Cfg,
    points_to: &PointsTo,
    array: ObjectId,
) -> Option<Vec<Vec<InstId>>> {
    let mut all = Vec::new();
    for inst in cfg.insts(kernel) {
        for ptr in pointers(&kernel.insts[inst].inst) {
            let targets = points_to.targets(ptr)?;
            if targets.contains(&array) {
                (targets.len() == 1).then_some(())?;
                all.push(inst);
            }
        }
    }
    let Some(members) = members(kernel, &all) else {
        return Some(vec![all]);
    };
    let mut groups: Vec<Vec<InstId>> = Vec::new();
    for (by, changed) in all.iter().zip(&members) {
        let is_change = match kernel.insts[*by].inst {
            Inst::Load { .. } => false,
            Inst::Store { access, .. } => access.atomic.is_some(),
            _ => true,
        };
        if !is_change {
            continue;
        }
        let meets = |member: &Member| member.start < changed.end && changed.start < member.end;
        let touching = all.iter().zip(&members);
        let touching = touching.filter(|(_, member)| meets(member));
        let group: Vec<InstId> = touching.map(|(inst, _)| *inst).collect();
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    Some(groups)
}

/// Bytes of an element.
struct Member {
    start: i64,
    end: i64,
}

/// What the instructions access of an element each.
fn members(kernel: &Kernel, insts: &[InstId]) -> Option<Vec<Member>> {
    let places: Option<Vec<Place>> = insts.iter().map(|inst| place(kernel, *inst)).collect();
    let places = places?;
    let size = places.iter().fold(0, |size, place| gcd(size, place.scale));
    let wraps = places.iter().any(|place| place.may_wrap);
    // Modulo 2^64, remainders by other numbers change.
    (size == 0 || !wraps || size.is_power_of_two()).then_some(())?;
    let size = i64::try_from(size).ok()?;
    let member = |place: &Place| {
        let start = place
            .offset
            .checked_rem_euclid(size)
            .unwrap_or(place.offset);
        let end = start.checked_add(place.bytes)?;
        (size == 0 || end <= size).then_some(Member { start, end })
    };
    places.iter().map(member).collect()
}

/// Where an access is: so many bytes behind a multiple of the scale, and how many bytes it has.
struct Place {
    offset: i64,
    scale: u64,
    may_wrap: bool,
    bytes: i64,
}

fn place(kernel: &Kernel, inst: InstId) -> Option<Place> {
    let data = &kernel.insts[inst];
    let (mut ptr, value) = match data.inst {
        Inst::Load { ptr, .. } => (ptr, data.result?),
        Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => (ptr, value),
        Inst::CmpXchg { ptr, expected, .. } => (ptr, expected),
        _ => return None,
    };
    let bytes = kernel.values[value].ty.bytes();
    let mut place = Place {
        offset: 0,
        scale: 0,
        may_wrap: false,
        bytes: i64::try_from(bytes).ok()?,
    };
    while let Some((base, inst)) = step(kernel, ptr) {
        if let Inst::PtrAdd {
            offset,
            terms,
            inbounds,
            ..
        } = inst
        {
            place.offset = place.offset.checked_add(*offset)?;
            place.may_wrap |= !inbounds;
            let scales = terms.iter().map(|(_, scale)| scale.unsigned_abs());
            place.scale = scales.fold(place.scale, gcd);
        }
        ptr = base;
    }
    let is_start = matches!(
        kernel.values[ptr].def,
        ValueDef::Param(_) | ValueDef::Address(_)
    );
    is_start.then_some(place)
}

/// What the address is computed from.
fn step(kernel: &Kernel, ptr: ValueId) -> Option<(ValueId, &Inst)> {
    let ValueDef::Inst(inst) = kernel.values[ptr].def else {
        return None;
    };
    match &kernel.insts[inst].inst {
        inst @ Inst::PtrAdd { base, .. } => Some((*base, inst)),
        inst @ Inst::Cast { arg, .. } if kernel.values[*arg].ty.is_ptr() => Some((*arg, inst)),
        _ => None,
    }
}
