//! Shapes that programmers know, which random statements would not form.

use super::Generator;
use crate::harness::tree::*;

impl Generator {
    /// A few barrier intervals that belong together. All threads are here.
    pub fn pattern(&mut self) -> Vec<Stmt> {
        let scalar = |array: &Array| !matches!(array.element, Element::Pair | Element::Record);
        let alone = self.blocks() == 1;
        let arrays: Vec<usize> = (0..self.kernel.arrays.len())
            .filter(|&index| {
                let array = &self.kernel.arrays[index];
                scalar(array) && (array.is_shared() || (alone && !array.is_private()))
            })
            .collect();
        let mut list = self.barrier();
        if !arrays.is_empty() {
            let array = self.random.pick(&arrays);
            match self.random.below(7) {
                0 => list.extend(self.tree(array)),
                1 => list.extend(self.scan(array)),
                2 => list.extend(self.broadcast(array)),
                3 => list.extend(self.transpose(array)),
                4 => list.extend(self.bitonic(array)),
                5 => list.extend(self.ping_pong(&arrays)),
                _ => list.extend(self.ticket(&arrays)),
            }
        }
        if !alone && self.random.percent(30) && self.kernel.dialect == Dialect::Cuda {
            list.extend(self.last_block());
        }
        list.extend(self.barrier());
        list
    }

    fn thread_plus(&self, counter: usize) -> Expr {
        Expr::binary(Binary::Add, Expr::Thread, Expr::Local(counter))
    }

    fn load_at(&mut self, array: usize, index: Expr) -> Expr {
        Expr::Load(Box::new(self.at(array, index)), 15)
    }

    fn store_at(&mut self, array: usize, index: Expr, value: Expr) -> Stmt {
        Stmt::Store(self.at(array, index), value)
    }

    /// Half of the threads add what the other half has, and so on.
    fn tree(&mut self, array: usize) -> Vec<Stmt> {
        let counter = self.counter();
        let half = self.threads().next_power_of_two() / 2;
        let value = self.value(1);
        let first = self.store_at(array, Expr::Thread, value);
        let above = self.thread_plus(counter);
        let sum = {
            let (a, b) = (
                self.load_at(array, Expr::Thread),
                self.load_at(array, above.clone()),
            );
            Expr::binary(Binary::Add, a, b)
        };
        let add = self.store_at(array, Expr::Thread, sum);
        let below = Expr::binary(Binary::Lt, Expr::Thread, Expr::Local(counter));
        let strided = self.random.percent(30);
        let (condition, from, to, step) = match strided {
            // Interleaved: multiples of twice the distance.
            true => {
                let mask = Expr::by(By::Mul, Expr::Local(counter), 2);
                let mask = Expr::binary(Binary::Sub, mask, Expr::Int(1));
                let low = Expr::binary(Binary::And, Expr::Thread, mask);
                (
                    Expr::binary(Binary::Eq, low, Expr::Int(0)),
                    1,
                    half + 1,
                    Step::Double,
                )
            }
            false => (below, half, 0, Step::Halve),
        };
        let body = vec![
            Stmt::If(condition, vec![add], Vec::new()),
            Stmt::Barrier(Spaces::Both),
        ];
        let fold = Stmt::For {
            counter,
            from: Expr::Int(i64::from(from)),
            to: Expr::Int(i64::from(to)),
            step,
            body,
        };
        vec![first, Stmt::Barrier(Spaces::Both), fold]
    }

    /// Each thread adds what lies at a growing distance below.
    fn scan(&mut self, array: usize) -> Vec<Stmt> {
        let counter = self.counter();
        let local = self.local();
        let value = self.value(1);
        let first = self.store_at(array, Expr::Thread, value);
        let below = Expr::binary(Binary::Sub, Expr::Thread, Expr::Local(counter));
        let enough = Expr::binary(Binary::Le, Expr::Local(counter), Expr::Thread);
        let read = Stmt::Set(local, self.load_at(array, below));
        let own = self.load_at(array, Expr::Thread);
        let sum = Expr::binary(
            Binary::Add,
            own,
            Expr::Wrap(Box::new(Expr::Local(local)), 15),
        );
        let write = self.store_at(array, Expr::Thread, sum);
        let body = vec![
            Stmt::If(enough.clone(), vec![read], Vec::new()),
            Stmt::Barrier(Spaces::Both),
            Stmt::If(enough, vec![write], Vec::new()),
            Stmt::Barrier(Spaces::Both),
        ];
        let steps = Stmt::For {
            counter,
            from: Expr::Int(1),
            to: Expr::Int(i64::from(self.threads())),
            step: Step::Double,
            body,
        };
        vec![first, Stmt::Barrier(Spaces::Both), steps]
    }

