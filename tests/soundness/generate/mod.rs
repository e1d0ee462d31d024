//! A random kernel for each seed.
//!
//! Most kernels are made by a discipline that avoids races: between two barriers
//! each array has a plan, such as "each thread has cells of its own". Half of
//! these get a small fault. The others are wild: any access anywhere.

mod expr;
mod pattern;
mod plan;
mod stmt;

use super::mutate;
use super::random::Random;
use super::tree::*;
use plan::Plan;

/// The kernel of a seed.
pub fn kernel(seed: u64, name: &str) -> Kernel {
    let mut random = Random::new(seed);
    let kernel = declarations(&mut random, name);
    let wild = random.percent(22);
    let mut generator = Generator {
        random,
        kernel,
        wild,
        plans: Vec::new(),
        uniform: true,
        counters: Vec::new(),
        loops: 0,
        breaks: false,
        budget: 0,
        epoch: 0,
    };
    generator.budget = generator.random.between(3, 16);
    generator.replan();
    let depth = generator.random.between(1, 3);
    let mut body = Vec::new();
    while generator.budget > 0 {
        body.extend(generator.stmts(depth));
    }
    let Generator {
        mut random,
        mut kernel,
        ..
    } = generator;
    kernel.body = body;
    if random.percent(2) {
        forget_ids(&mut kernel.body);
    }
    if !wild && random.percent(55) {
        mutate::tree(&mut kernel, &mut random);
    }
    kernel
}

/// All threads do the same.
fn forget_ids(body: &mut Vec<Stmt>) {
    each_expr(body, &mut |expr| {
        if matches!(expr, Expr::Thread | Expr::Block | Expr::Id(..)) {
            *expr = Expr::Int(0);
        }
        false
    });
}

struct Generator {
    random: Random,
    kernel: Kernel,
    wild: bool,
    /// One for each array.
    plans: Vec<Plan>,
    /// All threads of the block are here.
    uniform: bool,
    /// Loop counters in scope, the values they stay below, and whether they are
    /// the same for all threads of the block.
    counters: Vec<(usize, u32, bool)>,
    loops: u32,
    /// Threads may leave the innermost loop on their own.
    breaks: bool,
    /// Statements that are still to come.
    budget: u32,
    /// Barriers so far.
    epoch: u32,
}

const BLOCKS: &[[u32; 3]] = &[
    [2, 1, 1],
    [3, 1, 1],
    [4, 1, 1],
    [4, 1, 1],
    [8, 1, 1],
    [8, 1, 1],
    [5, 1, 1],
    [2, 2, 1],
    [4, 2, 1],
    [3, 2, 1],
    [2, 4, 1],
    [2, 2, 2],
    [36, 1, 1],
    [64, 1, 1],
];
const GRIDS: &[[u32; 3]] = &[
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [2, 1, 1],
    [3, 1, 1],
    [2, 2, 1],
];

fn declarations(random: &mut Random, name: &str) -> Kernel {
    let dialect = match random.percent(15) {
        true => Dialect::OpenCl,
        false => Dialect::Cuda,
    };
    let arrays = arrays(random, name, dialect);
    let params: Vec<Param> = (0..random.between(0, 2))
        .map(|index| {
            let low = random.between(0, 2);
            Param {
                name: ["n", "m"][index as usize].into(),
                unsigned: random.percent(30),
                range: (low, low + random.pick(&[0, 1, 4, 12])),
                required: random.percent(60),
            }
        })
        .collect();
    let locals = (0..LOCALS)
        .map(|_| {
            random.pick(&[
                Local::Int,
                Local::Int,
                Local::Int,
                Local::Unsigned,
                Local::Long,
                Local::UnsignedChar,
            ])
        })
        .collect();
    let order = (0..arrays.len() + params.len()).collect();
    let mut kernel = Kernel {
        name: name.into(),
        dialect,
        block: random.pick(BLOCKS),
        grid: random.pick(GRIDS),
        signed_ids: random.percent(50),
        mirrored: false,
        arrays,
        params,
        order,
        locals,
        pointers: Vec::new(),
        body: Vec::new(),
    };
    if random.percent(25) {
        kernel.pointers = pointers(&kernel, random);
    }
    kernel
}

