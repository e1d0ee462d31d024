//! Random expressions.

use super::Generator;
use super::plan::{Map, Plan};
use crate::harness::tree::*;

impl Generator {
    /// Any small number.
    pub fn value(&mut self, depth: u32) -> Expr {
        if depth == 0 {
            return self.leaf();
        }
        match self.random.below(20) {
            0..=5 => self.leaf(),
            6..=8 => self.load().unwrap_or_else(|| self.leaf()),
            9..=12 => {
                let op = self.random.pick(&[
                    Binary::Add,
                    Binary::Add,
                    Binary::Sub,
                    Binary::Xor,
                    Binary::Or,
                    Binary::And,
                ]);
                let (a, b) = (self.value(depth - 1), self.value(depth - 1));
                Expr::binary(op, a, b)
            }
            13..=15 => self.scaled(depth),
            16 => {
                let ty = self.random.pick(&[
                    Local::Int,
                    Local::Unsigned,
                    Local::Long,
                    Local::UnsignedChar,
                ]);
                Expr::Cast(ty, Box::new(self.value(depth - 1)))
            }
            17 => {
                let condition = self.condition(depth - 1);
                let (a, b) = (self.value(depth - 1), self.value(depth - 1));
                Expr::Pick(Box::new(condition), Box::new(a), Box::new(b))
            }
            18 if self.random.percent(25) => {
                let inner = self.value(depth - 1);
                Expr::Table(self.random.percent(50), Box::new(inner))
            }
            18 => {
                let mask = self.random.pick(&[1, 3, 7, 5]);
                Expr::Wrap(Box::new(self.value(depth - 1)), mask)
            }
            _ if self.kernel.dialect == Dialect::Cuda || self.random.percent(50) => {
                let which = self.random.below(2) as u8;
                let (a, b) = (self.value(depth - 1), self.value(depth - 1));
                Expr::Helper(which, Box::new(a), Box::new(b))
            }
            _ => self.leaf(),
        }
    }

    fn scaled(&mut self, depth: u32) -> Expr {
        let inner = match self.random.percent(50) {
            true => self.id(),
            false => Expr::Wrap(Box::new(self.value(depth - 1)), 15),
        };
        let op = self
            .random
            .pick(&[By::Mul, By::Mul, By::Div, By::Rem, By::Shl, By::Shr]);
        let factor = match op {
            By::Mul => self.random.between(2, 5),
            By::Div => self.random.between(2, 4),
            By::Rem => self.random.between(2, 9),
            By::Shl | By::Shr => self.random.between(1, 2),
        };
        let factor = match op {
            By::Rem | By::Mul | By::Div if self.random.percent(20) => Factor::BlockSize,
            _ => Factor::Number(factor),
        };
        Expr::By(op, Box::new(inner), factor)
    }

    fn leaf(&mut self) -> Expr {
        match self.random.below(10) {
            0..=2 => Expr::Int(self.random.below(8) as i64),
            3..=5 => self.id(),
            6 | 7 => Expr::Local(self.local()),
            8 => self.param().unwrap_or(Expr::Thread),
            _ => self.any_counter().unwrap_or(Expr::Int(1)),
        }
    }

    fn id(&mut self) -> Expr {
        match self.random.below(12) {
            0..=5 => Expr::Thread,
            6 => Expr::Block,
            7 | 8 => self.thread_axis(),
            9 => Expr::Id(Id::BlockSize, 0),
            10 => Expr::Id(Id::GridSize, 0),
            _ => {
                let base = Expr::By(By::Mul, Box::new(Expr::Block), Factor::BlockSize);
                Expr::binary(Binary::Add, base, Expr::Thread)
            }
        }
    }

    fn thread_axis(&mut self) -> Expr {
        let used = (0..3).filter(|&dim| self.kernel.block[dim] > 1).count();
        Expr::Id(Id::Thread, self.random.below(used.max(1)) as u8)
    }

    pub fn local(&mut self) -> usize {
        self.random.below(super::LOCALS)
    }

    fn param(&mut self) -> Option<Expr> {
        let count = self.kernel.params.len();
        (count > 0).then(|| Expr::Param(self.random.below(count)))
    }

    fn any_counter(&mut self) -> Option<Expr> {
        let counters = self.counters.clone();
        (!counters.is_empty()).then(|| Expr::Local(self.random.pick(&counters).0))
    }

    /// The same for all threads of a block.
    pub fn uniform_value(&mut self) -> Expr {
        let counters: Vec<usize> = self
            .counters
            .iter()
            .filter(|counter| counter.2)
            .map(|counter| counter.0)
            .collect();
        match self.random.below(8) {
            0 | 1 => Expr::Int(self.random.below(6) as i64),
            2 | 3 if !counters.is_empty() => Expr::Local(self.random.pick(&counters)),
            4 => Expr::Block,
            5 => {
                let index = Expr::Int(self.random.below(4) as i64);
                self.read_only(index).unwrap_or(Expr::Int(2))
            }
            _ => self.param().unwrap_or(Expr::Id(Id::GridSize, 0)),
        }
    }

    pub fn uniform_condition(&mut self) -> Expr {
        let op = self
            .random
            .pick(&[Binary::Lt, Binary::Eq, Binary::Ne, Binary::Le]);
        let (a, b) = (self.uniform_value(), self.uniform_value());
        Expr::binary(op, a, b)
    }