    /// One thread writes what all read, again and again.
    fn broadcast(&mut self, array: usize) -> Vec<Stmt> {
        let counter = self.counter();
        let local = self.local();
        let leader = self.random.below(self.threads() as usize) as i64;
        let is_leader = Expr::binary(Binary::Eq, Expr::Thread, Expr::Int(leader));
        let value = self.value(1);
        let cell = Expr::Int(self.random.below(3) as i64);
        let write = self.store_at(array, cell.clone(), value);
        let read = self.load_at(array, cell);
        let mut body = vec![
            Stmt::If(is_leader, vec![write], Vec::new()),
            Stmt::Barrier(Spaces::Both),
            Stmt::Set(local, read),
        ];
        if self.random.percent(40) {
            let go = Expr::Wrap(Box::new(Expr::Local(local)), 1);
            body.push(Stmt::Break(go));
        }
        body.push(Stmt::Barrier(Spaces::Both));
        vec![Stmt::For {
            counter,
            from: Expr::Int(0),
            to: Expr::Int(3),
            step: Step::Add(1),
            body,
        }]
    }

    /// Writes by rows and reads by columns.
    fn transpose(&mut self, array: usize) -> Vec<Stmt> {
        let [x, y, _] = self.kernel.block;
        let pitch = x.max(y) + self.random.between(0, 1);
        let cell = |a: u8, b: u8| {
            let row = Expr::by(By::Mul, Expr::Id(Id::Thread, a), pitch);
            Expr::binary(Binary::Add, row, Expr::Id(Id::Thread, b))
        };
        let third = self.kernel.block[2] > 1;
        if third {
            return Vec::new();
        }
        let local = self.local();
        let value = self.value(1);
        vec![
            self.store_at(array, cell(1, 0), value),
            Stmt::Barrier(Spaces::Both),
            Stmt::Set(local, self.load_at(array, cell(0, 1))),
        ]
    }

    /// Pairs of threads whose ids differ in one bit compare.
    fn bitonic(&mut self, array: usize) -> Vec<Stmt> {
        let counter = self.counter();
        let partner = Expr::binary(Binary::Xor, Expr::Thread, Expr::Local(counter));
        let lower = Expr::binary(Binary::Lt, Expr::Thread, partner.clone());
        let a = self.load_at(array, Expr::Thread);
        let b = self.load_at(array, partner.clone());
        let swap = vec![
            Stmt::Set(0, a.clone()),
            self.store_at(array, Expr::Thread, b.clone()),
            self.store_at(array, partner, Expr::Local(0)),
        ];
        let body = vec![
            Stmt::If(
                lower,
                vec![Stmt::If(Expr::binary(Binary::Lt, b, a), swap, Vec::new())],
                Vec::new(),
            ),
            Stmt::Barrier(Spaces::Both),
        ];
        vec![Stmt::For {
            counter,
            from: Expr::Int(4),
            to: Expr::Int(0),
            step: Step::Halve,
            body,
        }]
    }

    /// From one array to the other and back.
    fn ping_pong(&mut self, arrays: &[usize]) -> Vec<Stmt> {
        let counter = self.counter();
        let (a, b) = (self.random.pick(arrays), self.random.pick(arrays));
        let n = self.threads();
        let next = |by: u32| {
            let sum = Expr::binary(Binary::Add, Expr::Thread, Expr::Int(i64::from(by)));
            Expr::By(By::Rem, Box::new(sum), Factor::BlockSize)
        };
        let from = self.load_at(a, next(1));
        let there = self.store_at(b, Expr::Thread, from);
        let from = self.load_at(b, next(n - 1));
        let back = self.store_at(a, Expr::Thread, from);
        vec![Stmt::For {
            counter,
            from: Expr::Int(0),
            to: Expr::Int(2),
            step: Step::Add(1),
            body: vec![
                there,
                Stmt::Barrier(Spaces::Both),
                back,
                Stmt::Barrier(Spaces::Both),
            ],
        }]
    }

