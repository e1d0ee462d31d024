//! Offsets in bytes become scaled indices: `p + (i << 2)` is `p + 4·i`.
//!
//! Addresses that a compiler has computed already (PTX, LLVM IR with `getelementptr i8`) say
//! nothing of the elements that an object has. An offset of which so many low bits are zero is
//! a multiple of a power of two; what is multiplied is looked for where no product or sum
//! leaves the numbers of its width, and is the offset shifted back elsewhere. Both are exact.

use super::compact;
use crate::analysis::ranges::{Range, Ranges};
use crate::kir::launch::{Launch, MAX_BLOCK, MAX_GRID};
use crate::kir::*;

/// Takes the indices apart that count single bytes.
pub(super) fn run(kernel: &mut Kernel) {
    let counts_bytes = |data: &InstData| match &data.inst {
        Inst::PtrAdd { terms, .. } => terms.iter().any(|(_, scale)| scale.abs() == 1),
        _ => false,
    };
    if !kernel.insts.values().any(counts_bytes) {
        return;
    }
    let known = Known {
        ranges: ranges(kernel),
        zeros: trailing_zeros(kernel),
    };
    let mut changed = false;
    for block in kernel.blocks.keys().collect::<Vec<_>>() {
        for id in std::mem::take(&mut kernel.blocks[block].insts) {
            if counts_bytes(&kernel.insts[id]) {
                let before = known.take_apart(kernel, id);
                changed |= before.is_some();
                kernel.blocks[block]
                    .insts
                    .extend(before.unwrap_or_default());
            }
            kernel.blocks[block].insts.push(id);
        }
    }
    if changed {
        compact::renumber(kernel);
    }
}

struct Known {
    ranges: Vec<Option<Range>>,
    /// So many low bits of each value are zero.
    zeros: Vec<u32>,
}

/// An offset as what it is made of.
#[derive(Default)]
struct Sum {
    offset: i64,
    terms: Vec<(ValueId, i64)>,
    /// Those that have to be shifted right first, by so many bits.
    shifted: Vec<(ValueId, i64, u32)>,
}

impl Known {
    /// What goes before the computation of an address, if anything changes.
    fn take_apart(&self, kernel: &mut Kernel, id: InstId) -> Option<Vec<InstId>> {
        let data = kernel.insts[id].clone();
        let Inst::PtrAdd {
            base,
            offset,
            terms,
            inbounds,
        } = data.inst
        else {
            return None;
        };
        let mut sum = Sum {
            offset,
            ..Sum::default()
        };
        for &(value, scale) in &terms {
            match scale.abs() == 1 {
                true => self.split(kernel, value, scale, 0, &mut sum),
                false => sum.terms.push((value, scale)),
            }
        }
        if sum.offset == offset && sum.terms == terms && sum.shifted.is_empty() {
            return None;
        }
        let mut before = Vec::new();
        for (value, scale, bits) in sum.shifted {
            let ty = kernel.values[value].ty;
            let amount = kernel.constant(ty, u128::from(bits));
            let args = [value, amount];
            let flags = ArithFlags::default();
            let shift = Inst::Binary {
                op: BinaryOp::AShr,
                args,
                flags,
            };
            let (inst, index) = kernel.define(shift, ty, data.span);
            before.push(inst);
            sum.terms.push((index, scale << bits));
        }
        let mut terms: Vec<(ValueId, i64)> = Vec::new();
        for (value, scale) in sum.terms {
            match terms.iter_mut().find(|(known, _)| *known == value) {
                Some((_, known)) => *known = known.wrapping_add(scale),
                None => terms.push((value, scale)),
            }
        }
        let offset = sum.offset;
        kernel.insts[id].inst = Inst::PtrAdd {
            base,
            offset,
            terms,
            inbounds,
        };
        Some(before)
    }

