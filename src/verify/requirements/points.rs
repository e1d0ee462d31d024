//! Launches that are run to see which of them have defects.

use std::time::Instant;

use super::candidates::sizes;
use super::launches::Asked;
use crate::exec::fill::mix;
use crate::kir::launch::{Launch, MAX_BLOCK, MAX_BLOCK_THREADS, Size, Sizes};
use crate::replay::attempt::Attempt;
use crate::replay::validate;
use crate::verify::{alarms, given};

/// A launch, and whether a run of it showed a defect.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    pub block: [u32; 3],
    pub grid: [u32; 3],
    /// Bits of the parameters, in their order.
    pub params: Vec<u128>,
    pub is_wrong: bool,
}

impl Point {
    /// A launch with a defect.
    pub fn wrong(attempt: &Attempt) -> Point {
        Point {
            block: attempt.block,
            grid: attempt.grid,
            params: attempt.params.clone(),
            is_wrong: true,
        }
    }
}

/// Small launches of all kinds, of those that the options allow; none where they do not suit the
/// kernel.
pub fn points(asked: &Asked, launch: &Launch, until: Instant) -> Option<Vec<Point>> {
    let Asked {
        module,
        index,
        options,
        ..
    } = *asked;
    let given = given::given(module, &[index], options).ok()?;
    let kernel = asked.kernel();
    let sizes: Vec<u32> = sizes(kernel).into_iter().map(|size| size as u32).collect();
    let run = |number: u64| {
        let mut choice = Choice { number, drawn: 0 };
        let (block, grid) = (
            choice.block(&launch.block, &sizes),
            choice.grid(&launch.grid),
        );
        let known = kernel.params.iter().map(|param| {
            let own = choice.param(block, grid, &sizes);
            let width = kernel.values[param.value].ty.bits();
            let constant = given[index].constants.get(&param.value).copied();
            constant.unwrap_or(own & (u128::MAX >> (128 - width.clamp(1, 128))))
        });
        let params: Vec<u128> = known.collect();
        let threads = block.iter().chain(&grid).product::<u32>();
        let of_case = alarms::with_case(module, index, launch, &given[index], options, |case| {
            validate::is_wrong(case, block, grid, &params)
        });
        let is_wrong = of_case
            .filter(|_| threads > 1 && block.iter().product::<u32>() <= MAX_BLOCK_THREADS)?;
        Some(Point {
            block,
            grid,
            params,
            is_wrong,
        })
    };
    let numbers = (0..POINTS).take_while(|_| Instant::now() < until);
    Some(numbers.filter_map(run).collect())
}

/// So many launches are run.
const POINTS: u64 = 112;

/// Choices that are the same in every run.
struct Choice {
    number: u64,
    drawn: u64,
}

impl Choice {
    fn pick(&mut self, among: &[u32]) -> u32 {
        self.drawn += 1;
        among[(mix(self.number, self.drawn) % among.len() as u64) as usize]
    }

    /// Blocks of one size in all dimensions, or of any.
    fn block(&mut self, sizes: &Sizes, special: &[u32]) -> [u32; 3] {
        let open = sizes.iter().filter(|size| **size == Size::Symbolic).count();
        let among = [special, &[1, 2, 4, 8, 16, 32]].concat();
        let same = self.pick(&among);
        let are_same = open > 1 && self.pick(&[0, 1]) == 1;
        let mut dim = 0;
        sizes.map(|size| {
            dim += 1;
            let own = match are_same {
                true => same,
                false => self.pick(&among),
            };
            size.fixed().unwrap_or(own.min(MAX_BLOCK[dim - 1]))
        })
    }

    fn grid(&mut self, sizes: &Sizes) -> [u32; 3] {
        sizes.map(|size| size.fixed().unwrap_or_else(|| self.pick(&[1, 2, 3])))
    }

    fn param(&mut self, block: [u32; 3], grid: [u32; 3], special: &[u32]) -> u128 {
        let [x, y] = [0, 1].map(|dim: usize| block[dim].saturating_mul(grid[dim]));
        let related = [
            0,
            1,
            2,
            3,
            5,
            block[0],
            grid[0],
            x,
            x,
            y,
            x + 1,
            y + 1,
            x.saturating_sub(1),
            4 * x,
        ];
        u128::from(self.pick(&[related.as_slice(), special].concat()))
    }
}
