//! How values differ between the threads of one warp.
//!
//! A value is the same for all of them, or a multiple of the warp's size plus the number of
//! the lane, or not known. That decides what is a function of the warp's number: `i / 32`,
//! `i & ~31`, `i < 64`, with `i` the thread's index in its block or in the grid. It refines
//! the taint analysis of `uniformity`, which calls it at each instruction.

use cranelift_entity::SecondaryMap;

use crate::kir::launch::{Launch, MAX_BLOCK, MAX_GRID, Size};
use crate::kir::{
    BinaryOp, CastOp, Geometry, Inst, InstData, IntPredicate, Kernel, ValueDef, ValueId, int,
};

/// What is known of a value, as a number of its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The same for the warp: a multiple of two to this power, and at most `most`.
    Uniform {
        zeros: u32,
        most: u128,
    },
    /// Such a number plus that of the lane, which its lowest bits leave free.
    Lanes {
        zeros: u32,
        most: u128,
    },
    Unknown,
}

pub struct Lanes {
    forms: SecondaryMap<ValueId, Option<Form>>,
    /// The binary logarithm of the warp's size; [`UNKNOWN`] where that is not known, and no
    /// value has the form of a lane's.
    bits: u32,
}

const UNKNOWN: u32 = 128;

impl Lanes {
    pub fn new(kernel: &Kernel) -> Lanes {
        Lanes {
            forms: SecondaryMap::new(),
            bits: kernel.warp_size.map_or(UNKNOWN, u32::trailing_zeros),
        }
    }

    /// Is the instruction's value the same for the threads of a warp?
    pub fn uniform(&self, value: ValueId) -> bool {
        !matches!(self.forms[value], Some(Form::Lanes { .. } | Form::Unknown))
    }

    /// Learns what the instruction's value is. `tainted`: it is computed from what differs
    /// in the warp; `together`: the threads come to it along one way. Does more differ now?
    pub fn learn(
        &mut self,
        kernel: &Kernel,
        launch: &Launch,
        data: &InstData,
        tainted: bool,
        together: bool,
    ) -> bool {
        let Some(result) = data.result else {
            return false;
        };
        let width = kernel.values[result].ty.bits();
        let form = match &data.inst {
            Inst::Geometry { query, dim } => self.geometry(launch, *query, *dim),
            Inst::Phi { incoming } if together => {
                let forms = incoming.iter().map(|(_, value)| self.seen(kernel, *value));
                match forms.flatten().reduce(join) {
                    Some(form) => unbounded(form, width),
                    None => return false,
                }
            }
            inst => self.computed(kernel, inst, width, tainted),
        };
        let known = self.forms[result];
        let new = match known {
            None => form,
            Some(known) => join(known, form),
        };
        self.forms[result] = Some(new);
        known != Some(new)
    }

    /// What is known of the value so far; none of what was not looked at yet.
    fn seen(&self, kernel: &Kernel, value: ValueId) -> Option<Form> {
        let ty = kernel.values[value].ty;
        match kernel.values[value].def {
            ValueDef::Const(bits) => Some(Form::Uniform {
                zeros: bits.trailing_zeros(),
                most: bits,
            }),
            ValueDef::Undef => Some(Form::Unknown),
            ValueDef::Inst(_) => self.forms[value],
            ValueDef::Param(_) | ValueDef::Null | ValueDef::Address(_) => Some(Form::Uniform {
                zeros: 0,
                most: int::mask(ty.bits()),
            }),
        }
    }

    fn form(&self, kernel: &Kernel, value: ValueId) -> Form {
        let most = int::mask(kernel.values[value].ty.bits());
        self.seen(kernel, value)
            .unwrap_or(Form::Uniform { zeros: 128, most })
    }