    /// Slots that are drawn from an atomic counter.
    fn ticket(&mut self, arrays: &[usize]) -> Vec<Stmt> {
        let integer = |index: &&usize| {
            matches!(
                self.kernel.arrays[**index].element,
                Element::Int | Element::Unsigned
            )
        };
        let Some(&counter) = arrays.iter().find(integer) else {
            return Vec::new();
        };
        let target = self.random.pick(arrays);
        if target == counter {
            return Vec::new();
        }
        let local = self.local();
        // One counter for all, or one for each of two halves.
        let cell = match self.random.percent(75) {
            true => Expr::Int(0),
            false => Expr::Wrap(Box::new(Expr::Thread), 1),
        };
        let by = match self.random.below(8) {
            0..=4 => Expr::Int(1),
            5 => Expr::Int(2),
            6 => Expr::Int(0),
            _ => Expr::Wrap(Box::new(self.value(1)), 3),
        };
        let first = Expr::binary(Binary::Lt, Expr::Thread, Expr::Int(2));
        let clear = self.store_at(counter, Expr::Thread, Expr::Int(0));
        let clear = Stmt::If(first, vec![clear], Vec::new());
        let draw = |generator: &mut Self, op, value| Stmt::Atomic {
            op,
            reach: generator.reach(),
            place: generator.at(counter, cell.clone()),
            value,
            result: Some(local),
            whole: true,
        };
        let take = draw(self, AtomicOp::Add, by);
        let value = self.value(1);
        let condition = self.condition(1);
        let write = self.store_at(target, Expr::Local(local), value);
        let mut body = vec![take, write];
        if self.random.percent(20) {
            let op = self
                .random
                .pick(&[AtomicOp::Max, AtomicOp::Exchange, AtomicOp::Add]);
            let other = draw(self, op, Expr::Int(1));
            body.insert(self.random.below(3), other);
        }
        let body = match self.random.percent(40) {
            true => body,
            false => vec![Stmt::If(condition, body, Vec::new())],
        };
        let body = match self.random.percent(30) {
            false => body,
            true => vec![Stmt::For {
                counter: self.counter(),
                from: Expr::Int(0),
                to: Expr::Int(2),
                step: Step::Add(1),
                body,
            }],
        };
        let mut list = vec![clear.clone(), Stmt::Barrier(Spaces::Both)];
        list.extend(body.clone());
        if self.random.percent(30) {
            // Once more, perhaps from the start.
            let again = self.random.percent(50);
            list.extend(again.then_some(Stmt::Barrier(Spaces::Both)));
            list.extend(self.random.percent(60).then_some(clear));
            list.push(Stmt::Barrier(Spaces::Both));
            list.extend(body);
        }
        list
    }

    /// The last block to arrive reads what all have written.
    fn last_block(&mut self) -> Vec<Stmt> {
        let integer = |array: &Array| {
            matches!(array.element, Element::Int | Element::Unsigned) && array.is_global()
        };
        let arrays: Vec<usize> = (0..self.kernel.arrays.len())
            .filter(|&index| integer(&self.kernel.arrays[index]))
            .collect();
        if arrays.len() < 2 {
            return Vec::new();
        }
        let (data, count) = (arrays[0], arrays[1]);
        let local = self.local();
        let fence = Stmt::Fence(self.reach());
        let draw = Stmt::Atomic {
            op: AtomicOp::Add,
            reach: Reach::Gpu,
            place: self.at(count, Expr::Int(0)),
            value: Expr::Int(1),
            result: Some(local),
            whole: true,
        };
        let last = Expr::binary(
            Binary::Eq,
            Expr::Local(local),
            Expr::binary(Binary::Sub, Expr::Id(Id::GridSize, 0), Expr::Int(1)),
        );
        let read = Stmt::Set(local, self.load_at(data, Expr::Int(0)));
        let leader = Expr::binary(Binary::Eq, Expr::Thread, Expr::Int(0));
        let write = self.store_at(data, Expr::Block, Expr::Int(1));
        let body = vec![
            write,
            fence.clone(),
            draw,
            Stmt::If(last, vec![fence, read], Vec::new()),
        ];
        vec![Stmt::If(leader, body, Vec::new())]
    }
}
