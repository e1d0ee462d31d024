//! Variants of a kernel whose verdicts are tied to its own.

use warpproof::report::model::Verdict;

use super::judge::Judged;
use super::print;
use super::random::Random;
use super::tree::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// Other names and another order of parameters.
    Renamed,
    /// Threads of a block change their roles.
    Mirrored,
    /// One more block.
    Larger,
}

/// The variants that make sense for the kernel.
pub fn variants(kernel: &Kernel, random: &mut Random) -> Vec<(Variation, Kernel)> {
    let mut list = vec![
        (Variation::Renamed, renamed(kernel, random)),
        (
            Variation::Mirrored,
            Kernel {
                name: format!("{}_mirrored", kernel.name),
                mirrored: true,
                ..kernel.clone()
            },
        ),
    ];
    let text = print::kernel(kernel);
    // Those that ask for the size are other kernels on a larger grid. In two
    // dimensions the index of a block takes the first size.
    let uses = text.matches("gridDim.x").count() + text.matches("get_num_groups(0)").count();
    let known = [0, 1].map(|dim| kernel.grid[dim] > 1);
    if !text.contains("this_grid") && (uses == 0 || (known[1] && !asks_for_grid(kernel))) {
        list.push((Variation::Larger, larger(kernel)));
    }
    list
}

/// What is wrong with the two verdicts.
pub fn contradiction(variation: Variation, one: &Judged, other: &Judged) -> Option<String> {
    let proved = |judged: &Judged| judged.verdict == Verdict::Proved;
    let refuted = |judged: &Judged| judged.verdict == Verdict::Defect;
    match variation {
        Variation::Renamed => {
            let differ = (proved(one) && refuted(other)) || (refuted(one) && proved(other));
            differ.then(|| {
                format!(
                    "{:?} becomes {:?} with other names",
                    one.verdict, other.verdict
                )
            })
        }
        Variation::Mirrored | Variation::Larger => {
            let shown = one.evidence.defect.as_ref()?;
            proved(other).then(|| format!("{variation:?} it is proved, but: {shown}"))
        }
    }
}

fn asks_for_grid(kernel: &Kernel) -> bool {
    each_expr(&mut kernel.body.clone(), &mut |expr| {
        matches!(
            expr,
            Expr::Id(Id::GridSize, _) | Expr::By(_, _, Factor::GridSize)
        )
    })
}

fn renamed(kernel: &Kernel, random: &mut Random) -> Kernel {
    let mut changed = kernel.clone();
    changed.name = format!("{}_renamed", kernel.name);
    random.shuffle(&mut changed.order);
    for (index, array) in changed.arrays.iter_mut().enumerate() {
        array.name = format!("{}{index}", ["zz", "data", "A"][index % 3]);
    }
    for (index, param) in changed.params.iter_mut().enumerate() {
        param.name = ["width", "aa"][index % 2].into();
    }
    changed
}

fn larger(kernel: &Kernel) -> Kernel {
    let mut changed = kernel.clone();
    changed.name = format!("{}_larger", kernel.name);
    let last = (0..3).rev().find(|&dim| kernel.grid[dim] > 1).unwrap_or(0);
    changed.grid[last] += 1;
    changed
}