    fn geometry(&self, launch: &Launch, query: Geometry, dim: u8) -> Form {
        let dim = usize::from(dim.min(2));
        let (block, grid) = (launch.block, launch.grid);
        let most_of = |size: Size, most: u32| u128::from(size.fixed().unwrap_or(most));
        let uniform = |zeros: u32, most: u128| Form::Uniform { zeros, most };
        let threads = most_of(block[dim], MAX_BLOCK[dim]);
        match query {
            Geometry::ThreadId if block[dim] == Size::Fixed(1) => uniform(128, 0),
            Geometry::ThreadId => {
                if self.bits == UNKNOWN {
                    return Form::Unknown;
                }
                let whole = |size: u32| size.is_multiple_of(1 << self.bits);
                let rows = block[0].fixed().is_some_and(whole);
                let line = block[1] == Size::Fixed(1) && block[2] == Size::Fixed(1);
                match dim {
                    0 if rows || line => Form::Lanes {
                        zeros: self.bits,
                        most: threads - 1,
                    },
                    1 | 2 if rows => uniform(0, threads - 1),
                    _ => Form::Unknown,
                }
            }
            Geometry::LaneId => Form::Unknown,
            Geometry::WarpId => uniform(0, threads - 1),
            Geometry::BlockDim => {
                uniform(block[dim].fixed().map_or(0, u32::trailing_zeros), threads)
            }
            // A symbolic grid has at most 2^31 - 1 threads in each dimension.
            Geometry::BlockId | Geometry::GridDim => {
                let fitting = 0x7fff_ffff / block[dim].fixed().unwrap_or(1).max(1);
                let blocks = most_of(grid[dim], MAX_GRID[dim].min(fitting));
                let zeros = grid[dim].fixed().map_or(0, u32::trailing_zeros);
                match query {
                    Geometry::GridDim => uniform(zeros, blocks),
                    _ => uniform(0, blocks.saturating_sub(1)),
                }
            }
            Geometry::GlobalOffset | Geometry::WorkDim => uniform(0, u128::from(u32::MAX)),
        }
    }

    fn computed(&self, kernel: &Kernel, inst: &Inst, width: u32, tainted: bool) -> Form {
        let known = match inst {
            Inst::Binary { op, args, .. } => {
                let [a, b] = args.map(|arg| self.form(kernel, arg));
                self.binary(*op, a, b, kernel.literal(args[1]), width)
            }
            Inst::Cast { op, arg } => {
                let from = kernel.values[*arg].ty.bits();
                self.cast(*op, self.form(kernel, *arg), from, width)
            }
            Inst::ICmp { pred, args: [a, b] } => {
                let compares = |pred: IntPredicate, a: ValueId, b: ValueId| {
                    let forms = [a, b].map(|arg| self.form(kernel, arg));
                    self.compares_warps(pred, forms, kernel.literal(b))
                };
                let same = compares(*pred, *a, *b) || compares(pred.swapped(), *b, *a);
                same.then_some(Form::Uniform { zeros: 0, most: 1 })
            }
            Inst::Select {
                cond,
                then,
                otherwise,
            } if matches!(self.form(kernel, *cond), Form::Uniform { .. }) => {
                let [a, b] = [then, otherwise].map(|arg| self.form(kernel, *arg));
                Some(join(a, b))
            }
            _ => None,
        };
        match known {
            Some(form) => form,
            None if tainted => Form::Unknown,
            None => Form::Uniform {
                zeros: 0,
                most: int::mask(width),
            },
        }
    }

