//! Random statements. Long because each kind has a few lines of its own, and the table of
//! kinds is better read beside them.

use super::plan::Plan;
use super::{Generator, LOCALS};
use crate::harness::tree::*;

impl Generator {
    /// One statement, and what it needs around it.
    pub fn stmts(&mut self, depth: u32) -> Vec<Stmt> {
        self.budget = self.budget.saturating_sub(1);
        let cuda = self.kernel.dialect == Dialect::Cuda;
        let together = self.uniform || (self.wild && self.random.percent(30));
        let nests = depth > 0;
        let blocks = self.blocks() > 1;
        let weights = [
            34,
            6,
            if together { 14 } else { 0 },
            if nests { 12 } else { 0 },
            if nests { 9 } else { 0 },
            if nests { 4 } else { 0 },
            if together && nests { 7 } else { 0 },
            if together { 5 } else { 0 },
            if self.loops > 0 && self.breaks { 4 } else { 0 },
            2,
            if cuda && together { 2 } else { 0 },
            match (cuda, together) {
                (true, true) => 4,
                (true, false) => 1,
                (false, _) => 0,
            },
            2,
            if self.kernel.pointers.is_empty() {
                0
            } else {
                3
            },
            if nests { 2 } else { 0 },
            if cuda && blocks && together && depth > 1 {
                1
            } else {
                0
            },
            if cuda { 1 } else { 0 },
        ];
        match self.random.weighted(&weights) {
            0 => self.access(),
            1 => self.set(),
            2 => self.barrier(),
            3 => self.conditional(depth),
            4 => self.plain_loop(depth),
            5 => self.while_loop(depth),
            6 => self.loop_with_barriers(depth),
            7 => self.pattern(),
            8 => self.leave_loop(),
            9 => self.leave(depth),
            10 => self.vote(),
            11 => self.warp(),
            12 => vec![Stmt::Assert(self.assertion())],
            13 => self.pointers(),
            14 => self.switch(depth),
            15 => {
                self.plans.clear();
                self.replan();
                vec![Stmt::GridBarrier]
            }
            _ => vec![Stmt::Fence(self.reach())],
        }
    }

    fn block_of(&mut self, depth: u32) -> Vec<Stmt> {
        let mut list = Vec::new();
        for _ in 0..self.random.between(1, 3) {
            list.extend(self.stmts(depth - 1));
        }
        list
    }

    /// A barrier, and what comes after it.
    pub fn barrier(&mut self) -> Vec<Stmt> {
        let spaces = match self.kernel.dialect {
            Dialect::OpenCl if self.random.percent(60) => {
                self.random
                    .pick(&[Spaces::Shared, Spaces::Shared, Spaces::Global])
            }
            _ => Spaces::Both,
        };
        self.replan_some(|array| match spaces {
            Spaces::Both => true,
            Spaces::Shared => array.is_shared(),
            Spaces::Global => array.is_global(),
        });
        vec![Stmt::Barrier(spaces)]
    }

    pub fn reach(&mut self) -> Reach {
        self.random.pick(&[Reach::Block, Reach::Gpu])
    }

    fn access(&mut self) -> Vec<Stmt> {
        let array = self.random.below(self.kernel.arrays.len());
        match self.plans[array].clone() {
            _ if self.wild => self.wild_access(array),
            Plan::Own(_) | Plan::Free => self.own_access(array).into_iter().collect(),
            Plan::ReadOnly => self.set_from(array),
            Plan::Atomic => vec![self.atomic(array)],
            Plan::Leader(leader) => self.leader_access(array, leader),
            Plan::Halves(half) => {
                let place = self.at(array, Expr::Thread);
                let above = Expr::binary(Binary::Add, Expr::Thread, Expr::Int(i64::from(half)));
                let from = self.at(array, above);
                let value = Expr::Load(Box::new(from), 7);
                let condition = Expr::binary(Binary::Lt, Expr::Thread, Expr::Int(i64::from(half)));
                let store = Stmt::Store(place, value);
                vec![Stmt::If(condition, vec![store], Vec::new())]
            }
            Plan::Idle => self.set(),
        }
    }

    fn scalar(&self, array: usize) -> bool {
        !matches!(
            self.kernel.arrays[array].element,
            Element::Pair | Element::Record
        )
    }