    fn split(&self, kernel: &Kernel, value: ValueId, scale: i64, depth: u32, sum: &mut Sum) {
        if let Some(number) = literal(kernel, value) {
            sum.offset = sum.offset.wrapping_add(scale.wrapping_mul(number));
            return;
        }
        if let (Some(inst), true) = (definition(kernel, value), depth < MAX_DEPTH) {
            let parts = self.parts(kernel, inst, kernel.values[value].ty);
            if !parts.is_empty() {
                for (part, times) in parts {
                    let scale = scale.wrapping_mul(times);
                    self.split(kernel, part, scale, depth + 1, sum);
                }
                return;
            }
        }
        let zeros = self.zeros[value.as_u32() as usize];
        match (1..=MAX_ZEROS).contains(&zeros) && kernel.values[value].ty.bits() <= 64 {
            true => sum.shifted.push((value, scale, zeros)),
            false => sum.terms.push((value, scale)),
        }
    }

    /// Values and factors whose sum the instruction's result is as a number with a sign.
    fn parts(&self, kernel: &Kernel, inst: &Inst, ty: Type) -> Vec<(ValueId, i64)> {
        let none = Vec::new;
        match *inst {
            Inst::Cast {
                op: CastOp::SExt,
                arg,
            } if kernel.values[arg].ty != Type::BOOL => {
                vec![(arg, 1)]
            }
            Inst::Cast {
                op: CastOp::ZExt,
                arg,
            } => {
                let positive = self.range(arg).is_some_and(|range| range.low >= 0);
                if positive { vec![(arg, 1)] } else { none() }
            }
            Inst::Binary {
                op, args: [a, b], ..
            } => {
                let number = literal(kernel, b);
                let parts = match (op, number) {
                    (BinaryOp::Shl, Some(by @ 0..=31)) => vec![(a, 1 << by)],
                    (BinaryOp::Mul, Some(times)) if times != 0 => vec![(a, times)],
                    (BinaryOp::Or, Some(bits)) if self.are_free(a, bits) => vec![(a, 1), (b, 1)],
                    (BinaryOp::Add, _) => vec![(a, 1), (b, 1)],
                    (BinaryOp::Sub, _) => vec![(a, 1), (b, -1)],
                    _ => return none(),
                };
                if self.fit(&parts, ty) { parts } else { none() }
            }
            _ => none(),
        }
    }

    fn range(&self, value: ValueId) -> Option<Range> {
        self.ranges[value.as_u32() as usize]
    }

    /// Are these bits zero in the value?
    fn are_free(&self, value: ValueId, bits: i64) -> bool {
        let zeros = self.zeros[value.as_u32() as usize];
        bits >= 0 && (zeros >= 63 || bits < 1 << zeros)
    }

    /// Is the sum of these a number of the type?
    fn fit(&self, parts: &[(ValueId, i64)], ty: Type) -> bool {
        let mut sum = Range::exactly(0);
        for &(value, times) in parts {
            let Some(range) = self.range(value) else {
                return false;
            };
            let ends = [range.low, range.high].map(|end| end.checked_mul(i128::from(times)));
            let [Some(a), Some(b)] = ends else {
                return false;
            };
            sum.low += a.min(b);
            sum.high += a.max(b);
        }
        let full = full(ty);
        full.is_some_and(|full| full.low <= sum.low && sum.high <= full.high)
    }
}

/// Chains of operations are followed so far.
const MAX_DEPTH: u32 = 8;
/// Larger powers of two say nothing of elements.
const MAX_ZEROS: u32 = 8;

fn definition(kernel: &Kernel, value: ValueId) -> Option<&Inst> {
    match kernel.values[value].def {
        ValueDef::Inst(inst) => Some(&kernel.insts[inst].inst),
        _ => None,
    }
}

/// A constant as a number with a sign.
fn literal(kernel: &Kernel, value: ValueId) -> Option<i64> {
    let bits = kernel.literal(value)?;
    match kernel.values[value].ty {
        Type::Int(width @ 1..=64) => i64::try_from(int::signed(bits, width)).ok(),
        _ => None,
    }
}

/// All numbers of a type.
fn full(ty: Type) -> Option<Range> {
    match ty {
        Type::Int(width @ 2..=64) => {
            let half = 1_i128 << (width - 1);
            Some(Range {
                low: -half,
                high: half - 1,
            })
        }
        _ => None,
    }
}

