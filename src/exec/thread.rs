//! One thread: its state, and how it runs up to the next operation that others
//! can see.

use super::layout::moved;
use super::op::{Op, Operand, Pc, Rule, Slot, Visible, Wide};
use super::program::{Program, words};
use super::{float, math};
use crate::kir::int;
use crate::kir::{BinaryOp, CastOp, Type};

/// The state of a thread between two visible operations: a value that can be
/// kept, compared and gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thread {
    pub pc: Pc,
    slots: Box<[u64]>,
}

/// Why a thread stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// It is about to do the visible operation at its `pc`.
    Visible,
    /// It used up the operations that it was given.
    OutOfFuel,
}

/// Who hears of what the thread does that its program does not say.
pub trait Inventor {
    /// A value of a function that the machine does not know: the same for the
    /// same arguments.
    fn invent(&mut self, function: &str, lane: u32, args: &[u128], result: Type) -> u128;

    /// What follows is undefined in the source language.
    fn breaks_rule(&mut self) {}
}

fn is_broken(rule: Rule, op: BinaryOp, width: u32, [a, b, value]: [u64; 3]) -> bool {
    match rule {
        Rule::None => false,
        Rule::Divides => b == 0,
        Rule::Fits => {
            let [a, b, value] = [a, b, value].map(|bits| i128::from(int::signed64(bits, width)));
            let exact = match op {
                BinaryOp::Add => a + b,
                BinaryOp::Sub => a - b,
                BinaryOp::Mul => a * b,
                _ => value,
            };
            exact != value
        }
    }
}

impl Thread {
    /// A thread at the kernel's start; parameters, places and addresses are
    /// still to be set.
    pub fn new(program: &Program) -> Thread {
        let mut slots = vec![0; program.slots as usize];
        for &(slot, bits) in &program.constants {
            slots[slot as usize] = bits;
        }
        Thread {
            pc: program.entry,
            slots: slots.into(),
        }
    }

    /// A thread of no program.
    pub fn empty() -> Thread {
        Thread {
            pc: 0,
            slots: Box::default(),
        }
    }