    fn own_access(&mut self, array: usize) -> Option<Stmt> {
        let place = self.writable(array)?;
        Some(self.write_to(array, place))
    }

    fn write_to(&mut self, array: usize, place: Place) -> Stmt {
        let float = self.kernel.arrays[array].element == Element::Float;
        match self.random.below(10) {
            0..=5 => Stmt::Store(place, self.value(2)),
            6 | 7 if !float => {
                let op = self
                    .random
                    .pick(&[Binary::Add, Binary::Xor, Binary::Sub, Binary::Or]);
                let value = self.value(1);
                Stmt::Update(place, op, Expr::Wrap(Box::new(value), 31))
            }
            8 if self.scalar(array)
                && self.kernel.dialect == Dialect::Cuda
                && place.view.is_none() =>
            {
                let barrier = self.uniform && self.random.percent(20);
                let value = self.value(1);
                if barrier {
                    self.replan();
                }
                Stmt::StoreByHelper {
                    place,
                    value,
                    barrier,
                }
            }
            9 if place.view.is_none()
                && self.kernel.dialect == Dialect::Cuda
                && self.random.percent(25) =>
            {
                Stmt::Clear(place)
            }
            9 if place.view.is_none() => match self.partner(array) {
                Some(from) => Stmt::Copy(place, from),
                None => Stmt::Store(place, self.value(1)),
            },
            _ => Stmt::Store(place, self.value(1)),
        }
    }

    /// A place of an array with the same elements that may be read.
    fn partner(&mut self, array: usize) -> Option<Place> {
        let element = self.kernel.arrays[array].element;
        let alike: Vec<usize> = (0..self.kernel.arrays.len())
            .filter(|&other| self.kernel.arrays[other].element == element)
            .collect();
        let other = self.random.pick(&alike);
        self.readable(other).filter(|place| place.view.is_none())
    }

    fn set(&mut self) -> Vec<Stmt> {
        let local = self.local();
        let value = self.value(2);
        let counted = Expr::binary(Binary::Add, Expr::Local(local), Expr::Int(1));
        let value = match self.random.percent(15) {
            true => counted,
            false => Expr::Wrap(Box::new(value), 63),
        };
        vec![Stmt::Set(local, value)]
    }

    fn set_from(&mut self, array: usize) -> Vec<Stmt> {
        let local = self.local();
        match self.readable(array) {
            Some(place) => vec![Stmt::Set(local, Expr::Load(Box::new(place), 15))],
            None => Vec::new(),
        }
    }

    pub fn atomic(&mut self, array: usize) -> Stmt {
        let index = self.any_index();
        let place = self.at(array, index);
        self.atomic_at(place, array)
    }

    fn atomic_at(&mut self, place: Place, array: usize) -> Stmt {
        let narrow = self.kernel.arrays[array].is_shared() || self.blocks() == 1 || self.wild;
        let reach = match narrow {
            true => self.reach(),
            false => Reach::Gpu,
        };
        let op = self.random.pick(&[
            AtomicOp::Add,
            AtomicOp::Add,
            AtomicOp::Max,
            AtomicOp::Exchange,
            AtomicOp::CompareExchange,
        ]);
        let value = self.value(1);
        Stmt::Atomic {
            op,
            reach,
            place,
            value: Expr::Wrap(Box::new(value), 15),
            result: self.random.percent(50).then(|| self.random.below(LOCALS)),
            whole: false,
        }
    }

    /// Only one thread is here.
    fn leader_access(&mut self, array: usize, leader: u32) -> Vec<Stmt> {
        let mut condition = Expr::binary(Binary::Eq, Expr::Thread, Expr::Int(i64::from(leader)));
        if self.kernel.arrays[array].is_global() && self.blocks() > 1 {
            let block = Expr::binary(Binary::Eq, Expr::Block, Expr::Int(0));
            condition = Expr::binary(Binary::Both, condition, block);
        }
        let uniform = std::mem::replace(&mut self.uniform, false);
        let mut list = Vec::new();
        for _ in 0..self.random.between(1, 2) {
            let index = self.any_index();
            let place = self.at(array, index);
            list.push(match self.random.percent(65) {
                true => self.write_to(array, place),
                false => Stmt::Set(self.local(), Expr::Load(Box::new(place), 15)),
            });
        }
        self.uniform = uniform;
        vec![Stmt::If(condition, list, Vec::new())]
    }

