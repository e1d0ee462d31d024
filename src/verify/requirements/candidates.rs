//! What may be asked of a launch and its parameters.

use std::collections::BTreeSet;

use super::points::Point;
use crate::engines::assume;
use crate::frontend::Language;
use crate::ivl::Expr;
use crate::kir::assume::Assumption;
use crate::kir::launch::{Launch, Size};
use crate::kir::{AddressSpace, Geometry, Inst, Kernel, Type};
use crate::report::model::LaunchReport;
use crate::verify::alarms;

/// A condition.
pub struct Candidate {
    /// As an assumption of the user.
    pub text: String,
    /// It is that there is one block in a dimension.
    pub is_of_one_block: bool,
    condition: Expr,
}

impl Candidate {
    pub fn holds(&self, kernel: &Kernel, point: &Point) -> bool {
        alarms::holds(
            &self.condition,
            kernel,
            (point.block, point.grid),
            &point.params,
        )
    }
}

/// Conditions on the sizes that are open and on the parameters.
pub fn candidates(kernel: &Kernel, launch: &Launch, language: Language) -> Vec<Candidate> {
    let texts = texts(kernel, launch, language).into_iter();
    let candidates = texts.filter_map(|text| {
        let parsed: Assumption = text.parse().ok()?;
        let condition = assume::lower(&parsed.expr, kernel, launch).ok()?;
        let fixed = parsed.expr.fixed_size();
        Some(Candidate {
            is_of_one_block: matches!(fixed, Some((Geometry::GridDim, _, 1))),
            text,
            condition,
        })
    });
    candidates.collect()
}

fn texts(kernel: &Kernel, launch: &Launch, language: Language) -> Vec<String> {
    let name = |query, dim| size_name(query, dim, language);
    let open = |query: Geometry, sizes: &[Size; 3]| {
        let open = (0..3).filter(|&dim| sizes[dim] == Size::Symbolic);
        open.map(|dim| name(query, dim)).collect::<Vec<String>>()
    };
    let blocks = open(Geometry::BlockDim, &launch.block);
    let grids = open(Geometry::GridDim, &launch.grid);
    let params: Vec<&str> = kernel
        .params
        .iter()
        .filter(|param| matches!(kernel.values[param.value].ty, Type::Int(16..=64)))
        .map(|param| param.name.as_str())
        .collect();
    let sizes = sizes(kernel);

    let mut all = Vec::new();
    let mut each = |left: &[String], rest: &dyn Fn(&str) -> Vec<String>| {
        all.extend(left.iter().flat_map(|left| rest(left)));
    };
    let params: Vec<String> = params.iter().map(|&name| name.to_owned()).collect();
    each(&params, &|n| {
        let threads = (0..3).map(|dim| {
            let [grid, block] =
                [Geometry::GridDim, Geometry::BlockDim].map(|query| name(query, dim));
            format!("{grid} * {block}")
        });
        let mut found: Vec<String> = vec![format!("{n} >= 0"), format!("{n} > 0")];
        for threads in threads.take(1 + usize::from(blocks.len() > 1)) {
            found.push(format!("{n} <= {threads}"));
            found.push(format!("{n} >= {threads}"));
            // As an unsigned number a negative one is large.
            found.push(format!("{n} > 0 && {n} >= {threads}"));
        }
        let others = params.iter().filter(|other| *other != n);
        found.extend(others.map(|other| format!("{n} <= {other}")));
        found.extend(blocks.iter().map(|block| format!("{n} % {block} == 0")));
        found.extend([2, 4, 8, 16, 32].map(|by| format!("{n} % {by} == 0")));
        found
    });
    each(&blocks, &|block| {
        let mut found = vec![format!("{block} % 32 == 0")];
        found.extend(sizes.iter().map(|size| format!("{block} <= {size}")));
        found.push(format!("({block} & ({block} - 1)) == 0"));
        found.extend(sizes.iter().map(|size| format!("{block} >= {size}")));
        found.extend(
            params
                .iter()
                .flat_map(|n| [">=", "<=", "=="].map(|op| format!("{block} {op} {n}"))),
        );
        found
    });
    if let [x, y, ..] = blocks.as_slice() {
        all.push(format!("{x} == {y}"));
        all.extend(
            sizes
                .iter()
                .map(|size| format!("{x} == {size} && {y} == {size}")),
        );
    }
    for block in &blocks {
        all.extend(sizes.iter().map(|size| format!("{block} == {size}")));
    }
    all.extend(grids.iter().map(|grid| format!("{grid} == 1")));
    all
}

/// The dimensions in which the grid is open.
pub fn open_grids(launch: &LaunchReport, language: Language) -> Vec<String> {
    let open = (0..3).filter(|&dim| launch.grid[dim].is_none());
    open.map(|dim| size_name(Geometry::GridDim, dim, language))
        .collect()
}

fn size_name(query: Geometry, dim: usize, language: Language) -> String {
    let letter = ["x", "y", "z"][dim];
    match (query, language) {
        (Geometry::BlockDim, Language::OpenCl) => format!("get_local_size({dim})"),
        (_, Language::OpenCl) => format!("get_num_groups({dim})"),
        (Geometry::BlockDim, _) => format!("blockDim.{letter}"),
        (_, _) => format!("gridDim.{letter}"),
    }
}

/// Of so many numbers it is asked whether they are sizes of blocks.
const MOST_SIZES: usize = 8;

/// Numbers of the kernel that may be sizes of blocks, the larger ones first: those that it
/// computes with, and those that its shared arrays are long.
pub fn sizes(kernel: &Kernel) -> Vec<u64> {
    let mut found = BTreeSet::new();
    for data in kernel.insts.values() {
        let is_arithmetic = matches!(data.inst, Inst::ICmp { .. } | Inst::Binary { .. });
        if is_arithmetic {
            let operands = data.inst.operands();
            found.extend(operands.iter().filter_map(|&value| kernel.literal(value)));
        }
    }
    let shared = kernel.objects.values();
    let shared = shared.filter(|object| object.space == AddressSpace::Shared);
    for bytes in shared.filter_map(|object| object.size) {
        let lengths = [1, 2, 4, 8].map(|element| u128::from(bytes / element));
        found.extend(lengths);
        found.extend(lengths.map(|length| length.isqrt()));
    }
    let found = found
        .into_iter()
        .filter_map(|number| u64::try_from(number).ok());
    let near = found.flat_map(|number| {
        let beside = [number.saturating_sub(1), number.saturating_add(1)];
        let beside = beside.into_iter().filter(|other| other.is_power_of_two());
        beside.chain([number])
    });
    let near: BTreeSet<u64> = near.filter(|number| (8..=1024).contains(number)).collect();
    near.into_iter().rev().take(MOST_SIZES).collect()
}
