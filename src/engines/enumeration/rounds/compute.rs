//! What an instruction of a loop computes in all of its rounds.

use super::super::lanes::{MIDDLE, OFFSET_BITS};
use super::super::lines::{Duty, Line, Rounds};
use super::Induction;
use crate::kir::{BinaryOp, CastOp, Inst, ValueId, int};

impl Induction<'_, '_> {
    /// None where it is no line. That it is one may depend on duties.
    pub(super) fn result(
        &self,
        inst: &Inst,
        result: ValueId,
        (lane, rounds): (usize, Rounds),
        duties: &mut Vec<Duty>,
    ) -> Option<Line> {
        let line = |value: ValueId| self.line(value, lane);
        let width = self.width(result);
        match inst {
            Inst::Binary { op, args, .. } => binary(*op, width, args.map(line)),
            &Inst::ICmp { pred, args } => {
                let compared = self.width(args[0]);
                match compared {
                    1 => {
                        let [a, b] = args.map(line);
                        let (a, b) = (a.as_constant()?, b.as_constant()?);
                        let is = int::compare_narrow(pred, 1, a, b);
                        Some(Line::constant(u64::from(is), 1))
                    }
                    _ => Line::compare(pred, compared, args.map(line), rounds, duties),
                }
            }
            &Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let (then, otherwise) = (line(then), line(otherwise));
                let set = rounds.where_set(line(cond))?;
                match (set == rounds, set.is_empty()) {
                    (true, _) => Some(then),
                    (_, true) => Some(otherwise),
                    _ => (then == otherwise).then_some(then),
                }
            }
            &Inst::Cast { op, arg } => {
                let from = self.width(arg);
                cast(op, line(arg), (from, width), rounds, duties)
            }
            Inst::PtrAdd {
                base,
                offset,
                terms,
                ..
            } => {
                let Line::Number { base, step } = line(*base) else {
                    return None;
                };
                let (mut moved, mut growth) = (i128::from(*offset), i128::from(step as i64));
                for &(index, scale) in terms {
                    let index_width = self.width(index);
                    let (base, step) = line(index).exact(index_width, true, rounds, duties)?;
                    moved = moved.checked_add(base.checked_mul(i128::from(scale))?)?;
                    growth = growth.checked_add(step.checked_mul(i128::from(scale))?)?;
                }
                let from = i128::from(base & (2 * MIDDLE - 1)) + moved;
                let offset = u64::try_from(from)
                    .ok()
                    .filter(|&offset| offset < 2 * MIDDLE)?;
                Some(Line::Number {
                    base: base >> OFFSET_BITS << OFFSET_BITS | offset,
                    step: i64::try_from(growth).ok()? as u64,
                })
            }
            Inst::Geometry { .. } => Some(Line::constant(self.lanes.values[result][lane], width)),
            // Functions of numbers that are the same in all rounds are not worth it.
            _ => None,
        }
    }
}

fn binary(op: BinaryOp, width: u32, [a, b]: [Line; 2]) -> Option<Line> {
    if let (Some(a), Some(b)) = (a.as_constant(), b.as_constant()) {
        use BinaryOp::{SDiv, SRem, UDiv, URem};
        let divides = matches!(op, UDiv | SDiv | URem | SRem);
        let defined = !divides || b != 0;
        return defined.then(|| Line::constant(int::narrow(op, width, a, b), width));
    }
    let mask = int::mask64(width);
    let scaled = |line: Line, by: u64| match line {
        Line::Number { base, step } => Some(Line::Number {
            base: base.wrapping_mul(by) & mask,
            step: step.wrapping_mul(by) & mask,
        }),
        Line::Bit { .. } => None,
    };
    match (op, a, b) {
        (BinaryOp::Add, Line::Number { base: a, step: s }, Line::Number { base: b, step: t }) => {
            Some(Line::Number {
                base: a.wrapping_add(b) & mask,
                step: s.wrapping_add(t) & mask,
            })
        }
        (BinaryOp::Sub, Line::Number { base: a, step: s }, Line::Number { base: b, step: t }) => {
            Some(Line::Number {
                base: a.wrapping_sub(b) & mask,
                step: s.wrapping_sub(t) & mask,
            })
        }
        (BinaryOp::Mul, ..) => match (a.as_constant(), b.as_constant()) {
            (Some(by), _) => scaled(b, by),
            (_, by) => scaled(a, by?),
        },
        (BinaryOp::Shl, Line::Number { .. }, _) => {
            let by = b.as_constant().filter(|&by| by < u64::from(width))?;
            scaled(a, 1 << by)
        }
        (BinaryOp::And, Line::Bit { .. }, Line::Bit { .. }) => a.and(b),
        (BinaryOp::Or, Line::Bit { .. }, Line::Bit { .. }) => a.not()?.and(b.not()?)?.not(),
        (BinaryOp::Xor, Line::Bit { .. }, Line::Bit { .. }) => {
            match (a.as_constant(), b.as_constant()) {
                (Some(0), _) => Some(b),
                (_, Some(0)) => Some(a),
                (Some(_), _) => b.not(),
                (_, Some(_)) => a.not(),
                _ => None,
            }
        }
        _ => None,
    }
}

fn cast(
    op: CastOp,
    line: Line,
    (from, to): (u32, u32),
    rounds: Rounds,
    duties: &mut Vec<Duty>,
) -> Option<Line> {
    if let Some(bits) = line.as_constant() {
        return Some(Line::constant(
            match op {
                CastOp::SExt => int::signed64(bits, from) as u64 & int::mask64(to),
                CastOp::Trunc => bits & int::mask64(to),
                _ => bits,
            },
            to,
        ));
    }
    let mask = int::mask64(to);
    match (op, line) {
        (CastOp::SExt | CastOp::ZExt, Line::Number { .. }) => {
            let signed = op == CastOp::SExt;
            let (base, step) = line.exact(from, signed, rounds, duties)?;
            Some(Line::Number {
                base: base as u64 & mask,
                step: step as u64 & mask,
            })
        }
        (CastOp::Trunc, Line::Number { base, step }) if to > 1 => Some(Line::Number {
            base: base & mask,
            step: step & mask,
        }),
        (CastOp::AddrSpace, line) => Some(line),
        _ => None,
    }
}
