//! Which slots of a thread matter where it reads memory in a loop: two arrivals that agree
//! on these, with nothing but reads in between, go on alike.

use std::sync::Arc;

use crate::exec::Program;
use crate::exec::op::{Op, Operand, Pc, Slot, Visible, Wide};
use crate::exec::thread::Thread;
use crate::kir::{HostOp, Type};

/// Per operation that reads memory in a loop: the slots that are live before it.
#[derive(Clone, Debug)]
pub struct LiveSlots(Vec<Option<Box<[Slot]>>>);

impl LiveSlots {
    pub fn new(program: &Program) -> LiveSlots {
        let words = (program.slots as usize).div_ceil(64);
        let mut live = vec![vec![0_u64; words]; program.ops.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for at in (0..program.ops.len()).rev() {
                let before = transfer(&program.ops[at], at as Pc, &live, words);
                if before != live[at] {
                    live[at] = before;
                    changed = true;
                }
            }
        }
        let slots = |(at, (op, live)): (usize, (&Op, &Vec<u64>))| {
            let reads = matches!(
                op,
                Op::Visible(visible)
                    if matches!(
                        **visible,
                        Visible::Load { .. }
                            | Visible::Rmw { .. }
                            | Visible::CmpXchg { .. }
                            | Visible::Host { op: HostOp::Update | HostOp::Doze, .. }
                    )
            );
            let is_live = |slot: &Slot| live[*slot as usize / 64] >> (slot % 64) & 1 == 1;
            (reads && is_in_loop(&program.ops, at))
                .then(|| (0..program.slots).filter(is_live).collect())
        };
        let ops = program.ops.iter().zip(&live).enumerate();
        LiveSlots(ops.map(slots).collect())
    }

    /// Is this such an operation?
    pub fn are_known(&self, pc: Pc) -> bool {
        self.at(pc).is_some()
    }

    /// What they hold, where the thread is at such an operation.
    pub fn values(&self, thread: &Thread) -> Option<Arc<[u64]>> {
        let live = self.at(thread.pc)?;
        Some(live.iter().map(|&slot| thread.word(slot)).collect())
    }

    fn at(&self, pc: Pc) -> Option<&[Slot]> {
        self.0.get(pc as usize)?.as_deref()
    }
}

fn transfer(op: &Op, at: Pc, live: &[Vec<u64>], words: usize) -> Vec<u64> {
    let mut now = vec![0; words];
    each_successor(op, at, |next| {
        for (now, after) in now.iter_mut().zip(&live[next as usize]) {
            *now |= after;
        }
    });
    each_slot(op, |slot, effect| {
        if effect == Effect::Write {
            now[slot as usize / 64] &= !(1 << (slot % 64));
        }
    });
    each_slot(op, |slot, effect| {
        if effect == Effect::Read {
            now[slot as usize / 64] |= 1 << (slot % 64);
        }
    });
    now
}

fn each_successor(op: &Op, at: Pc, mut visit: impl FnMut(Pc)) {
    match op {
        Op::Jump(to) => visit(*to),
        Op::Branch {
            then, otherwise, ..
        } => {
            visit(*then);
            visit(*otherwise);
        }
        Op::Switch { cases, default, .. } => {
            cases.iter().for_each(|(_, to)| visit(*to));
            visit(*default);
        }
        Op::Visible(visible) if matches!(**visible, Visible::Return | Visible::Unreachable) => {}
        _ => visit(at + 1),
    }
}

/// Whether the operation can be reached from itself.
fn is_in_loop(ops: &[Op], at: usize) -> bool {
    let mut seen = vec![false; ops.len()];
    let mut stack = vec![at];
    while let Some(from) = stack.pop() {
        each_successor(&ops[from], from as Pc, |to| {
            let to = to as usize;
            if !std::mem::replace(&mut seen[to], true) {
                stack.push(to);
            }
        });
    }
    seen[at]
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Read,
    Write,
}