fn arrays(random: &mut Random, name: &str, dialect: Dialect) -> Vec<Array> {
    let elements = [
        (Element::Int, 45),
        (Element::Unsigned, 15),
        (Element::Char, 8),
        (Element::Short, 8),
        (Element::Long, 6),
        (Element::Float, 6),
        (Element::Pair, 6),
        (Element::Record, 6),
    ];
    let weights = elements.map(|(_, weight)| weight);
    let mut arrays = Vec::new();
    for index in 0..random.between(1, 2) {
        arrays.push(Array {
            name: format!("g{index}"),
            element: elements[random.weighted(&weights)].0,
            storage: match random.percent(8) && dialect == Dialect::Cuda {
                true => Storage::Device(64),
                false => Storage::Param,
            },
        });
        if let Some(array) = arrays
            .last_mut()
            .filter(|a: &&mut Array| a.storage != Storage::Param)
        {
            array.name = format!("{name}_g{index}");
        }
    }
    for index in 0..random.between(0, 2) {
        let element = match random.percent(30) && index == 1 {
            true => arrays[arrays.len() - 1].element,
            false => elements[random.weighted(&weights)].0,
        };
        arrays.push(Array {
            name: format!("s{index}"),
            element,
            storage: Storage::Shared(random.pick(&[64, 100, 128])),
        });
    }
    if random.percent(8) {
        arrays.push(Array {
            name: "r".into(),
            element: random.pick(&[Element::Int, Element::Char, Element::Pair]),
            storage: Storage::Private(16),
        });
    }
    arrays
}

/// Local variables that are assigned to; loop counters come behind them.
const LOCALS: usize = 3;

/// Two pointers to arrays of one kind, if there are two.
fn pointers(kernel: &Kernel, random: &mut Random) -> Vec<Pointer> {
    let alike = |a: &Array, b: &Array| {
        a.element == b.element
            && a.is_shared() == b.is_shared()
            && !a.is_private()
            && !b.is_private()
    };
    let count = kernel.arrays.len();
    for a in 0..count {
        for b in a + 1..count {
            if alike(&kernel.arrays[a], &kernel.arrays[b]) {
                let second = if random.percent(70) { b } else { a };
                let mut point = |start| Pointer {
                    start,
                    offset: random.pick(&[0, 0, 0, 0, 1, 16]),
                };
                return vec![point(a), point(second)];
            }
        }
    }
    Vec::new()
}

impl Generator {
    /// A barrier was passed: new plans.
    fn replan(&mut self) {
        self.replan_some(|_| true);
    }

    /// A barrier was passed that orders such arrays.
    fn replan_some(&mut self, ordered: impl Fn(&Array) -> bool) {
        self.epoch += 1;
        let first = self.plans.is_empty();
        for index in 0..self.kernel.arrays.len() {
            // Barriers order nothing between blocks.
            let fixed = self.kernel.arrays[index].is_global()
                && self.kernel.grid.iter().product::<u32>() > 1;
            if first {
                let plan = self.plan(index);
                self.plans.push(plan);
            } else if !fixed && ordered(&self.kernel.arrays[index]) {
                self.plans[index] = self.plan(index);
            }
        }
    }

    /// A new counter for steps of this kind; only signed ones get below zero.
    fn counter_for(&mut self, step: Step) -> usize {
        let counter = self.counter();
        if let Step::Sub(_) = step {
            self.kernel.locals[counter] = Local::Int;
        }
        counter
    }

    /// A new counter.
    fn counter(&mut self) -> usize {
        let ty = self.random.pick(&[
            Local::Int,
            Local::Int,
            Local::Int,
            Local::Unsigned,
            Local::Long,
            Local::UnsignedChar,
        ]);
        self.kernel.locals.push(ty);
        self.kernel.locals.len() - 1
    }

    fn threads(&self) -> u32 {
        self.kernel.block.iter().product()
    }

    fn blocks(&self) -> u32 {
        self.kernel.grid.iter().product()
    }
}
