//! Values of local objects that the kernel fills before it reads them: what is read at
//! a constant offset is what was written there, and a pointer read at a variable index of
//! an array is one of those written, chosen by the index. SROA does not see this where
//! any part of the object is read at a variable offset, as in a HIP kernel with a struct
//! parameter that holds both a pointer and an array, or with `buffer[round & 1]`.
//!
//! Sound where all writes that touch a place dominate the read. They dominate each other
//! in some order then, and whatever ran last before the read is the last in that order: a
//! way from an earlier write to the read that left out the last one would make one from
//! the entry that leaves it out. For the same reason the value that was written is not
//! computed anew in between, so that it is of the same round of every loop around both.

use std::collections::{HashMap, HashSet};

use super::indexed::{self, MAX_ELEMENTS, Read};
use super::private::{self, Place, Uses};
use crate::analysis::cfg::Cfg;
use crate::kir::*;

/// Replaces reads of local objects that are written at constant offsets only.
pub(super) fn run(kernel: &mut Kernel) {
    let objects = private::of_kind(kernel, ObjectKind::Private);
    if objects.is_empty() {
        return;
    }
    let Ok(cfg) = Cfg::new(kernel) else { return };
    for object in objects {
        if let Some(uses) = private::uses(kernel, object)
            && !uses.writes.is_empty()
            && !uses.writes_anywhere
        {
            forward(kernel, &cfg, object, &uses);
        }
    }
}

fn forward(kernel: &mut Kernel, cfg: &Cfg, object: ObjectId, uses: &Uses) {
    let order = Order::new(kernel, cfg);
    let mut replaced = HashMap::new();
    for read in &uses.reads {
        if let (Some(result), Some(value)) = (
            kernel.insts[read.inst].result,
            found(kernel, &order, uses, read),
        ) {
            replaced.insert(result, value);
        }
    }
    for read in indexed::reads(kernel, object) {
        if let Some(elements) = elements(kernel, &order, object, uses, &read) {
            replaced.insert(read.result, indexed::choose(kernel, &read, &elements));
        }
    }
    private::substitute(kernel, &replaced);
    let Some(left) = private::uses(kernel, object) else {
        return;
    };
    let unseen = unseen(&order, &left);
    for block in kernel.blocks.values_mut() {
        block.insts.retain(|inst| !unseen.contains(inst));
    }
}

/// What a read finds, where that is known.
fn found(kernel: &Kernel, order: &Order, uses: &Uses, read: &Place) -> Option<ValueId> {
    let mut last: Option<&Place> = None;
    for write in uses.writes.iter().filter(|write| write.overlaps(read)) {
        if !order.is_before(write.inst, read.inst) {
            return None;
        }
        if last.is_none_or(|last| order.is_before(last.inst, write.inst)) {
            last = Some(write);
        }
    }
    let last = last.filter(|write| write.same_scalar(read))?;
    match &kernel.insts[last.inst].inst {
        Inst::Store { value, .. } if order.is_around(last.inst, read.inst) => Some(*value),
        _ => None,
    }
}

/// The values of the index with what the read finds there: of every place in the object
/// that the read can reach, for nothing says where in it an array ends.
fn elements(
    kernel: &Kernel,
    order: &Order,
    object: ObjectId,
    uses: &Uses,
    read: &Read,
) -> Option<Vec<(i64, ValueId)>> {
    let ty = kernel.values[read.result].ty;
    let size = kernel.objects[object].size?;
    let last = i64::try_from(size.checked_sub(ty.bytes())?).ok()?;
    if !read.inbounds || read.scale <= 0 {
        return None;
    }
    let first = read.offset.rem_euclid(read.scale);
    if first > last || (last - first) / read.scale >= MAX_ELEMENTS {
        return None;
    }
    // Indices are sign-extended to 64 bits.
    let unused = 64_u32.checked_sub(kernel.values[read.index].ty.bits())?;
    let mut elements = Vec::new();
    for step in 0..=(last - first) / read.scale {
        let offset = first + step * read.scale;
        let index = offset.checked_sub(read.offset)? / read.scale;
        if (index << unused) >> unused != index {
            return None;
        }
        let place = Place {
            inst: read.load,
            offset: u64::try_from(offset).ok()?,
            ty,
        };
        elements.push((index, found(kernel, order, uses, &place)?));
    }
    Some(elements)
}

/// The writes that no read sees: before each that may, the same place is written again.
fn unseen(order: &Order, uses: &Uses) -> HashSet<InstId> {
    let mut unseen = HashSet::new();
    for write in &uses.writes {
        let again =
            |other: &&Place| other.same_scalar(write) && order.is_before(write.inst, other.inst);
        let again: Vec<&Place> = uses.writes.iter().filter(again).collect();
        let reads = uses.reads.iter().filter(|read| read.overlaps(write));
        let reads = reads.map(|read| read.inst);
        let mut reads = reads.chain(uses.reads_elsewhere.iter().copied());
        if reads.all(|read| again.iter().any(|w| order.is_before(w.inst, read))) {
            unseen.insert(write.inst);
        }
    }
    unseen
}

/// Which instructions come before which. It holds for those that stay while others are
/// put in or taken out.
struct Order<'a> {
    cfg: &'a Cfg,
    places: HashMap<InstId, (BlockId, usize)>,
}

impl Order<'_> {
    fn new<'a>(kernel: &Kernel, cfg: &'a Cfg) -> Order<'a> {
        let blocks = kernel.blocks.iter();
        let places = blocks.flat_map(|(id, block)| {
            let insts = block.insts.iter().enumerate();
            insts.map(move |(at, &inst)| (inst, (id, at)))
        });
        Order {
            cfg,
            places: places.collect(),
        }
    }

    /// Does every way from the entry to `b` pass `a`?
    fn is_before(&self, a: InstId, b: InstId) -> bool {
        let ((a, at), (b, until)) = (self.places[&a], self.places[&b]);
        match a == b {
            true => at < until,
            false => self.cfg.dominates(a, b),
        }
    }

    /// Is `b` in all loops that `a` is in? What is known at `a` can be used at `b` then, as
    /// loops are in closed form.
    fn is_around(&self, a: InstId, b: InstId) -> bool {
        let ((a, _), (b, _)) = (self.places[&a], self.places[&b]);
        self.cfg.loop_of[a].is_none_or(|id| self.cfg.in_loop(id, b))
    }
}
