//! Amounts that threads add to counters, of which they use what was there before.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::EntitySet;

use super::points_to::PointsTo;
use crate::kir::pure::BitCount;
use crate::kir::warp::{WarpOp, WarpReduce};
use crate::kir::{
    BinaryOp, CastOp, Inst, InstId, Kernel, MemoryModel, ObjectId, RmwOp, Terminator, Type,
    ValueDef, ValueId,
};

/// Does the instruction draw from a counter by an amount that is taken not to be negative?
pub fn is_taken_to_grow(kernel: &Kernel, points_to: &PointsTo, inst: InstId) -> bool {
    let data = &kernel.insts[inst];
    let Inst::AtomicRmw {
        op: RmwOp::Add,
        value,
        ..
    } = data.inst
    else {
        return false;
    };
    let literal = matches!(kernel.values[value].def, ValueDef::Const(_));
    let is_used = || {
        let mut insts = kernel.insts.values();
        data.result
            .is_some_and(|result| insts.any(|i| i.inst.operands().contains(&result)))
    };
    !literal && is_used() && !may_shrink(kernel, points_to, value)
}

/// The objects that a kernel touches by nothing but one instruction, which counts by one and
/// whose results it uses: these may be tickets, and start at zero. Where the memory model orders
/// what is observed, a store, or an exchange whose result nothing uses, may set one again.
pub fn tickets(kernel: &Kernel, points_to: &PointsTo) -> BTreeSet<ObjectId> {
    let mut touched: BTreeMap<ObjectId, Vec<InstId>> = BTreeMap::new();
    for (id, data) in kernel.insts.iter() {
        for (pointer, _) in data.inst.accessed() {
            match points_to.targets(pointer) {
                Some(objects) => {
                    for &object in objects {
                        touched.entry(object).or_default().push(id);
                    }
                }
                None => return BTreeSet::new(),
            }
        }
    }
    let is_used = |result: ValueId| {
        let mut insts = kernel.insts.values();
        let mut blocks = kernel.blocks.values();
        insts.any(|data| data.inst.operands().contains(&result))
            || blocks.any(|block| match block.terminator {
                Terminator::Branch { cond, .. } => cond == result,
                Terminator::Switch { value, .. } => value == result,
                _ => false,
            })
    };
    let counts = |inst: &InstId| {
        let data = &kernel.insts[*inst];
        let by_one = match data.inst {
            Inst::AtomicRmw {
                op: RmwOp::Add,
                value,
                ..
            } => kernel.values[value].def == ValueDef::Const(1),
            Inst::AtomicRmw {
                op: RmwOp::IncWrap, ..
            } => true,
            _ => false,
        };
        by_one && data.result.is_some_and(&is_used)
    };
    let observes = kernel.memory_model == MemoryModel::Ptx;
    let resets = |inst: &&InstId| {
        let data = &kernel.insts[**inst];
        let stores = match data.inst {
            Inst::Store { .. } => true,
            Inst::AtomicRmw {
                op: RmwOp::Exchange,
                ..
            } => !data.result.is_some_and(&is_used),
            _ => false,
        };
        observes && stores
    };
    touched.retain(|_, insts| {
        let mut others = insts.iter().filter(|inst| !resets(inst));
        matches!((others.next(), others.next()), (Some(inst), None) if counts(inst))
    });
    touched.into_keys().collect()
}

/// Is the amount one that a kernel may well mean to be negative? Of parameters, loaded
/// values and their differences it is assumed that they are not, unless the kernel itself
/// stores such amounts where they are loaded from.
pub fn may_shrink(kernel: &Kernel, points_to: &PointsTo, amount: ValueId) -> bool {
    let mut amounts = Amounts {
        kernel,
        points_to,
        seen: EntitySet::new(),
        filled: BTreeSet::new(),
        work: vec![amount],
    };
    while let Some(value) = amounts.work.pop() {
        if amounts.seen.insert(value) && amounts.look(value).is_none() {
            return true;
        }
    }
    false
}

/// What an amount is made of.
struct Amounts<'a> {
    kernel: &'a Kernel,
    points_to: &'a PointsTo,
    seen: EntitySet<ValueId>,
    /// The objects whose contents have been looked at, as numbers of so many bytes.
    filled: BTreeSet<(ObjectId, u64)>,
    work: Vec<ValueId>,
}