    fn wild_access(&mut self, array: usize) -> Vec<Stmt> {
        let place = self.wild_place(array);
        let integer = matches!(
            self.kernel.arrays[array].element,
            Element::Int | Element::Unsigned
        );
        let integer = integer && !self.kernel.arrays[array].is_private();
        let cuda = self.kernel.dialect == Dialect::Cuda;
        match self.random.below(10) {
            0 | 1 if integer && place.view.is_none() => vec![self.atomic_at(place, array)],
            2 if integer && place.view.is_none() => {
                let order = match cuda {
                    true => self
                        .random
                        .pick(&[Order::Volatile, Order::Relaxed, Order::Acquire]),
                    false => Order::Volatile,
                };
                let stores = self.random.percent(50);
                let order = match order {
                    Order::Acquire if stores => Order::Release,
                    order => order,
                };
                let value = match stores {
                    true => Ok(self.value(1)),
                    false => Err(self.local()),
                };
                vec![Stmt::Ordered {
                    order,
                    place,
                    value,
                }]
            }
            3 | 4 => vec![Stmt::Set(self.local(), Expr::Load(Box::new(place), 15))],
            _ => vec![self.write_to(array, place)],
        }
    }

    fn conditional(&mut self, depth: u32) -> Vec<Stmt> {
        let uniform = self.uniform && self.random.percent(35);
        let condition = match uniform {
            true => self.uniform_condition(),
            false => self.condition(1),
        };
        let epoch = self.epoch;
        let outer = std::mem::replace(&mut self.uniform, uniform);
        let then = self.block_of(depth);
        let otherwise = match self.random.percent(35) {
            true if self.epoch != epoch => {
                // The other side starts with what holds before.
                let mut list = self.barrier();
                list.extend(self.block_of(depth));
                list
            }
            true => self.block_of(depth),
            false => Vec::new(),
        };
        self.uniform = outer;
        let mut list = vec![Stmt::If(condition, then, otherwise)];
        if self.epoch != epoch {
            list.extend(self.barrier());
        }
        list
    }

    fn bound(&mut self, uniform: bool) -> (Expr, u32) {
        match self.random.below(8) {
            0..=3 => {
                let bound = self.random.between(1, 5);
                (Expr::Int(i64::from(bound)), bound)
            }
            4 if !self.kernel.params.is_empty() => {
                let param = self.random.below(self.kernel.params.len());
                let bound = match self.kernel.params[param].required {
                    true => self.kernel.params[param].range.1,
                    false => u32::MAX,
                };
                (Expr::Param(param), bound)
            }
            5 if !uniform => {
                let by = self.random.between(0, 2);
                let sum = Expr::binary(Binary::Add, Expr::Thread, Expr::Int(i64::from(by)));
                (sum, self.threads() + by)
            }
            6 if !uniform => {
                let value = self.value(1);
                (Expr::Wrap(Box::new(value), 3), 3)
            }
            _ => {
                let value = self.uniform_value();
                (Expr::Wrap(Box::new(value), 7), 7)
            }
        }
    }

    fn plain_loop(&mut self, depth: u32) -> Vec<Stmt> {
        let epoch = self.epoch;
        let outer = std::mem::replace(&mut self.uniform, false);
        let breaks = std::mem::replace(&mut self.breaks, true);
        let (to, bound) = self.bound(false);
        let (from, step, below) = match self.random.below(10) {
            0..=4 => (Expr::Int(0), Step::Add(1), bound),
            5 => (Expr::Int(0), Step::Add(self.random.between(2, 3)), bound),
            6 if self.random.percent(50) => {
                let by = self.random.between(1, 2);
                (to.clone(), Step::Sub(by), bound.saturating_add(1))
            }
            6 => (Expr::Int(1), Step::Double, bound),
            7 => (to.clone(), Step::Halve, bound.saturating_add(1)),
            8 => (Expr::Thread, Step::BlockSize, bound),
            _ => (Expr::Wrap(Box::new(self.value(1)), 3), Step::Add(1), bound),
        };
        let to = match step {
            Step::Halve | Step::Sub(_) => Expr::Int(0),
            Step::BlockSize => {
                let by = self.random.between(2, 3);
                Expr::By(
                    By::Mul,
                    Box::new(Expr::Int(i64::from(by))),
                    Factor::BlockSize,
                )
            }
            _ => to,
        };
        let below = match step {
            Step::BlockSize => u32::MAX,
            _ => below,
        };
        let counter = self.counter_for(step);
        self.counters.push((counter, below, false));
        self.loops += 1;
        let body = self.block_of(depth);
        self.loops -= 1;
        self.counters.pop();
        self.uniform = outer;
        self.breaks = breaks;
        debug_assert!(self.wild || self.epoch == epoch);
        vec![Stmt::For {
            counter,
            from,
            to,
            step,
            body,
        }]
    }

