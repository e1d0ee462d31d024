//! Products of matrices that four warps begin together and wait for (`wgmma`): each of their
//! threads reads the operands in shared memory at any time until it has waited.
//!
//! An operand is named by a descriptor of 64 bits: where it starts, two strides, and how its rows
//! are swizzled (PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate
//! Instructions", "Matrix-descriptor"). Swizzling exchanges the parts of a row: of each row that
//! a product reads a part of, all is taken to be read.

use crate::kir::warp::Lanes;
use crate::kir::{AddressSpace, BinaryOp, CastOp, Inst, Proxied, Queue, Type, ValueDef, ValueId};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;

/// Registers of a product are ordered apart; where the code writes them is not followed.
const FENCES: &str =
    "registers of `wgmma` are not touched between the `wgmma.fence` before it and the wait for it";
/// That is asked of each warp, and not of the four of a group.
const GROUPS: &str = "the four warps of a group come to each `wgmma` together, and arrays that hold swizzled operands lie at \
                      multiples of 1024 bytes";
/// Bits of an address in shared memory that a descriptor has.
const ADDRESS: u64 = 0x3_fff0;
/// Those of a descriptor that say where the operand starts, in units of [`UNIT`].
const START: u64 = 0x3fff;
/// Bytes that offsets in descriptors count, and those of a row that is not swizzled.
const UNIT: i64 = 16;
/// What is added to a start at most: half of the shared memory that descriptors reach.
const MOST_UNITS: i64 = START as i64 / 2;
/// A swizzled pattern repeats after so many rows.
const ROWS: i64 = 8;

/// An operand in shared memory.
struct Matrix {
    /// Where it starts, but for what was added in units of [`UNIT`].
    base: ValueId,
    units: i64,
    terms: Vec<ValueId>,
    /// What was added, at most.
    most: i64,
    /// The other fields of the descriptor.
    fields: u64,
    /// Bits of them that the address may have set.
    unknown: u64,
}

impl Matrix {
    fn keep(&mut self, bits: u64) {
        self.fields &= bits;
        self.unknown &= bits;
    }
}

/// Bytes from the start of an operand, and how many of them are read.
type Span = (i64, i64);

