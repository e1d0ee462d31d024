//! Who may access what between two barriers.

use super::Generator;
use crate::harness::tree::*;

#[derive(Clone, Debug)]
pub enum Plan {
    /// Each thread has cells of its own.
    Own(Map),
    ReadOnly,
    /// Everything is atomic.
    Atomic,
    /// Only one thread of the block (of the first block for global arrays).
    Leader(u32),
    /// The threads below `half` read what those above have, which only read.
    Halves(u32),
    Idle,
    /// Anything goes: no other thread has it.
    Free,
}

/// The cells of a thread: `first * chunk + k` for `k < chunk`, or `first + stride
/// * k` for any `k`, where `first` is different for all threads.
#[derive(Clone, Debug)]
pub struct Map {
    pub first: Expr,
    pub chunk: u32,
    pub stride: Option<u32>,
}

impl Generator {
    pub fn plan(&mut self, array: usize) -> Plan {
        let array = &self.kernel.arrays[array];
        if array.is_private() {
            return Plan::Free;
        }
        let shared = array.is_shared();
        let integer = matches!(array.element, Element::Int | Element::Unsigned);
        let several = !shared && self.blocks() > 1;
        let weights = [
            50,
            20,
            if integer { 10 } else { 0 },
            6,
            if several { 0 } else { 8 },
            3,
        ];
        match self.random.weighted(&weights) {
            0 => Plan::Own(self.map(several)),
            1 => Plan::ReadOnly,
            2 => Plan::Atomic,
            3 => {
                let threads = self.threads();
                Plan::Leader(self.random.between(0, threads - 1))
            }
            4 => {
                let threads = self.threads();
                Plan::Halves(self.random.between(1, threads))
            }
            _ => Plan::Idle,
        }
    }

    fn map(&mut self, several: bool) -> Map {
        let threads = self.threads();
        let (mut first, mut range) = self.permutation();
        if several {
            let blocks = self.blocks();
            if self.random.percent(70) {
                let base = Expr::by(By::Mul, Expr::Block, range);
                let base = match self.random.percent(60) && range == threads {
                    true => Expr::By(By::Mul, Box::new(Expr::Block), Factor::BlockSize),
                    false => base,
                };
                first = Expr::binary(Binary::Add, base, first);
            } else {
                let base = Expr::By(By::Mul, Box::new(first), Factor::GridSize);
                first = Expr::binary(Binary::Add, base, Expr::Block);
            }
            range *= blocks;
        }
        match self.random.below(10) {
            0..=5 => Map {
                first,
                chunk: 1,
                stride: None,
            },
            6 | 7 => Map {
                first,
                chunk: self.random.between(2, 4),
                stride: None,
            },
            _ => {
                let more = self.random.pick(&[0, 0, 0, 1]);
                Map {
                    first,
                    chunk: 1,
                    stride: Some(range + more),
                }
            }
        }
    }

    /// A number below the second result that is different for each thread of a
    /// block.
    fn permutation(&mut self) -> (Expr, u32) {
        let n = self.threads();
        let power = n.next_power_of_two();
        let [x, y, z] = self.kernel.block;
        let thread = || Expr::Thread;
        let number = |n: u32| Expr::Int(i64::from(n));
        if n <= 8 && self.random.percent(5) {
            return (Expr::Table(true, Box::new(thread())), 8);
        }
        match self.random.below(14) {
            0..=3 => (thread(), n),
            4 => {
                let last = number(n - 1);
                (Expr::binary(Binary::Sub, last, thread()), n)
            }
            5 => {
                let by = self.random.between(1, n);
                let sum = Expr::binary(Binary::Add, thread(), number(by));
                let factor = match self.random.percent(50) {
                    true => Factor::BlockSize,
                    false => Factor::Number(n),
                };
                (Expr::By(By::Rem, Box::new(sum), factor), n)
            }
            6 => {
                let mask = self.random.between(0, power - 1);
                (Expr::binary(Binary::Xor, thread(), number(mask)), power)
            }
            7 => {
                let by = self.random.between(2, 3);
                let more = self.random.between(0, by - 1);
                let scaled = Expr::by(By::Mul, thread(), by);
                (Expr::binary(Binary::Add, scaled, number(more)), n * by)
            }
            8 => {
                let odd = self.random.pick(&[3, 5, 7, 0x4000_0001, 0x9e37_79b1]);
                let thread = Expr::Cast(Local::Unsigned, Box::new(thread()));
                let scaled = Expr::By(By::Mul, Box::new(thread), Factor::Number(odd));
                (Expr::Wrap(Box::new(scaled), power - 1), power)
            }
            9 => {
                let low = Expr::by(By::Shl, Expr::Wrap(Box::new(thread()), 1), 3);
                let high = Expr::by(By::Shr, thread(), 1);
                (Expr::binary(Binary::Or, low, high), 16)
            }
            10 if y > 1 && z == 1 => {
                let scaled = Expr::by(By::Mul, Expr::Id(Id::Thread, 0), y);
                let sum = Expr::binary(Binary::Add, scaled, Expr::Id(Id::Thread, 1));
                (sum, n)
            }
            11 => {
                let char = Expr::Cast(Local::UnsignedChar, Box::new(thread()));
                (char, n)
            }
            12 => {
                let by = self.random.between(1, n);
                let condition = Expr::binary(Binary::Lt, thread(), number(by));
                let far = Expr::binary(Binary::Add, thread(), number(n));
                let pick = Expr::Pick(Box::new(condition), Box::new(far), Box::new(thread()));
                (pick, 2 * n)
            }
            13 if x > 1 => {
                let sum = Expr::binary(Binary::Add, thread(), number(power));
                (Expr::Wrap(Box::new(sum), power - 1), power)
            }
            _ => (thread(), n),
        }
    }
}