/// What is known of each value in every launch that the hardware allows. Phis may be anything.
fn ranges(kernel: &Kernel) -> Vec<Option<Range>> {
    let launch = Launch::SYMBOLIC;
    let mut known = Ranges::new(&launch);
    let mut all = Vec::new();
    for (value, data) in kernel.values.iter() {
        if let (Some(range), false) = (full(data.ty), matches!(data.def, ValueDef::Const(_))) {
            known.set(value, range);
        }
    }
    let blocks = kernel.blocks.values().flat_map(|block| &block.insts);
    for &id in blocks {
        let data = &kernel.insts[id];
        let Some(result) = data.result else { continue };
        let ty = kernel.values[result].ty;
        let range =
            special(kernel, &known, &data.inst).or_else(|| known.result(kernel, &data.inst, ty));
        if let (Some(range), Some(_)) = (range, full(ty)) {
            known.set(result, range);
        }
    }
    all.extend(kernel.values.keys().map(|value| known.of(kernel, value)));
    all
}

fn special(kernel: &Kernel, known: &Ranges, inst: &Inst) -> Option<Range> {
    let below = |size: u32| {
        Some(Range {
            low: 0,
            high: i128::from(size) - 1,
        })
    };
    match *inst {
        Inst::Geometry { query, dim } => {
            let (block, grid) = (MAX_BLOCK[usize::from(dim)], MAX_GRID[usize::from(dim)]);
            match query {
                Geometry::ThreadId => below(block),
                Geometry::BlockDim => below(block + 1),
                Geometry::BlockId => below(grid),
                Geometry::GridDim => below(grid.saturating_add(1)),
                _ => None,
            }
        }
        Inst::Cast {
            op: CastOp::ZExt,
            arg,
        } => {
            let Type::Int(width @ 1..=63) = kernel.values[arg].ty else {
                return None;
            };
            let positive = known
                .of(kernel, arg)
                .filter(|range| range.low >= 0 && width > 1);
            positive.or(Some(Range {
                low: 0,
                high: (1_i128 << width) - 1,
            }))
        }
        Inst::Binary {
            op: BinaryOp::And,
            args: [a, b],
            ..
        } => {
            let high = [a, b].into_iter().filter_map(|arg| known.of(kernel, arg));
            let high = high
                .filter(|range| range.low >= 0)
                .map(|range| range.high)
                .min()?;
            Some(Range { low: 0, high })
        }
        _ => None,
    }
}

/// How many low bits of each value are zero in any case, as a greatest fixpoint.
fn trailing_zeros(kernel: &Kernel) -> Vec<u32> {
    let mut zeros: Vec<u32> = kernel
        .values
        .values()
        .map(|data| match (&data.def, data.ty) {
            (ValueDef::Const(bits), Type::Int(width)) => bits.trailing_zeros().min(width),
            (ValueDef::Inst(_), Type::Int(width)) => width,
            _ => 0,
        })
        .collect();
    loop {
        let mut changed = false;
        for data in kernel.insts.values() {
            let Some(result) = data.result else { continue };
            let at = result.as_u32() as usize;
            let new = zeros_of(kernel, &zeros, &data.inst).min(zeros[at]);
            changed |= new != zeros[at];
            zeros[at] = new;
        }
        if !changed {
            return zeros;
        }
    }
}

fn zeros_of(kernel: &Kernel, zeros: &[u32], inst: &Inst) -> u32 {
    let of = |value: ValueId| zeros[value.as_u32() as usize];
    match inst {
        Inst::Binary {
            op, args: [a, b], ..
        } => match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor => of(*a).min(of(*b)),
            BinaryOp::And => of(*a).max(of(*b)),
            BinaryOp::Mul => of(*a).saturating_add(of(*b)),
            BinaryOp::Shl => match literal(kernel, *b) {
                Some(by @ 0..=63) => of(*a).saturating_add(by as u32),
                _ => of(*a),
            },
            _ => 0,
        },
        Inst::Cast {
            op: CastOp::SExt | CastOp::ZExt | CastOp::Trunc,
            arg,
        } => {
            // A wider value of zeros alone has more of them.
            let width = kernel.values[*arg].ty.bits();
            if of(*arg) >= width {
                u32::MAX
            } else {
                of(*arg)
            }
        }
        Inst::Select {
            then, otherwise, ..
        } => of(*then).min(of(*otherwise)),
        Inst::Phi { incoming } => incoming.iter().map(|(_, arg)| of(*arg)).min().unwrap_or(0),
        _ => 0,
    }
}