    pub fn condition(&mut self, depth: u32) -> Expr {
        if depth > 0 && self.random.percent(20) {
            let op = self.random.pick(&[Binary::Both, Binary::Either]);
            let (a, b) = (self.condition(depth - 1), self.condition(depth - 1));
            return Expr::binary(op, a, b);
        }
        if self.random.percent(8) {
            return Expr::Not(Box::new(self.condition(depth.saturating_sub(1))));
        }
        let op = self.random.pick(&[
            Binary::Lt,
            Binary::Lt,
            Binary::Eq,
            Binary::Ne,
            Binary::Le,
            Binary::And,
        ]);
        let (a, b) = (self.value(depth.min(1)), self.value(0));
        Expr::binary(op, a, b)
    }

    /// A load that the plans allow, of any array.
    fn load(&mut self) -> Option<Expr> {
        let array = self.random.below(self.kernel.arrays.len());
        let place = self.readable(array)?;
        let mask = self.random.pick(&[1, 7, 15, 3]);
        Some(Expr::Load(Box::new(place), mask))
    }

    /// A load at this index of some array that nobody writes.
    fn read_only(&mut self, index: Expr) -> Option<Expr> {
        let arrays: Vec<usize> = (0..self.plans.len())
            .filter(|&index| matches!(self.plans[index], Plan::ReadOnly))
            .collect();
        if arrays.is_empty() {
            return None;
        }
        let array = self.random.pick(&arrays);
        let place = self.at(array, index);
        Some(Expr::Load(Box::new(place), self.random.pick(&[1, 3, 7])))
    }

    pub fn at(&mut self, array: usize, index: Expr) -> Place {
        Place {
            base: Base::Array(array),
            view: None,
            index,
            field: self.random.below(4) as u8,
        }
    }

    /// An index that the array has.
    pub fn any_index(&mut self) -> Expr {
        match self.random.below(4) {
            0 => {
                let mask = self.random.pick(&[3, 7, 15]);
                Expr::Wrap(Box::new(self.value(2)), mask)
            }
            1 => self.id(),
            2 => {
                let by = self.random.between(1, 4);
                let id = self.id();
                Expr::binary(Binary::Add, id, Expr::Int(i64::from(by)))
            }
            _ => {
                let value = self.value(1);
                let cast = Expr::Cast(Local::Unsigned, Box::new(value));
                let size = self.random.between(2, 16);
                Expr::by(By::Rem, cast, size)
            }
        }
    }

    /// A place of the array that the thread may read.
    pub fn readable(&mut self, array: usize) -> Option<Place> {
        if self.wild {
            return Some(self.wild_place(array));
        }
        let index = match self.plans[array].clone() {
            Plan::ReadOnly => self.any_index(),
            Plan::Free => Expr::Wrap(Box::new(self.value(1)), 15),
            Plan::Own(map) => self.own(&map),
            Plan::Halves(half) => {
                // Whoever only reads does so above; the others read both.
                let above = Expr::binary(Binary::Add, Expr::Thread, Expr::Int(i64::from(half)));
                self.random.percent(70).then_some(above)?
            }
            Plan::Atomic | Plan::Leader(_) | Plan::Idle => return None,
        };
        Some(self.at(array, index))
    }

    /// A place of the array that the thread may write.
    pub fn writable(&mut self, array: usize) -> Option<Place> {
        if self.wild {
            return Some(self.wild_place(array));
        }
        match self.plans[array].clone() {
            Plan::Own(map) => {
                let index = self.own(&map);
                Some(self.at(array, index))
            }
            Plan::Free => {
                let index = Expr::Wrap(Box::new(self.value(1)), 15);
                Some(self.at(array, index))
            }
            _ => None,
        }
    }

    pub fn wild_place(&mut self, array: usize) -> Place {
        let index = match self.random.percent(60) {
            true => self.any_index(),
            false => Expr::Thread,
        };
        let mut place = self.at(array, index);
        if self.random.percent(12) {
            place.view = Some(self.random.pick(&[
                Element::Char,
                Element::Short,
                Element::Int,
                Element::Long,
                Element::Pair,
            ]));
        }
        if self.random.percent(15) {
            for pointer in 0..self.kernel.pointers.len() {
                if self.kernel.pointers[pointer].start == array {
                    place.base = Base::Pointer(pointer);
                }
            }
        }
        place
    }

    /// One of the cells of this thread.
    pub fn own(&mut self, map: &Map) -> Expr {
        if let Some(stride) = map.stride {
            let k = match self.random.below(4) {
                0 => Expr::Int(self.random.below(3) as i64),
                1 => Expr::Wrap(Box::new(self.value(1)), 3),
                2 => match self.any_counter() {
                    Some(counter) => counter,
                    None => return map.first.clone(),
                },
                _ => return map.first.clone(),
            };
            let scaled = Expr::by(By::Mul, k, stride);
            return Expr::binary(Binary::Add, map.first.clone(), scaled);
        }
        if map.chunk == 1 {
            return map.first.clone();
        }
        let base = Expr::by(By::Mul, map.first.clone(), map.chunk);
        let small: Vec<usize> = self
            .counters
            .iter()
            .filter(|counter| counter.1 <= map.chunk)
            .map(|counter| counter.0)
            .collect();
        let k = match self.random.below(3) {
            0 if !small.is_empty() => Expr::Local(self.random.pick(&small)),
            1 => {
                let value = Expr::Cast(Local::Unsigned, Box::new(self.value(1)));
                Expr::by(By::Rem, value, map.chunk)
            }
            _ => Expr::Int(self.random.below(map.chunk as usize) as i64),
        };
        Expr::binary(Binary::Add, base, k)
    }
}
