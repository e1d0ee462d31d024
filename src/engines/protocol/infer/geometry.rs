//! Ids and sizes of a launch, and what is known of them.

use super::Infer;
use crate::engines::protocol::ast::{Level, Variable, Warps};
use crate::kir::Geometry;
use crate::kir::launch::{MAX_BLOCK, MAX_BLOCK_THREADS, MAX_GRID, Size};
use crate::smt::{BvOp, Facts, Sort, Term};

const DIMENSIONS: [&str; 3] = ["x", "y", "z"];

/// Most threads of a grid whose size is open, in each dimension: global ids are 32-bit numbers in
/// practice, and the report says so.
const MAX_THREADS: u32 = 0x7fff_ffff;

impl Infer<'_> {
    /// Declares what the launch leaves open, and states its limits.
    pub(super) fn declare_launch(&mut self) {
        for dim in 0..3u8 {
            let index = usize::from(dim);
            let (block, grid) = (
                self.context.launch.block[index],
                self.context.launch.grid[index],
            );
            let most_threads = block.fixed().unwrap_or(MAX_BLOCK[index]);
            let fit = MAX_THREADS / block.fixed().unwrap_or(1);
            let most_blocks = grid.fixed().unwrap_or(MAX_GRID[index].min(fit));
            let name = |what: &str| format!("{what}.{}", DIMENSIONS[index]);
            let size = self.size(
                Geometry::BlockDim,
                dim,
                block,
                most_threads,
                name("blockDim"),
            );
            let count = self.size(Geometry::GridDim, dim, grid, most_blocks, name("gridDim"));
            let thread = self.id(Geometry::ThreadId, dim, block, name("threadIdx"), size);
            let home = self.id(Geometry::BlockId, dim, grid, name("blockIdx"), count);
            self.protocol.thread_ids.extend(thread);
            self.protocol.block_ids.extend(home);
            if grid == Size::Symbolic {
                let pool = self.pool();
                let (a, b) = (pool.zero_ext(size, 64), pool.zero_ext(count, 64));
                let threads = pool.bv_mul(a, b);
                let limit = pool.bv(u128::from(MAX_THREADS), 64);
                let fact = pool.ule(threads, limit);
                self.protocol.wheres.push(fact);
            }
        }
        if self.context.launch.block.contains(&Size::Symbolic) {
            let sizes = [0, 1, 2].map(|dim| self.geometry[&(Geometry::BlockDim, dim)]);
            let most = self.context.kernel.max_threads.unwrap_or(MAX_BLOCK_THREADS);
            let pool = self.pool();
            let product = pool.bv_mul(sizes[0], sizes[1]);
            let product = pool.bv_mul(product, sizes[2]);
            let limit = pool.bv(u128::from(most.min(MAX_BLOCK_THREADS)), 32);
            let fact = pool.ule(product, limit);
            self.protocol.wheres.push(fact);
        }
    }

    /// Says what warps are.
    pub(super) fn declare_warps(&mut self) {
        if self.protocol.warps.is_none() {
            self.protocol.warps = Some(self.warps());
        }
    }

    /// Which warp a thread is in.
    pub(super) fn warps(&mut self) -> Warps {
        let size = self.context.kernel.usual_warp_size();
        let at = |infer: &mut Self, query| [0, 1, 2].map(|dim| infer.geometry(query, dim));
        let [x, y, z] = at(self, Geometry::ThreadId);
        let [width, height, _] = at(self, Geometry::BlockDim);
        let pool = self.pool();
        let rows = pool.bv_mul(z, height);
        let rows = pool.bv_add(rows, y);
        let before = pool.bv_mul(rows, width);
        let thread = pool.bv_add(before, x);
        let (shift, last) = (
            pool.bv(size.trailing_zeros().into(), 32),
            pool.bv((size - 1).into(), 32),
        );
        let warp = pool.bv_op(BvOp::Lshr, thread, shift);
        let lane = pool.bv_op(BvOp::And, thread, last);
        Warps { warp, lane }
    }

    fn size(&mut self, query: Geometry, dim: u8, size: Size, most: u32, name: String) -> Term {
        let term = match size {
            Size::Fixed(size) => self.pool().bv(u128::from(size), 32),
            Size::Symbolic => self.bounded(name, Level::Grid, 1, most),
        };
        self.geometry.insert((query, dim), term);
        self.quantities.geometry.insert((query, dim), term);
        term
    }

    /// The id, where there is more than one.
    fn id(
        &mut self,
        query: Geometry,
        dim: u8,
        size: Size,
        name: String,
        count: Term,
    ) -> Option<Term> {
        if size == Size::Fixed(1) {
            let zero = self.pool().bv(0, 32);
            self.geometry.insert((query, dim), zero);
            return None;
        }
        let level = match query {
            Geometry::ThreadId => Level::Thread,
            _ => Level::Block,
        };
        let facts = self.pool().facts(count);
        let term = self.bounded(name, level, 0, (facts.uhi - 1) as u32);
        let pool = self.pool();
        let below = pool.ult(term, count);
        self.protocol.wheres.push(below);
        self.geometry.insert((query, dim), term);
        self.quantities.geometry.insert((query, dim), term);
        Some(term)
    }

    fn bounded(&mut self, name: String, level: Level, least: u32, most: u32) -> Term {
        let pool = &mut self.protocol.pool;
        let term = pool.fresh_var(&name, Sort::BitVec(32));
        let (lo, hi) = (
            pool.bv(u128::from(least), 32),
            pool.bv(u128::from(most), 32),
        );
        let facts = [pool.ule(lo, term), pool.ule(term, hi)];
        self.protocol.wheres.extend(facts);
        pool.learn(
            term,
            Facts::unsigned(u128::from(least), u128::from(most), 32),
        );
        self.protocol.vars.push(Variable { name, term, level });
        term
    }

    /// The query's value.
    pub(super) fn geometry(&mut self, query: Geometry, dim: u8) -> Term {
        if dim > 2 {
            // OpenCL: dimensions that the launch does not have.
            let value = matches!(query, Geometry::BlockDim | Geometry::GridDim);
            return self.pool().bv(u128::from(value), 32);
        }
        let dim = match query {
            Geometry::LaneId | Geometry::WarpId | Geometry::WorkDim => 0,
            _ => dim,
        };
        if let Some(term) = self.geometry.get(&(query, dim)) {
            return *term;
        }
        let term = match query {
            Geometry::GlobalOffset => self.pool().bv(0, 32),
            Geometry::WorkDim => match self.context.launch.dimensions {
                Some(dimensions) => self.pool().bv(u128::from(dimensions), 32),
                None => self.bounded("workDim".into(), Level::Grid, 1, 3),
            },
            // Which threads make a warp is for the implementation to say.
            _ => self.local("laneId", Sort::BitVec(32), Level::Thread, None),
        };
        self.geometry.insert((query, dim), term);
        self.quantities.geometry.insert((query, dim), term);
        term
    }
}
