//! Facts about synchronisation: what atomic operations, fences and barriers say of the values
//! that threads hold. One fact a file, one table of facts.
//!
//! A fact is *assumed* in the program under reduction, so the header of its file says why it
//! holds. Facts are found in the program as it was lowered, which stays as it is until all
//! have been found, and none sees what another one states: each can be left out by itself
//! (`--no-fact`). Where a fact takes something for granted it adds the assumption.

mod counted_up;
mod counter_bound;
mod flag;
mod grid_barrier;
mod lanes;
mod leader;
mod lock;
mod one_thread;
mod ownership;
mod ranks;
mod release_chain;
mod replicas;
mod reservation;
mod tiles;
mod warp_aggregate;

use leader::Leaders;
use reservation::Draw;
use warp_aggregate::Aggregate;

pub use ownership::{drawn_by_first, is_common};

use super::lower::{Input, Lowered, names, waits_apart};
use super::program::{Access, AccessKind, Block, Guarded, Program, SiteId, Stmt};
use super::slice::Slice;
use crate::analysis::flags::Flags;
use crate::analysis::locks::Locks;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::evidence::{Assumption, Assumptions};
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::launch::{MAX_BLOCK_THREADS, Size};
use crate::kir::{BlockId, InstId, ObjectId, ValueId};
use crate::options::facts::Fact as Name;
use crate::options::optimisations::RaceCheck;

/// A kind of fact.
pub struct Fact {
    pub name: Name,
    run: fn(&Context, &mut Findings),
}

/// All facts, in the order in which those at one place are stated.
pub const FACTS: &[Fact] = &[
    Fact {
        name: Name::Reservation,
        run: reservation::run,
    },
    Fact {
        name: Name::WarpAggregate,
        run: warp_aggregate::run,
    },
    Fact {
        name: Name::ReleaseChain,
        run: release_chain::run,
    },
    Fact {
        name: Name::CounterBound,
        run: counter_bound::run,
    },
    Fact {
        name: Name::CountedUp,
        run: counted_up::run,
    },
    Fact {
        name: Name::Leader,
        run: leader::run,
    },
    Fact {
        name: Name::Lock,
        run: lock::run,
    },
    Fact {
        name: Name::Replicas,
        run: replicas::run,
    },
    Fact {
        name: Name::Flag,
        run: flag::run,
    },
    Fact {
        name: Name::GridBarrier,
        run: grid_barrier::run,
    },
    Fact {
        name: Name::Ranks,
        run: ranks::run,
    },
];

/// States the facts that hold in the program, but for those that are left out.
pub fn state(input: &Input, lowered: &mut Lowered) {
    // A thread that is alone in its warp is compared with itself, of which facts about two
    // threads do not hold.
    if input.pairing == Pairing::SameWarp {
        return;
    }
    let program = lowered.program.clone();
    let Some(context) = Context::new(input, &program, &lowered.places) else {
        return;
    };
    let mut findings = Findings {
        program: &mut lowered.program,
        assumptions: &mut lowered.assumptions,
        insertions: Vec::new(),
    };
    for fact in FACTS.iter().filter(|fact| context.uses(fact.name)) {
        (fact.run)(&context, &mut findings);
    }
    findings.insert_all();
    let Program {
        functions, objects, ..
    } = &lowered.program;
    if (functions.iter()).any(|f| objects.values().any(|o| o.owner() == f.name)) {
        lowered.assumptions.add(Assumption::CountersDoNotWrap);
    }
}

/// What facts are found in.
struct Context<'a> {
    input: &'a Input<'a>,
    program: &'a Program,
    slice: Slice<'a>,
    places: &'a Places,
    /// What two threads of one block have in common.
    in_block: Uniformity,
    /// What two threads of one warp have in common.
    in_warp: Uniformity,
    draws: Vec<Draw>,
    leaders: Leaders,
    locks: Locks,
    flags: Flags,
    /// Draws that one lane makes for others.
    aggregates: Vec<Aggregate>,
}

