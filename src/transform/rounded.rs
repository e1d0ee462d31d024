//! Pointers that are rounded as numbers: `(T *)(((uintptr_t)p + c) & ~3)` is `p + c - (((uintptr_t)p + c) & 3)`,
//! which says where it points.
//!
//! So are atomics made of two halves out of those of a word, and parts of shared memory begin at multiples of
//! a line.

use crate::kir::*;

/// Gives pointers that are made of such numbers the pointers that these are of.
pub(super) fn run(kernel: &mut Kernel) {
    for block in kernel.blocks.keys().collect::<Vec<_>>() {
        for id in std::mem::take(&mut kernel.blocks[block].insts) {
            if let Some(rounded) = rounded(kernel, id) {
                let mut before = Vec::new();
                kernel.insts[id].inst = rounded.pointer(kernel, id, &mut before);
                kernel.blocks[block].insts.extend(before);
            }
            kernel.blocks[block].insts.push(id);
        }
    }
}

/// `number & -size`, where the number is that of a pointer and bytes behind it.
struct Rounded {
    number: ValueId,
    of: ValueId,
    behind: i64,
    /// A power of two.
    size: u64,
}

/// No array begins at multiples of more, so that more tells no place in it.
const MOST: u64 = 1 << 12;

/// What the instruction makes a pointer of.
fn rounded(kernel: &Kernel, id: InstId) -> Option<Rounded> {
    let Inst::Cast {
        op: CastOp::IntToPtr,
        arg,
    } = kernel.insts[id].inst
    else {
        return None;
    };
    let (number, mask) = with_literal(kernel, arg, BinaryOp::And)?;
    let size = (mask as u64).wrapping_neg();
    (size.is_power_of_two() && size <= MOST && kernel.values[number].ty == Type::Int(64))
        .then_some(())?;
    let (plain, behind) = with_literal(kernel, number, BinaryOp::Add).unwrap_or((number, 0));
    let Inst::Cast {
        op: CastOp::PtrToInt,
        arg: of,
    } = *definition(kernel, plain)?
    else {
        return None;
    };
    // The numbers of addresses in another space are others.
    let result = kernel.insts[id].result?;
    (kernel.values[of].ty == kernel.values[result].ty).then_some(())?;
    Some(Rounded {
        number,
        of,
        behind: behind as i64,
        size,
    })
}

impl Rounded {
    /// As a pointer that has moved; `before` gets what it needs.
    fn pointer(self, kernel: &mut Kernel, id: InstId, before: &mut Vec<InstId>) -> Inst {
        let span = kernel.insts[id].span;
        let mask = kernel.constant(Type::Int(64), u128::from(self.size - 1));
        let rest = Inst::Binary {
            op: BinaryOp::And,
            args: [self.number, mask],
            flags: ArithFlags::default(),
        };
        let (inst, rest) = kernel.define(rest, Type::Int(64), span);
        before.push(inst);
        Inst::PtrAdd {
            base: self.of,
            offset: self.behind,
            terms: vec![(rest, -1)],
            inbounds: false,
        }
    }
}

/// The other operand of such an operation with a literal, which is the first or the second one.
fn with_literal(kernel: &Kernel, value: ValueId, wanted: BinaryOp) -> Option<(ValueId, u128)> {
    let Inst::Binary { op, args, .. } = *definition(kernel, value)? else {
        return None;
    };
    (op == wanted).then_some(())?;
    let [first, second] = args;
    let pairs = [(first, second), (second, first)];
    pairs
        .into_iter()
        .find_map(|(other, literal)| Some((other, kernel.literal(literal)?)))
}

fn definition(kernel: &Kernel, value: ValueId) -> Option<&Inst> {
    match kernel.values[value].def {
        ValueDef::Inst(inst) => Some(&kernel.insts[inst].inst),
        _ => None,
    }
}