impl Importer<'_> {
    /// `parts` are what follows in the opcode.
    pub(super) fn ptx_product(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let queue = Queue::Products;
        if parts.contains(&"aligned") {
            self.converge("wgmma", Lanes::All);
        }
        match parts {
            ["fence", "sync", "aligned"] => self.b.effect(Inst::ProxyFence {
                orders: Proxied::Registers,
            }),
            ["commit_group", "sync", "aligned"] => self.b.effect(Inst::CopyCommit { queue }),
            ["wait_group", "sync", "aligned"] => {
                let pending = self.ptx_value(statement.operands.first()?, operands)?;
                let pending = Some(self.b.resize(pending, 32, false));
                self.b.effect(Inst::CopyWait { queue, pending });
            }
            ["mma_async", "sync", "aligned", shape, ..] => {
                let columns = shape
                    .strip_prefix("m64n")?
                    .split('k')
                    .next()?
                    .parse()
                    .ok()?;
                self.grant(FENCES.to_owned());
                self.grant(GROUPS.to_owned());
                let [_, a, b, _, rest @ ..] = statement.operands.as_slice() else {
                    return None;
                };
                // Two flags change signs, the others say which way operands lie.
                let mut ways = rest.get(2..).unwrap_or_default().iter();
                if !a.starts_with('{') {
                    self.ptx_operand(a, 64, ways.next(), operands)?;
                }
                self.ptx_operand(b, columns, ways.next(), operands)?;
                self.ptx_arbitrary("wgmma", operands);
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    /// An operand of so many rows of 32 bytes, or columns where it is transposed.
    fn ptx_operand(
        &mut self,
        descriptor: &str,
        rows: i64,
        transposed: Option<&String>,
        operands: &Operands,
    ) -> Option<()> {
        let transposed = match transposed {
            Some(flag) => {
                let flag = self.ptx_value(flag, operands)?;
                self.b.constant_bits(flag)? != 0
            }
            None => false,
        };
        let descriptor = operands.input(descriptor)?;
        let matrix = self.matrix(descriptor)?;
        // Larger ones may stand for steps back.
        (matrix.most <= MOST_UNITS && matrix.unknown == 0).then_some(())?;
        let layout = Layout::of(matrix.fields)?;
        let terms = matrix.terms.iter().map(|&index| (index, UNIT)).collect();
        let base = self.b.offset_by(matrix.base, 0, terms);
        let of_row = match transposed {
            true => layout.row,
            false => layout.row.min(2 * UNIT),
        };
        let start = self.start_of_row(base, matrix.units * UNIT, (layout.row, of_row))?;
        for (at, bytes) in layout.spans(rows, transposed) {
            let from = self.b.offset(start, at);
            let bytes = u32::try_from(bytes).ok()?;
            self.b.effect(Inst::ThreadCopy {
                to: None,
                from,
                bytes,
                bulk: false,
            });
        }
        Some(())
    }

    /// What a descriptor names, if it was made of one address and constants.
    fn matrix(&mut self, value: ValueId) -> Option<Matrix> {
        let ValueDef::Inst(inst) = self.b.kernel.values[value].def else {
            return None;
        };
        match self.b.kernel.insts[inst].inst {
            Inst::Cast {
                op: CastOp::ZExt,
                arg,
            } => self.matrix(arg),
            Inst::Cast {
                op: CastOp::Trunc,
                arg,
            } if self.b.ty(value).bits() >= 32 => {
                let mut matrix = self.matrix(arg)?;
                matrix.keep(u64::MAX >> 64_u32.checked_sub(self.b.ty(value).bits())?);
                Some(matrix)
            }
            Inst::Binary {
                op: BinaryOp::LShr,
                args: [address, by],
                ..
            } => (self.b.constant_bits(by) == Some(4))
                .then(|| self.start(address))
                .flatten(),
            Inst::Binary {
                op, args: [a, b], ..
            } => {
                let (mut matrix, other) = match self.matrix(a) {
                    Some(matrix) => (matrix, b),
                    None => (self.matrix(b)?, a),
                };
                match (op, self.number(other)) {
                    (BinaryOp::And, Some(mask)) if mask & START == START => {
                        matrix.keep(mask);
                    }
                    (BinaryOp::Or, Some(fields)) if fields & START == 0 => {
                        matrix.fields |= fields;
                    }
                    (BinaryOp::Add, Some(number)) => {
                        matrix.units += (number & START) as i64;
                        matrix.most += (number & START) as i64;
                        matrix.fields = matrix.fields.checked_add(number & !START)?;
                    }
                    // It counts where the operand starts only if it reaches no other field.
                    (BinaryOp::Add, None)
                        if self.most(other, 0) <= MOST_UNITS as u64
                            && !self.depends_on_address(other) =>
                    {
                        matrix.most += self.most(other, 0) as i64;
                        matrix.terms.push(other);
                    }
                    _ => return None,
                }
                Some(matrix)
            }
            _ => None,
        }
    }

    /// A number that is put together of constants.
    fn number(&self, value: ValueId) -> Option<u64> {
        if let Some(bits) = self.b.constant_bits(value) {
            return Some(bits as u64);
        }
        let ValueDef::Inst(inst) = self.b.kernel.values[value].def else {
            return None;
        };
        match self.b.kernel.insts[inst].inst {
            Inst::Cast {
                op: CastOp::ZExt,
                arg,
            } => self.number(arg),
            Inst::Binary {
                op: BinaryOp::Shl,
                args: [number, by],
                ..
            } => {
                let bits = self
                    .number(number)?
                    .checked_shl(self.number(by)?.try_into().ok()?)?;
                Some(bits & u64::MAX >> 64_u32.checked_sub(self.b.ty(value).bits())?)
            }
            _ => None,
        }
    }

    /// The operand at an address.
    fn start(&mut self, address: ValueId) -> Option<Matrix> {
        if let ValueDef::Inst(inst) = self.b.kernel.values[address].def
            && let Inst::Binary {
                op: BinaryOp::And,
                args: [a, b],
                ..
            } = self.b.kernel.insts[inst].inst
        {
            let mask = self.b.constant_bits(b)? as u64;
            let mut matrix = (mask & ADDRESS == ADDRESS)
                .then(|| self.start(a))
                .flatten()?;
            matrix.keep(mask >> 4);
            return Some(matrix);
        }
        let base = self.pointer_of(address)?;
        // Addresses in shared memory have 32 bits, of which descriptors have all that are set.
        let is_shared = self.b.ty(base) == Type::Ptr(AddressSpace::Shared);
        let unknown = match is_shared || self.b.ty(address).bits() <= 32 {
            true => 0,
            false => !START,
        };
        Some(Matrix {
            base,
            units: 0,
            terms: Vec::new(),
            most: 0,
            fields: 0,
            unknown,
        })
    }

    /// The start of the row that holds what lies so far behind a pointer; arrays in shared memory
    /// begin with a row. None where that is not known, or where what is read of each row goes on
    /// behind it.
    fn start_of_row(
        &mut self,
        ptr: ValueId,
        bytes: i64,
        (row, bytes_of_row): (i64, i64),
    ) -> Option<ValueId> {
        let (mut root, mut offset, mut terms) = (ptr, bytes, Vec::new());
        while let ValueDef::Inst(inst) = self.b.kernel.values[root].def {
            match &self.b.kernel.insts[inst].inst {
                Inst::Cast {
                    op: CastOp::AddrSpace,
                    arg,
                } => root = *arg,
                Inst::PtrAdd {
                    base,
                    offset: bytes,
                    terms: more,
                    ..
                } => {
                    offset = offset.checked_add(*bytes)?;
                    terms.extend(more.iter().copied());
                    root = *base;
                }
                _ => break,
            }
        }
        let whole = |&(index, scale): &(ValueId, i64)| {
            scale.trailing_zeros() + self.trailing_zeros(index, 0) >= row.trailing_zeros()
        };
        let low = offset.rem_euclid(row);
        (terms.iter().all(whole) && low + bytes_of_row <= row).then_some(())?;
        Some(self.b.offset(ptr, bytes - low))
    }

    /// A bound of a number without sign.
    fn most(&self, value: ValueId, depth: u32) -> u64 {
        let any = u64::MAX >> (64 - self.b.ty(value).bits().clamp(1, 64));
        if let Some(bits) = self.b.constant_bits(value) {
            return bits as u64;
        }
        let ValueDef::Inst(inst) = self.b.kernel.values[value].def else {
            return any;
        };
        if depth == MOST_DEPTH {
            return any;
        }
        let of = |value| self.most(value, depth + 1);
        match self.b.kernel.insts[inst].inst {
            Inst::Cast {
                op: CastOp::ZExt,
                arg,
            } => of(arg),
            Inst::Select {
                then, otherwise, ..
            } => of(then).max(of(otherwise)),
            Inst::Binary {
                op: BinaryOp::And,
                args: [a, b],
                ..
            } => of(a).min(of(b)),
            _ => any,
        }
    }

    /// The number is a multiple of two to the power of this.
    fn trailing_zeros(&self, value: ValueId, depth: u32) -> u32 {
        if let Some(bits) = self.b.constant_bits(value) {
            return bits.trailing_zeros();
        }
        let ValueDef::Inst(inst) = self.b.kernel.values[value].def else {
            return 0;
        };
        if depth == MOST_DEPTH {
            return 0;
        }
        let of = |value| self.trailing_zeros(value, depth + 1);
        match self.b.kernel.insts[inst].inst {
            Inst::Cast {
                op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
                arg,
            } => of(arg),
            Inst::Select {
                then, otherwise, ..
            } => of(then).min(of(otherwise)),
            Inst::Binary { op, args, .. } => match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or => of(args[0]).min(of(args[1])),
                BinaryOp::And => of(args[0]).max(of(args[1])),
                BinaryOp::Mul => of(args[0]) + of(args[1]),
                BinaryOp::Shl => {
                    let by = self.b.constant_i64(args[1]).unwrap_or_default();
                    of(args[0]) + u32::try_from(by).unwrap_or_default()
                }
                _ => 0,
            },
            _ => 0,
        }
    }
}

/// How deep numbers are looked into.
const MOST_DEPTH: u32 = 8;

/// How an operand lies in memory, as CUTLASS writes the canonical layouts down (`GmmaDescriptor`).
struct Layout {
    /// Bytes of a row that is swizzled as a whole.
    row: i64,
    leading: i64,
    stride: i64,
}

impl Layout {
    /// None of what is no descriptor, or of a pattern that does not begin at its own address.
    fn of(fields: u64) -> Option<Layout> {
        let bytes = |shift: u32| (fields >> shift & START) as i64 * UNIT;
        let row = match fields >> 62 {
            0 => UNIT,
            1 => 8 * UNIT,
            2 => 4 * UNIT,
            _ => 2 * UNIT,
        };
        (fields >> 49 & 7 == 0).then(|| Layout {
            row,
            leading: bytes(16),
            stride: bytes(32),
        })
    }

    /// What is read of an operand, where what follows on another is one.
    fn spans(&self, rows: i64, transposed: bool) -> Vec<Span> {
        let is_swizzled = self.row > UNIT;
        // Groups of rows lie apart by the first stride, and repeat by the second one.
        let (groups, apart, again) = match (transposed, is_swizzled) {
            (false, true) => (rows / ROWS, self.stride, None),
            (false, false) => (rows / ROWS, self.stride, Some(self.leading)),
            (true, true) => {
                let columns = self.row / ELEMENT;
                let groups = (rows + columns - 1) / columns;
                (groups, self.leading, Some(self.stride))
            }
            (true, false) => (rows * ELEMENT / UNIT, self.stride, Some(self.leading)),
        };
        let group = ROWS * self.row;
        let starts = (0..groups).map(|index| index * apart);
        let mut starts: Vec<i64> = match again {
            Some(again) => starts.flat_map(|at| [at, at + again]).collect(),
            None => starts.collect(),
        };
        starts.sort_unstable();
        starts.dedup();
        let mut spans: Vec<Span> = Vec::new();
        for start in starts {
            match spans.last_mut() {
                Some((at, bytes)) if *at + *bytes >= start => *bytes = start + group - *at,
                _ => spans.push((start, group)),
            }
        }
        spans
    }
}

/// Bytes of the elements that may lie transposed.
const ELEMENT: i64 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(row: i64, leading: i64, stride: i64, rows: i64, transposed: bool) -> Vec<Span> {
        let layout = Layout {
            row,
            leading,
            stride,
        };
        layout.spans(rows, transposed)
    }

    #[test]
    fn rows_of_k_are_groups_of_eight() {
        assert_eq!(spans(128, 16, 1024, 64, false), [(0, 8192)]);
        assert_eq!(spans(128, 16, 2048, 16, false), [(0, 1024), (2048, 1024)]);
        assert_eq!(spans(16, 128, 256, 16, false), [(0, 512)]);
        assert_eq!(spans(16, 1024, 128, 16, false), [(0, 256), (1024, 256)]);
    }

    #[test]
    fn transposed_ones_are_two_groups_for_each_row_of_elements() {
        assert_eq!(spans(128, 16, 1024, 64, true), [(0, 2048)]);
        assert_eq!(spans(128, 8192, 1024, 128, true), [(0, 2048), (8192, 2048)]);
        assert_eq!(spans(16, 512, 128, 16, true), [(0, 256), (512, 256)]);
    }

    #[test]
    fn a_pattern_that_begins_elsewhere_is_not_known() {
        assert!(Layout::of(1 << 62 | 1 << 49).is_none());
        assert!(Layout::of(1 << 62 | 0x40 << 32).is_some());
    }
}