impl<'a> Context<'a> {
    /// None where no thread draws numbers, takes locks, sets flags, counts lanes or exchanges values
    /// by butterflies.
    fn new(input: &'a Input<'a>, program: &'a Program, places: &'a Places) -> Option<Context<'a>> {
        let mut cx = Context {
            input,
            program,
            slice: Slice::new(program, input.cfg),
            places,
            in_block: Uniformity::none(input.kernel),
            in_warp: Uniformity::none(input.kernel),
            draws: Vec::new(),
            leaders: Leaders::default(),
            locks: Locks::new(input.kernel, input.cfg, input.points_to),
            flags: Flags::new(input.kernel, input.cfg, input.points_to),
            aggregates: Vec::new(),
        };
        cx.draws = reservation::draws(&cx);
        let exchanges = crate::analysis::replicas::exchanges(input.kernel);
        let synchronises = !cx.locks.is_empty() || !cx.flags.is_empty();
        let counts = ranks::counts_lanes(input.kernel);
        let meets = !grid_barrier::counters(&cx).is_empty();
        if cx.draws.is_empty() && !synchronises && !exchanges && !counts && !meets {
            return None;
        }
        let Input {
            kernel,
            cfg,
            points_to,
            launch,
            ..
        } = *input;
        let uniformity = |pairing| Uniformity::new(kernel, cfg, points_to, launch, pairing);
        cx.in_block = uniformity(Pairing::SameBlock);
        cx.in_warp = uniformity(Pairing::SameWarp);
        // The original race check watches no cell, of which the other facts speak.
        if input.optimisations.race_check == RaceCheck::Watchdog {
            cx.leaders = leader::leaders(&cx);
            if cx.uses(Name::WarpAggregate) {
                cx.aggregates = warp_aggregate::aggregates(&cx);
            }
        }
        Some(cx)
    }

    fn uses(&self, fact: Name) -> bool {
        !self.input.optimisations.without.contains(&fact)
    }

    fn symbol(&self, value: ValueId) -> Symbol {
        names::symbol(self.input.kernel, value)
    }

    /// The operand as an expression, unless it is a pointer or not defined.
    fn operand(&self, value: ValueId) -> Option<Expr> {
        names::operand(self.input.kernel, &self.input.known, value)
    }

    fn block(&self, id: BlockId) -> &'a Block {
        let mut blocks = self.program.blocks.iter();
        let block = blocks.find(|b| b.origin == id);
        block.expect("every reachable block is lowered")
    }

    fn block_named(&self, label: &Symbol) -> &'a Block {
        let mut blocks = self.program.blocks.iter();
        let block = blocks.find(|b| b.label == *label);
        block.expect("edges lead to blocks")
    }

    /// The block and those that follow it and nothing else, one after the other.
    fn straight(&self, block: BlockId) -> Vec<BlockId> {
        let cfg = self.input.cfg;
        let mut blocks = vec![block];
        let mut current = block;
        while let [next] = cfg.successors[current][..]
            && cfg.predecessors[next] == [current]
            && !blocks.contains(&next)
        {
            blocks.push(next);
            current = next;
        }
        blocks
    }

    /// The statements that the instruction became.
    fn stmts(&self, inst: InstId) -> &'a [Stmt] {
        match self.places.of(inst) {
            Some(place) => &self.block(place.block).stmts[place.start..place.end],
            None => &[],
        }
    }

    /// Do both threads of the pair see the object?
    fn is_common(&self, object: ObjectId) -> bool {
        is_common(self.program, object)
    }

    /// The sizes of blocks, where the launch fixes them.
    fn fixed_block(&self) -> Option<[u32; 3]> {
        match self.input.launch.block {
            [Size::Fixed(x), Size::Fixed(y), Size::Fixed(z)] => Some([x, y, z]),
            _ => None,
        }
    }

    /// These sizes, or those of the largest block of one row, whose threads have the numbers that
    /// those of any such block have.
    fn largest_block(&self) -> Option<[u32; 3]> {
        match self.input.launch.block {
            [Size::Symbolic, Size::Fixed(1), Size::Fixed(1)] => Some([MAX_BLOCK_THREADS, 1, 1]),
            _ => self.fixed_block(),
        }
    }

    /// Do threads of the block wait for each other elsewhere than at its barriers?
    fn waits_apart(&self) -> bool {
        waits_apart(self.input.kernel, self.input.launch)
    }
}

