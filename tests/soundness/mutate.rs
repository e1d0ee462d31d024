//! Small faults in random kernels.

use super::random::Random;
use super::tree::*;

/// Changes one thing: a barrier goes or waits for a warp alone, an index moves, a guard weakens, a number
/// changes.
pub fn tree(kernel: &mut Kernel, random: &mut Random) {
    for _ in 0..4 {
        let changed = match random.below(8) {
            0 | 1 => remove_barrier(kernel, random),
            2 | 3 => change_number(kernel, random),
            4 => drop_guard(kernel, random),
            5 | 6 => weaken_barriers(kernel, random),
            _ => remove_stmt(kernel, random),
        };
        if changed {
            return;
        }
    }
}

/// How many statements satisfy the test.
fn count(kernel: &mut Kernel, test: fn(&Stmt) -> bool) -> usize {
    let mut count = 0;
    each_stmt(&mut kernel.body, &mut |list, at| {
        count += usize::from(test(&list[at]));
        false
    });
    count
}

/// Does something to one of the statements that satisfy the test.
fn with_one(
    kernel: &mut Kernel,
    random: &mut Random,
    test: fn(&Stmt) -> bool,
    change: impl Fn(&mut Vec<Stmt>, usize),
) -> bool {
    let count = count(kernel, test);
    if count == 0 {
        return false;
    }
    let mut left = random.below(count);
    each_stmt(&mut kernel.body, &mut |list, at| {
        if !test(&list[at]) {
            return false;
        }
        if left == 0 {
            change(list, at);
            return true;
        }
        left -= 1;
        false
    })
}

fn remove_barrier(kernel: &mut Kernel, random: &mut Random) -> bool {
    let barrier = |stmt: &Stmt| matches!(stmt, Stmt::Barrier(_) | Stmt::GridBarrier);
    with_one(kernel, random, barrier, |list, at| {
        list.remove(at);
    })
}

/// One barrier of the block or all of them become barriers of warps.
fn weaken_barriers(kernel: &mut Kernel, random: &mut Random) -> bool {
    if kernel.dialect != Dialect::Cuda {
        return false;
    }
    let barrier = |stmt: &Stmt| matches!(stmt, Stmt::Barrier(_));
    let weaken = |list: &mut Vec<Stmt>, at: usize| list[at] = Stmt::WarpBarrier;
    let all = random.percent(50);
    let changed = with_one(kernel, random, barrier, weaken);
    while all && with_one(kernel, random, barrier, weaken) {}
    changed
}

fn remove_stmt(kernel: &mut Kernel, random: &mut Random) -> bool {
    with_one(
        kernel,
        random,
        |_| true,
        |list, at| {
            list.remove(at);
        },
    )
}

fn drop_guard(kernel: &mut Kernel, random: &mut Random) -> bool {
    let guard = |stmt: &Stmt| matches!(stmt, Stmt::If(..));
    with_one(kernel, random, guard, |list, at| {
        if let Stmt::If(condition, ..) = &mut list[at] {
            *condition = match condition.clone() {
                Expr::Binary(Binary::Lt, a, b) => Expr::Binary(Binary::Le, a, b),
                Expr::Binary(Binary::Eq, a, b) => Expr::Binary(Binary::Le, a, b),
                _ => Expr::Int(1),
            };
        }
    })
}

fn change_number(kernel: &mut Kernel, random: &mut Random) -> bool {
    let number = |expr: &Expr| {
        matches!(
            expr,
            Expr::Int(_) | Expr::By(_, _, Factor::Number(_)) | Expr::Thread | Expr::Wrap(..)
        )
    };
    let mut count = 0;
    each_expr(&mut kernel.body, &mut |expr| {
        count += usize::from(number(expr));
        false
    });
    if count == 0 {
        return false;
    }
    let mut left = random.below(count);
    let up = random.percent(50);
    each_expr(&mut kernel.body, &mut |expr| {
        if !number(expr) {
            return false;
        }
        if left > 0 {
            left -= 1;
            return false;
        }
        match expr {
            Expr::Int(value) => *value += if up || *value == 0 { 1 } else { -1 },
            Expr::By(_, _, Factor::Number(value)) => {
                *value = if up || *value < 3 {
                    *value + 1
                } else {
                    *value - 1
                };
            }
            Expr::Thread => {
                *expr = Expr::binary(Binary::Add, Expr::Thread, Expr::Int(1));
            }
            Expr::Wrap(_, mask) => *mask >>= 1,
            _ => {}
        }
        true
    })
}