    /// `number` is the second operand, where it is a literal.
    fn binary(
        &self,
        op: BinaryOp,
        a: Form,
        b: Form,
        number: Option<u128>,
        width: u32,
    ) -> Option<Form> {
        use BinaryOp::*;
        use Form::{Lanes, Uniform};
        let limit = int::mask(width);
        let uniform = |zeros: u32, most: u128| Some(Uniform { zeros, most });
        match (op, a, b) {
            (Add, Uniform { zeros: x, most: m }, Uniform { zeros: y, most: n }) => {
                uniform(x.min(y), bound(m.saturating_add(n), limit))
            }
            (Add, Lanes { zeros: x, most: m }, Uniform { zeros: y, most: n })
            | (Add, Uniform { zeros: x, most: m }, Lanes { zeros: y, most: n }) => {
                Some(self.lanes(x.min(y), bound(m.saturating_add(n), limit)))
            }
            (Sub, Lanes { zeros: x, .. }, Uniform { zeros: y, .. }) => {
                Some(self.lanes(x.min(y), limit))
            }
            (Sub, Lanes { zeros: x, .. }, Lanes { zeros: y, .. })
            | (Sub, Uniform { zeros: x, .. }, Uniform { zeros: y, .. }) => uniform(x.min(y), limit),
            (Mul, Uniform { zeros: x, most: m }, Uniform { zeros: y, most: n }) => {
                let zeros = x.saturating_add(y).min(128);
                uniform(zeros, bound(m.saturating_mul(n), limit))
            }
            (Shl, Uniform { zeros, .. }, _) => {
                let by = u32::try_from(number?).unwrap_or(128);
                uniform(zeros.saturating_add(by).min(128), limit)
            }
            // The bits of the lane are shifted, divided or masked away.
            (LShr | AShr, Lanes { most, .. }, _) => {
                let by = number.filter(|&by| by >= self.bits.into() && by < width.into())?;
                uniform(0, if op == LShr { most >> by } else { limit })
            }
            (UDiv, Lanes { most, .. }, Uniform { zeros, .. }) if zeros >= self.bits => {
                uniform(0, bound(most, limit))
            }
            (SDiv, Lanes { most, .. }, Uniform { zeros, most: n })
                if zeros >= self.bits && most.max(n) <= limit >> 1 =>
            {
                uniform(0, most)
            }
            (And, Lanes { .. }, Uniform { zeros, most })
            | (And, Uniform { zeros, most }, Lanes { .. })
                if zeros >= self.bits =>
            {
                uniform(zeros, most)
            }
            // They are left, below what is the warp's.
            (And, Lanes { .. }, _) => {
                let last = int::mask(self.bits);
                let most = number.filter(|bits| bits & last == last)?;
                Some(self.lanes(self.bits, most))
            }
            (URem, Lanes { .. }, Uniform { zeros, most }) if zeros >= self.bits => {
                Some(self.lanes(self.bits, most))
            }
            (SRem, Lanes { most, .. }, Uniform { zeros, most: n })
                if zeros >= self.bits && most.max(n) <= limit >> 1 =>
            {
                Some(self.lanes(self.bits, n))
            }
            _ => None,
        }
    }

    fn cast(&self, op: CastOp, form: Form, from: u32, width: u32) -> Option<Form> {
        let limit = int::mask(width);
        let most_after = |most: u128| match op {
            CastOp::SExt if most > int::mask(from) >> 1 => limit,
            _ => most.min(limit),
        };
        match (op, form) {
            (CastOp::ZExt | CastOp::SExt | CastOp::Trunc, Form::Uniform { zeros, most }) => {
                Some(Form::Uniform {
                    zeros,
                    most: most_after(most),
                })
            }
            (CastOp::ZExt | CastOp::SExt | CastOp::Trunc, Form::Lanes { zeros, most })
                if width > self.bits =>
            {
                Some(self.lanes(zeros, most_after(most)))
            }
            _ => None,
        }
    }

    /// Does the comparison have one outcome for a warp: that of a multiple of its size plus
    /// the lane with such a multiple, or with the number before one?
    fn compares_warps(&self, pred: IntPredicate, forms: [Form; 2], number: Option<u128>) -> bool {
        let [Form::Lanes { .. }, Form::Uniform { zeros, .. }] = forms else {
            return false;
        };
        use IntPredicate::*;
        match pred {
            Ult | Slt | Uge | Sge => zeros >= self.bits,
            Ule | Sle | Ugt | Sgt => {
                let last = int::mask(self.bits);
                number.is_some_and(|number| number & last == last)
            }
            Eq | Ne => false,
        }
    }

    /// The sum with the lane's number carries nothing where the lowest bits are free.
    fn lanes(&self, zeros: u32, most: u128) -> Form {
        match zeros >= self.bits {
            true => Form::Lanes { zeros, most },
            false => Form::Unknown,
        }
    }
}

fn join(a: Form, b: Form) -> Form {
    use Form::{Lanes, Uniform};
    match (a, b) {
        (Uniform { zeros: x, most: m }, Uniform { zeros: y, most: n }) => Uniform {
            zeros: x.min(y),
            most: m.max(n),
        },
        (Lanes { zeros: x, most: m }, Lanes { zeros: y, most: n }) => Lanes {
            zeros: x.min(y),
            most: m.max(n),
        },
        _ => Form::Unknown,
    }
}

/// The bound of what goes round a loop would grow with each round.
fn unbounded(form: Form, width: u32) -> Form {
    let most = int::mask(width);
    match form {
        Form::Uniform { zeros, .. } => Form::Uniform { zeros, most },
        Form::Lanes { zeros, .. } => Form::Lanes { zeros, most },
        Form::Unknown => Form::Unknown,
    }
}

fn bound(most: u128, limit: u128) -> u128 {
    if most <= limit { most } else { limit }
}