/// Where the statements of each instruction stand in the program as it was lowered.
#[derive(Default)]
pub struct Places(cranelift_entity::SecondaryMap<InstId, Option<Stretch>>);

/// Neighbouring statements of a block.
#[derive(Clone, Copy)]
struct Stretch {
    block: BlockId,
    start: usize,
    end: usize,
}

impl Places {
    pub fn set(&mut self, inst: InstId, block: BlockId, start: usize, end: usize) {
        self.0[inst] = Some(Stretch { block, start, end });
    }

    fn of(&self, inst: InstId) -> Option<Stretch> {
        self.0[inst]
    }
}

/// A place between statements, or before or behind all of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    block: BlockId,
    index: usize,
}

impl Place {
    fn start_of(block: BlockId) -> Place {
        Place { block, index: 0 }
    }

    /// Behind what the instruction became.
    fn behind(cx: &Context, inst: InstId) -> Place {
        let stretch = cx.places.of(inst);
        let Stretch { block, end, .. } = stretch.expect("the instruction is lowered");
        Place { block, index: end }
    }
}

/// What facts add to the program.
struct Findings<'a> {
    program: &'a mut Program,
    assumptions: &'a mut Assumptions,
    insertions: Vec<(Place, Stmt)>,
}

impl Findings<'_> {
    fn insert(&mut self, place: Place, stmt: Stmt) {
        self.insertions.push((place, stmt));
    }

    fn assign(&mut self, place: Place, var: &Symbol, value: Expr) {
        let var = var.clone();
        self.insert(place, Stmt::Assign { var, value });
    }

    /// The threads that come to the place know this.
    fn state(&mut self, place: Place, fact: Expr) {
        self.insert(place, Stmt::Assume(Guarded::here(fact)));
    }

    /// Those of them for which the guard holds know this.
    fn state_if(&mut self, place: Place, guard: Expr, expr: Expr) {
        let fact = Guarded {
            guard,
            expr,
            everywhere: false,
        };
        self.insert(place, Stmt::Assume(fact));
    }

    /// What cells of an object hold at the place, looked at without an access.
    fn look(&mut self, place: Place, cells: Cells) -> Expr {
        let ty = Type::Bv(cells.bits);
        let held = self.program.fresh("held", ty.clone(), true);
        let access = Access {
            site: cells.site,
            object: cells.object,
            kind: AccessKind::Read,
            guard: Expr::bool(true),
            offset: cells.offset,
            cells: cells.count,
            copy: None,
            value: None,
            deliberate: false,
            result: Some((held.clone(), ty)),
            uniform: false,
        };
        self.insert(place, Stmt::Perform(access));
        Expr::var(held)
    }

    /// Places the statements; several at one place stay in their order.
    fn insert_all(self) {
        let mut insertions = self.insertions;
        insertions.sort_by_key(|(place, _)| place.index);
        for (place, stmt) in insertions.into_iter().rev() {
            let mut blocks = self.program.blocks.iter_mut();
            let block = blocks.find(|b| b.origin == place.block);
            let block = block.expect("every reachable block is lowered");
            block.stmts.insert(place.index, stmt);
        }
    }
}

/// Neighbouring cells of an object, as the access of a site touches them.
struct Cells {
    object: ObjectId,
    site: SiteId,
    offset: Expr,
    count: u32,
    bits: u32,
}