impl Amounts<'_> {
    /// Looks at the value, and leaves what it is made of as work. None where it may be negative.
    fn look(&mut self, value: ValueId) -> Option<()> {
        let kernel = self.kernel;
        let data = &kernel.values[value];
        let inst = match data.def {
            ValueDef::Const(_) => return is_small_literal(kernel, value).then_some(()),
            ValueDef::Undef => return None,
            ValueDef::Inst(inst) => inst,
            _ => return Some(()),
        };
        match &kernel.insts[inst].inst {
            Inst::Binary { op, args, .. } => self.binary(*op, args)?,
            Inst::Select {
                then, otherwise, ..
            } => self.work.extend([then, otherwise]),
            Inst::Phi { incoming } => self.work.extend(incoming.iter().map(|(_, v)| *v)),
            Inst::Cast { op, arg } => match op {
                CastOp::ZExt => {}
                CastOp::SExt if kernel.values[*arg].ty.bits() == 1 => return None,
                CastOp::SExt | CastOp::Trunc => self.work.push(*arg),
                _ => return None,
            },
            Inst::Load { ptr, .. } | Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => {
                self.loaded(*ptr, data.ty.bytes())?;
            }
            Inst::Warp { op, args, .. } => match op {
                WarpOp::Vote(_)
                | WarpOp::MatchAny
                | WarpOp::MatchAll
                | WarpOp::Elect
                | WarpOp::ActiveMask => {}
                // The first lane has a number that changes nothing, which has its first bit set.
                WarpOp::ScanExclusive(WarpReduce::And | WarpReduce::SMax | WarpReduce::UMin) => {
                    return None;
                }
                WarpOp::Shuffle(..)
                | WarpOp::Broadcast
                | WarpOp::BroadcastFirst
                | WarpOp::Reduce(_)
                | WarpOp::ScanInclusive(_)
                | WarpOp::ScanExclusive(_)
                | WarpOp::Other(_) => self.work.extend(args.first()),
            },
            Inst::Geometry { .. } | Inst::BarrierReduce { .. } => {}
            Inst::Pure { name, .. } if BitCount::named(name).is_some() => {}
            _ => return None,
        }
        Some(())
    }

    fn binary(&mut self, op: BinaryOp, args: &[ValueId; 2]) -> Option<()> {
        let kernel = self.kernel;
        match op {
            BinaryOp::Add | BinaryOp::Mul | BinaryOp::Or => self.work.extend(args),
            // The smaller operand bounds the result, and a literal mask is one.
            BinaryOp::And => {
                if !args.iter().any(|&arg| is_small_literal(kernel, arg)) {
                    self.work.extend(args);
                }
            }
            BinaryOp::Shl | BinaryOp::SDiv | BinaryOp::SRem | BinaryOp::AShr => {
                self.work.push(args[0]);
            }
            BinaryOp::UDiv | BinaryOp::URem | BinaryOp::LShr => {}
            BinaryOp::Sub if args.iter().all(|&arg| is_given(kernel, arg)) => {}
            _ => return None,
        }
        Some(())
    }

    /// What the kernel itself leaves behind the pointer, as numbers of so many bytes.
    fn loaded(&mut self, ptr: ValueId, bytes: u64) -> Option<()> {
        let objects = match self.points_to.targets(ptr) {
            Some(objects) => objects.clone(),
            None => self.kernel.objects.keys().collect(),
        };
        for object in objects {
            if self.filled.insert((object, bytes)) {
                self.contents(object, bytes)?;
            }
        }
        Some(())
    }

    fn contents(&mut self, object: ObjectId, bytes: u64) -> Option<()> {
        let kernel = self.kernel;
        if let Some(initial) = &kernel.objects[object].initial {
            let mut numbers = initial.bytes.chunks_exact(bytes as usize);
            if numbers.any(|number| number[number.len() - 1] >> 7 == 1) {
                return None;
            }
        }
        for data in kernel.insts.values() {
            let into = |ptr: ValueId| {
                let targets = self.points_to.targets(ptr);
                targets.is_none_or(|targets| targets.contains(&object))
            };
            let value = match data.inst {
                Inst::Store { ptr, value, .. } if into(ptr) => value,
                Inst::MemSet { to, value, .. } if into(to) => value,
                Inst::CmpXchg { ptr, desired, .. } if into(ptr) => desired,
                Inst::AtomicRmw { op, ptr, value, .. } if into(ptr) => match op {
                    RmwOp::Sub | RmwOp::Xor | RmwOp::Nand => return None,
                    _ => value,
                },
                Inst::MemCopy { to, from, .. }
                | Inst::AsyncCopy { to, from, .. }
                | Inst::ThreadCopy {
                    to: Some(to), from, ..
                }
                | Inst::BoundCopy { to, from, .. }
                    if into(to) =>
                {
                    self.loaded(from, bytes)?;
                    continue;
                }
                _ => continue,
            };
            // Other numbers are for somebody else.
            if matches!(kernel.values[value].ty, Type::Int(_)) {
                self.work.push(value);
            }
        }
        Some(())
    }
}

fn is_small_literal(kernel: &Kernel, value: ValueId) -> bool {
    let data = &kernel.values[value];
    matches!(data.def, ValueDef::Const(bits) if bits >> (data.ty.bits() - 1) & 1 == 0)
}

/// Is the value a parameter or loaded, so that differences of such are lengths?
fn is_given(kernel: &Kernel, value: ValueId) -> bool {
    match kernel.values[value].def {
        ValueDef::Param(_) => true,
        ValueDef::Inst(inst) => match &kernel.insts[inst].inst {
            Inst::Load { .. } => true,
            Inst::Cast { arg, .. } => is_given(kernel, *arg),
            _ => false,
        },
        _ => false,
    }
}
