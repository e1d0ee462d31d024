//! Which registers are live where a round of a loop begins: what it leaves in the others
//! does not matter to the next one.

use super::compile::{Cell, Op};
use super::{Expr, Register};

/// Fills in the live registers of every `Head`. At the end all registers are live, since
/// the final condition may ask for them.
pub(super) fn annotate(code: &mut [Op], registers: usize) {
    let mut live: Vec<Vec<bool>> = vec![vec![false; registers]; code.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..code.len()).rev() {
            let before = transfer(&code[at], at, &live, registers);
            changed |= before != live[at];
            live[at] = before;
        }
    }
    for (op, live) in code.iter_mut().zip(live) {
        if let Op::Head { live: own, .. } = op {
            *own = (0..registers).filter(|&register| live[register]).collect();
        }
    }
}

fn transfer(op: &Op, at: usize, live: &[Vec<bool>], registers: usize) -> Vec<bool> {
    let mut now = vec![matches!(op, Op::End); registers];
    for next in successors(op, at) {
        for (now, &after) in now.iter_mut().zip(&live[next]) {
            *now |= after;
        }
    }
    match op {
        Op::Assign(register, _)
        | Op::Load(register, ..)
        | Op::Update(register, ..)
        | Op::CompareSwap { register, .. }
        | Op::Choose(register, _) => now[*register] = false,
        _ => {}
    }
    let mut read = |expr: &Expr| mark(expr, &mut now);
    match op {
        Op::Assign(_, value) => read(value),
        Op::Load(_, Cell { index, .. }, _) => read(index),
        Op::Store(Cell { index, .. }, _, value)
        | Op::Update(_, _, Cell { index, .. }, _, value) => {
            read(index);
            read(value);
        }
        Op::CompareSwap {
            cell,
            expected,
            desired,
            ..
        } => {
            read(&cell.index);
            read(expected);
            read(desired);
        }
        Op::Unless(condition, _) | Op::Assert(condition) | Op::Assume(condition) => read(condition),
        _ => {}
    }
    now
}

fn successors(op: &Op, at: usize) -> impl Iterator<Item = usize> {
    let (next, target) = match op {
        Op::End => (None, None),
        Op::Jump(target) => (None, Some(*target)),
        Op::Unless(_, target)
        | Op::Head {
            times: Some(_),
            exit: target,
            ..
        } => (Some(at + 1), Some(*target)),
        _ => (Some(at + 1), None),
    };
    next.into_iter().chain(target)
}

fn mark(expr: &Expr, live: &mut [bool]) {
    match expr {
        Expr::Register(register) => live[*register] = true,
        Expr::Unary(_, operand) => mark(operand, live),
        Expr::Binary(_, a, b) => {
            mark(a, live);
            mark(b, live);
        }
        Expr::Constant(_) | Expr::Final { .. } | Expr::Cell { .. } => {}
    }
}

/// Whether the live registers have the same values.
pub(super) fn agree(live: &[Register], a: &[i64], b: &[i64]) -> bool {
    live.iter().all(|&register| a[register] == b[register])
}