fn each_slot(op: &Op, mut visit: impl FnMut(Slot, Effect)) {
    use Effect::{Read, Write};
    let mut operand = |operand: &Operand, effect: Effect| {
        visit(operand.slot, effect);
        if matches!(operand.ty, Type::Int(65..)) {
            visit(operand.slot + 1, effect);
        }
    };
    let mut all = |writes: &[Operand], reads: &[Operand]| {
        writes.iter().for_each(|to| operand(to, Write));
        reads.iter().for_each(|from| operand(from, Read));
    };
    match op {
        Op::Int { to, args, .. }
        | Op::Float { to, args, .. }
        | Op::ICmp { to, args, .. }
        | Op::FCmp { to, args, .. } => all(&[narrow(to)], &args.each_ref().map(narrow)),
        Op::FNeg { to, arg, .. } => all(&[narrow(to)], &[narrow(arg)]),
        Op::Cast { to, arg, .. } => all(&[*to], &[*arg]),
        Op::Select { to, cond, args } => all(
            &[narrow(to)],
            &[narrow(cond), narrow(&args[0]), narrow(&args[1])],
        ),
        Op::Address {
            to, base, index, ..
        } => all(&[narrow(to)], &[narrow(base), narrow(index)]),
        Op::AddressOf {
            to, base, terms, ..
        } => {
            all(&[narrow(to)], &[narrow(base)]);
            terms.iter().for_each(|(index, _)| all(&[], &[*index]));
        }
        Op::Wide(wide) => match &**wide {
            Wide::Int { to, args, .. } => all(&[*to], args),
            Wide::ICmp { to, args, .. } => all(&[narrow(to)], args),
            Wide::Select { to, cond, args } => {
                let wide = |slot: &Slot| Operand {
                    slot: *slot,
                    ty: Type::Int(128),
                };
                all(&[wide(to)], &[narrow(cond), wide(&args[0]), wide(&args[1])]);
            }
        },
        Op::Pure { function, to } => all(&[*to], &function.args),
        Op::Moves(moves) => moves
            .iter()
            .for_each(|(to, from)| all(&[narrow(to)], &[narrow(from)])),
        // What it counts matters only where a barrier looks at it.
        Op::Count(_) => {}
        Op::Restart(slot) => all(&[narrow(slot)], &[]),
        Op::Jump(_) => {}
        Op::Branch { cond, .. } => all(&[], &[narrow(cond)]),
        Op::Switch { value, .. } => all(&[], &[*value]),
        Op::Visible(visible) => each_slot_of_visible(visible, &mut all),
    }
}

fn each_slot_of_visible(visible: &Visible, all: &mut dyn FnMut(&[Operand], &[Operand])) {
    match visible {
        Visible::Load { to, ptr, .. } => all(&[*to], &[narrow(ptr)]),
        Visible::Store { ptr, value, .. } => all(&[], &[narrow(ptr), *value]),
        Visible::Rmw { to, ptr, value, .. } => all(&[*to], &[narrow(ptr), narrow(value)]),
        Visible::CmpXchg {
            to,
            ptr,
            expected,
            desired,
            ..
        } => {
            let value = |slot: &Slot| Operand {
                slot: *slot,
                ty: to.ty,
            };
            all(&[*to], &[narrow(ptr), value(expected), value(desired)]);
        }
        Visible::Barrier {
            operands,
            iterations,
            ..
        } => {
            operands.iter().for_each(|slot| all(&[], &[narrow(slot)]));
            iterations.iter().for_each(|slot| all(&[], &[narrow(slot)]));
        }
        Visible::Annotation { condition, .. } => {
            condition.iter().for_each(|slot| all(&[], &[narrow(slot)]));
        }
        Visible::MemCopy { to, from, bytes } => {
            all(&[], &[narrow(to), narrow(from), *bytes]);
        }
        Visible::MemSet { to, value, bytes } => {
            all(&[], &[narrow(to), narrow(value), *bytes]);
        }
        Visible::Nondet { to, .. } => all(&[*to], &[]),
        Visible::Host { to, args, .. } => all(&[*to], args),
        Visible::Require { condition, .. } => all(&[], &[narrow(condition)]),
        // The first ten are not explored: the thread goes no further.
        Visible::AsyncCopy { .. }
        | Visible::AsyncWait { .. }
        | Visible::ThreadCopy { .. }
        | Visible::CopyCommit { .. }
        | Visible::CopyWait { .. }
        | Visible::Object { .. }
        | Visible::BoundCopy { .. }
        | Visible::Vote { .. }
        | Visible::Warp { .. }
        | Visible::Unsupported(_)
        | Visible::Round(_)
        | Visible::Fence { .. }
        | Visible::Return
        | Visible::Unreachable => {}
    }
}

/// A slot as an operand of one word.
fn narrow(slot: &Slot) -> Operand {
    Operand {
        slot: *slot,
        ty: Type::BOOL,
    }
}