    /// Runs up to the next visible operation, which is not done yet. Each
    /// operation takes one of `fuel`.
    #[expect(
        clippy::too_many_lines,
        reason = "the interpreter's loop: one short arm for each operation, kept in one function \
                  so that it compiles to one jump table"
    )]
    pub fn run(
        &mut self,
        program: &Program,
        fuel: &mut u64,
        inventor: &mut impl Inventor,
    ) -> Pause {
        let mut left = *fuel;
        let pause = loop {
            if left == 0 {
                break Pause::OutOfFuel;
            }
            left -= 1;
            match &program.ops[self.pc as usize] {
                Op::Int {
                    op,
                    width,
                    to,
                    args: [a, b],
                    rule,
                } => {
                    let (a, b) = (self.word(*a), self.word(*b));
                    let value = int::narrow(*op, *width, a, b);
                    self.set_word(*to, value);
                    if is_broken(*rule, *op, *width, [a, b, value]) {
                        inventor.breaks_rule();
                    }
                }
                Op::Float {
                    op,
                    kind,
                    to,
                    args: [a, b],
                } => {
                    let value = float::binary(*op, *kind, self.word(*a), self.word(*b));
                    self.set_word(*to, value);
                }
                Op::FNeg { kind, to, arg } => {
                    self.set_word(*to, float::negate(*kind, self.word(*arg)));
                }
                Op::ICmp {
                    pred,
                    width,
                    to,
                    args: [a, b],
                } => {
                    let holds = int::compare_narrow(*pred, *width, self.word(*a), self.word(*b));
                    self.set_word(*to, u64::from(holds));
                }
                Op::FCmp {
                    pred,
                    kind,
                    to,
                    args: [a, b],
                } => {
                    let holds = float::compare(*pred, *kind, self.word(*a), self.word(*b));
                    self.set_word(*to, u64::from(holds));
                }
                Op::Cast { op, to, arg } => self.cast(*op, *to, *arg),
                Op::Select {
                    to,
                    cond,
                    args: [a, b],
                } => {
                    let chosen = if self.word(*cond) != 0 { a } else { b };
                    self.set_word(*to, self.word(*chosen));
                }
                Op::Address {
                    to,
                    base,
                    offset,
                    index,
                    width,
                    scale,
                    inbounds,
                } => {
                    let index = int::signed64(self.word(*index), *width);
                    let bytes = i128::from(index) * i128::from(*scale) + i128::from(*offset);
                    self.set_word(*to, moved(self.word(*base), bytes, *inbounds));
                }
                Op::AddressOf {
                    to,
                    base,
                    offset,
                    terms,
                    inbounds,
                } => {
                    let mut bytes = i128::from(*offset);
                    for (index, scale) in terms {
                        let index = int::signed(self.value(*index), index.ty.bits()) as i64;
                        bytes += i128::from(index) * i128::from(*scale);
                    }
                    self.set_word(*to, moved(self.word(*base), bytes, *inbounds));
                }
                Op::Wide(wide) => self.wide(wide),
                Op::Pure { function, to } => {
                    let args: Vec<_> = function
                        .args
                        .iter()
                        .map(|arg| (*arg, self.value(*arg)))
                        .collect();
                    let name = &function.name;
                    let known = math::evaluate(name, function.lane, &args, to.ty);
                    let value = known.unwrap_or_else(|| {
                        let bits: Vec<u128> = args.iter().map(|(_, bits)| *bits).collect();
                        inventor.invent(name, function.lane, &bits, to.ty)
                    });
                    self.set(*to, value);
                }
                Op::Moves(moves) => self.moves(moves),
                Op::Count(slot) => self.set_word(*slot, self.word(*slot) + 1),
                Op::Restart(slot) => self.set_word(*slot, 0),
                Op::Jump(to) => {
                    self.pc = *to;
                    continue;
                }
                Op::Branch {
                    cond,
                    then,
                    otherwise,
                } => {
                    self.pc = if self.word(*cond) != 0 {
                        *then
                    } else {
                        *otherwise
                    };
                    continue;
                }
                Op::Switch {
                    value,
                    cases,
                    default,
                } => {
                    let value = self.value(*value);
                    let case = cases.iter().find(|(case, _)| *case == value);
                    self.pc = case.map_or(*default, |(_, to)| *to);
                    continue;
                }
                Op::Visible(_) => break Pause::Visible,
            }
            self.pc += 1;
        };
        *fuel = left;
        pause
    }

    /// The visible operation that the thread is about to do.
    pub fn visible<'p>(&self, program: &'p Program) -> Option<&'p Visible> {
        match program.ops.get(self.pc as usize) {
            Some(Op::Visible(visible)) => Some(visible),
            _ => None,
        }
    }

    /// The visible operation is done.
    pub fn advance(&mut self) {
        self.pc += 1;
    }

    pub fn word(&self, slot: Slot) -> u64 {
        self.slots[slot as usize]
    }

    pub fn set_word(&mut self, slot: Slot, value: u64) {
        self.slots[slot as usize] = value;
    }

    pub fn value(&self, operand: Operand) -> u128 {
        let low = u128::from(self.word(operand.slot));
        match words(operand.ty) {
            1 => low,
            _ => low | u128::from(self.word(operand.slot + 1)) << 64,
        }
    }

    /// Bits above the operand's width are dropped.
    pub fn set(&mut self, operand: Operand, value: u128) {
        let value = value & int::mask(operand.ty.bits());
        self.set_word(operand.slot, value as u64);
        if words(operand.ty) == 2 {
            self.set_word(operand.slot + 1, (value >> 64) as u64);
        }
    }

    fn cast(&mut self, op: CastOp, to: Operand, arg: Operand) {
        let narrow = to.ty.bits() <= 64 && arg.ty.bits() <= 64;
        match op {
            CastOp::SExt if narrow => {
                let value = int::signed64(self.word(arg.slot), arg.ty.bits()) as u64;
                self.set_word(to.slot, value & int::mask64(to.ty.bits()));
            }
            CastOp::ZExt | CastOp::Trunc | CastOp::Bitcast | CastOp::AddrSpace if narrow => {
                self.set_word(to.slot, self.word(arg.slot) & int::mask64(to.ty.bits()));
            }
            _ => {
                let value = float::cast(op, to.ty, arg, self.value(arg));
                self.set(to, value);
            }
        }
    }

    fn wide(&mut self, wide: &Wide) {
        match wide {
            Wide::Int {
                op,
                to,
                args: [a, b],
            } => {
                let value = int::binary(*op, to.ty.bits(), self.value(*a), self.value(*b));
                self.set(*to, value);
            }
            Wide::ICmp {
                pred,
                to,
                args: [a, b],
            } => {
                let (x, y) = (self.value(*a), self.value(*b));
                let holds = int::compare(*pred, a.ty.bits(), x, y);
                self.set_word(*to, u64::from(holds));
            }
            Wide::Select {
                to,
                cond,
                args: [a, b],
            } => {
                let from = if self.word(*cond) != 0 { *a } else { *b };
                self.set_word(*to, self.word(from));
                self.set_word(*to + 1, self.word(from + 1));
            }
        }
    }

    fn moves(&mut self, moves: &[(Slot, Slot)]) {
        match *moves {
            [(to, from)] => self.set_word(to, self.word(from)),
            [(to0, from0), (to1, from1)] => {
                let (a, b) = (self.word(from0), self.word(from1));
                self.set_word(to0, a);
                self.set_word(to1, b);
            }
            _ => {
                let values: smallvec::SmallVec<[u64; 16]> =
                    moves.iter().map(|&(_, from)| self.word(from)).collect();
                for (&(to, _), value) in moves.iter().zip(values) {
                    self.set_word(to, value);
                }
            }
        }
    }
}
