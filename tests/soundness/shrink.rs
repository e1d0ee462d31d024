//! Smaller kernels that still show the same thing.

use super::tree::*;

/// The smallest kernel that was found by single steps and is still `bad`. Not
/// more than `trials` kernels are looked at.
pub fn shrink(kernel: &Kernel, mut trials: u32, bad: impl Fn(&Kernel) -> bool) -> Kernel {
    let mut best = kernel.clone();
    let mut try_one = |candidate: Option<Kernel>, best: &mut Kernel| -> bool {
        let Some(candidate) = candidate.filter(|candidate| candidate != best) else {
            return false;
        };
        if trials == 0 {
            return false;
        }
        trials -= 1;
        let better = bad(&candidate);
        if better {
            *best = candidate;
        }
        better
    };
    loop {
        let before = best.clone();
        for step in [without, unwrapped] {
            // From the end on: what is used later keeps what comes before.
            for at in (0..stmts(&best)).rev() {
                try_one(step(&best, at), &mut best);
            }
        }
        for smaller in launches(&best) {
            try_one(Some(smaller), &mut best);
        }
        let mut at = 0;
        while at < exprs(&best) {
            let simpler = (0..5).any(|way| try_one(simpler(&best, at, way), &mut best));
            at += usize::from(!simpler);
        }
        for way in 0..5 {
            try_one(plainer(&best, way), &mut best);
        }
        if best == before {
            return without_unused(&best, bad);
        }
    }
}

fn stmts(kernel: &Kernel) -> usize {
    let mut count = 0;
    each_stmt(&mut kernel.body.clone(), &mut |_, _| {
        count += 1;
        false
    });
    count
}

fn exprs(kernel: &Kernel) -> usize {
    let mut count = 0;
    each_expr(&mut kernel.body.clone(), &mut |_| {
        count += 1;
        false
    });
    count
}

/// Changes the statement with this number.
fn at_stmt(kernel: &Kernel, at: usize, change: impl Fn(&mut Vec<Stmt>, usize)) -> Option<Kernel> {
    let mut changed = kernel.clone();
    let mut left = at;
    let found = each_stmt(&mut changed.body, &mut |list, place| {
        if left == 0 {
            change(list, place);
            return true;
        }
        left -= 1;
        false
    });
    found.then_some(changed)
}

fn without(kernel: &Kernel, at: usize) -> Option<Kernel> {
    at_stmt(kernel, at, |list, place| {
        list.remove(place);
    })
}

/// Its bodies in place of the statement.
fn unwrapped(kernel: &Kernel, at: usize) -> Option<Kernel> {
    at_stmt(kernel, at, |list, place| {
        let mut inner = Vec::new();
        for body in list[place].bodies_mut() {
            inner.append(body);
        }
        if !inner.is_empty() {
            list.splice(place..=place, inner);
        }
    })
}

/// A constant or a part in place of the expression with this number.
fn simpler(kernel: &Kernel, at: usize, way: usize) -> Option<Kernel> {
    let mut changed = kernel.clone();
    let mut left = at;
    let mut done = false;
    each_expr(&mut changed.body, &mut |expr| {
        if left > 0 {
            left -= 1;
            return false;
        }
        let constant = matches!(expr, Expr::Int(_));
        // Only such parts that keep sums small.
        let bounds = matches!(expr, Expr::Wrap(..) | Expr::Load(..));
        let new = match way {
            0 if !constant => Some(Expr::Int(0)),
            1 if !constant => Some(Expr::Int(1)),
            2 if !constant && *expr != Expr::Thread => Some(Expr::Thread),
            way if way >= 3 && !bounds => {
                let child = expr.children_mut().into_iter().nth(way - 3);
                child.map(|child| child.clone())
            }
            _ => None,
        };
        if let Some(new) = new {
            *expr = new;
            done = true;
        }
        true
    });
    done.then_some(changed)
}

fn launches(kernel: &Kernel) -> Vec<Kernel> {
    let mut list = Vec::new();
    let with = |block: [u32; 3], grid: [u32; 3]| Kernel {
        block,
        grid,
        ..kernel.clone()
    };
    for grid in [[1, 1, 1], [2, 1, 1]] {
        list.push(with(kernel.block, grid));
    }
    for block in [[2, 1, 1], [4, 1, 1], [2, 2, 1]] {
        if block.iter().product::<u32>() < kernel.block.iter().product() {
            list.push(with(block, kernel.grid));
        }
    }
    list
}

fn plainer(kernel: &Kernel, way: usize) -> Option<Kernel> {
    let mut changed = kernel.clone();
    match way {
        0 => changed.arrays.iter_mut().for_each(|array| {
            array.element = Element::Int;
        }),
        1 => changed.locals.fill(Local::Int),
        2 => changed.dialect = Dialect::Cuda,
        3 => changed.signed_ids = !kernel.signed_ids,
        _ => changed
            .params
            .iter_mut()
            .for_each(|param| param.range.0 = param.range.1),
    }
    Some(changed)
}

/// Parameters and arrays at the end of the list go where they may.
fn without_unused(kernel: &Kernel, bad: impl Fn(&Kernel) -> bool) -> Kernel {
    let mut best = kernel.clone();
    let text = |kernel: &Kernel| super::print::kernel(kernel);
    loop {
        let mut changed = best.clone();
        let whole = text(&best);
        let uses = |name: &str| whole.matches(name).count() > 1;
        if changed.params.last().is_some_and(|p| !uses(&p.name)) {
            changed.params.pop();
        } else if changed.arrays.len() > 1
            && changed.params.is_empty()
            && changed.pointers.is_empty()
            && changed.arrays.last().is_some_and(|a| !uses(&a.name))
        {
            changed.arrays.pop();
        } else {
            return best;
        }
        let count = changed.arrays.len() + changed.params.len();
        changed.order = (0..count).collect();
        if !bad(&changed) {
            return best;
        }
        best = changed;
    }
}