    fn while_loop(&mut self, depth: u32) -> Vec<Stmt> {
        let outer = std::mem::replace(&mut self.uniform, false);
        let breaks = std::mem::replace(&mut self.breaks, true);
        let counter = self.counter();
        let limit = self.random.between(1, 5);
        let condition = self.condition(1);
        self.loops += 1;
        let body = self.block_of(depth);
        self.loops -= 1;
        self.uniform = outer;
        self.breaks = breaks;
        vec![Stmt::While {
            counter,
            condition,
            limit,
            first: self.random.percent(70),
            body,
        }]
    }

    /// Each iteration starts with a barrier, and one follows the loop.
    fn loop_with_barriers(&mut self, depth: u32) -> Vec<Stmt> {
        let (to, below) = self.bound(true);
        let (from, to, step) = match self.random.below(6) {
            0 => (Expr::Int(1), Expr::Int(8), Step::Double),
            2 => (Expr::Int(3), Expr::Int(0), Step::Sub(1)),
            1 => (Expr::Int(4), Expr::Int(0), Step::Halve),
            _ => (Expr::Int(0), to, Step::Add(1)),
        };
        let below = match step {
            Step::Add(_) => below,
            _ => 8,
        };
        let counter = self.counter_for(step);
        self.counters.push((counter, below, true));
        self.loops += 1;
        let breaks = std::mem::replace(&mut self.breaks, false);
        let mut body = self.barrier();
        body.extend(self.block_of(depth));
        if self.random.percent(15) {
            body.push(Stmt::Break(self.uniform_condition()));
        }
        body.extend(self.stmts(depth - 1));
        self.breaks = breaks;
        self.loops -= 1;
        self.counters.pop();
        let mut list = vec![Stmt::For {
            counter,
            from,
            to,
            step,
            body,
        }];
        list.extend(self.barrier());
        list
    }

    fn leave_loop(&mut self) -> Vec<Stmt> {
        let condition = self.condition(1);
        vec![match self.random.percent(60) {
            true => Stmt::Break(condition),
            false => Stmt::Continue(condition),
        }]
    }

    fn leave(&mut self, depth: u32) -> Vec<Stmt> {
        if self.uniform && self.random.percent(50) {
            return vec![Stmt::Return(self.uniform_condition())];
        }
        // From here on threads are missing.
        if self.loops == 0 && depth > 0 {
            self.uniform = false;
        }
        if self.loops > 0 && !self.breaks && !self.wild {
            return Vec::new();
        }
        vec![Stmt::Return(self.condition(1))]
    }

    fn vote(&mut self) -> Vec<Stmt> {
        let kind = self.random.below(3) as u8;
        let value = self.condition(1);
        let local = self.local();
        self.replan();
        vec![Stmt::Vote(kind, value, local)]
    }

    fn warp(&mut self) -> Vec<Stmt> {
        if self.random.percent(25) {
            return vec![Stmt::WarpBarrier];
        }
        let op = self.random.below(8) as u8;
        let (value, result) = (self.value(1), self.local());
        if self.random.percent(30) {
            let condition = self.condition(1);
            let ballot = match self.random.percent(80) {
                true => condition.clone(),
                false => self.condition(1),
            };
            return vec![Stmt::Among {
                condition,
                ballot,
                op,
                value,
                result,
            }];
        }
        let lanes = self.random.pick(&[2, 4, 8, 16]);
        let mask = match self.random.below(8) {
            0..=3 => Mask::All,
            4 => Mask::First(lanes),
            5 | 6 => Mask::Tile(lanes),
            _ => Mask::Active,
        };
        let stmt = Stmt::Warp {
            op,
            mask,
            value,
            result,
        };
        let number = |by: By, n: u32| Expr::by(by, Expr::Thread, n);
        match (mask, self.random.below(4)) {
            // The lanes that the mask names, and perhaps others.
            (Mask::First(lanes), 0..=2) => {
                let lane = number(By::Rem, 32);
                let named = Expr::binary(Binary::Lt, lane, Expr::Int(i64::from(lanes)));
                vec![Stmt::If(named, vec![stmt], Vec::new())]
            }
            (Mask::Tile(lanes), 0..=1) => {
                let tile = number(By::Div, lanes);
                let even = Expr::binary(Binary::And, tile, Expr::Int(1));
                vec![Stmt::If(even, vec![stmt], Vec::new())]
            }
            // By warps: the first one alone, or the others leave before.
            (Mask::All, 0) => {
                let first = Expr::binary(Binary::Eq, number(By::Div, 32), Expr::Int(0));
                vec![Stmt::If(first, vec![stmt], Vec::new())]
            }
            (Mask::All, 1) if self.loops == 0 && self.random.percent(30) => {
                let by = self.random.pick(&[32, 32, 4]);
                let later = Expr::binary(Binary::Lt, Expr::Int(0), number(By::Div, by));
                self.uniform = false;
                vec![Stmt::Return(later), stmt]
            }
            _ => vec![stmt],
        }
    }

    /// A condition that mostly holds.
    fn assertion(&mut self) -> Expr {
        match self.random.below(4) {
            0 => {
                let n = i64::from(self.threads());
                Expr::binary(Binary::Lt, Expr::Thread, Expr::Int(n))
            }
            1 => {
                let local = self.local();
                let masked = Expr::Wrap(Box::new(Expr::Local(local)), 7);
                Expr::binary(Binary::Lt, masked, Expr::Int(8))
            }
            2 if self.random.percent(30) => self.condition(1),
            _ => {
                let value = self.value(1);
                let masked = Expr::Wrap(Box::new(value), 3);
                Expr::binary(Binary::Le, masked, Expr::Int(3))
            }
        }
    }

    fn pointers(&mut self) -> Vec<Stmt> {
        let other = |base: Base| Stmt::Point(0, base);
        let second = self.kernel.pointers[1].start;
        match self.random.below(4) {
            0 => vec![Stmt::Swap(0, 1)],
            1 => vec![other(Base::Array(second))],
            2 => vec![Stmt::If(
                self.condition(1),
                vec![other(Base::Pointer(1))],
                Vec::new(),
            )],
            _ => {
                // Through the pointers, where every array it may be allows that.
                let own = |plan: &Plan| match plan {
                    Plan::Own(map) if map.chunk == 1 && map.stride.is_none() => {
                        Some(map.first.clone())
                    }
                    _ => None,
                };
                let first = self.kernel.pointers[0].start;
                let index = match (own(&self.plans[first]), own(&self.plans[second])) {
                    (Some(a), Some(b)) if a == b || self.wild => a,
                    _ if self.wild => Expr::Thread,
                    _ => return Vec::new(),
                };
                let place = Place {
                    base: Base::Pointer(self.random.below(2)),
                    view: None,
                    index,
                    field: 0,
                };
                vec![Stmt::Store(place, self.value(1))]
            }
        }
    }

    fn switch(&mut self, depth: u32) -> Vec<Stmt> {
        let value = Expr::Wrap(Box::new(self.value(1)), 3);
        let outer = std::mem::replace(&mut self.uniform, false);
        let breaks = std::mem::replace(&mut self.breaks, false);
        let loops = std::mem::replace(&mut self.loops, 0);
        let cases = (0..self.random.between(2, 3))
            .map(|_| self.block_of(depth))
            .collect();
        self.loops = loops;
        self.breaks = breaks;
        self.uniform = outer;
        vec![Stmt::Switch {
            value,
            cases,
            falls_through: self.random.percent(25),
        }]
    }
}
