//! Random terms with the values that they must have, for tests.

use super::eval::Assignment;
use super::{FunId, Pool, Sort, Term, Value, VarId};
use crate::bv::{self, BvOp, WrapOp, from_signed, mask, sign_extend, to_signed};
use proptest::prelude::*;
use std::collections::BTreeMap;

const OPS: [BvOp; 14] = [
    BvOp::Add,
    BvOp::Sub,
    BvOp::Mul,
    BvOp::Udiv,
    BvOp::Urem,
    BvOp::Sdiv,
    BvOp::Srem,
    BvOp::Smod,
    BvOp::And,
    BvOp::Or,
    BvOp::Xor,
    BvOp::Shl,
    BvOp::Lshr,
    BvOp::Ashr,
];

/// One step of a random program; numbers pick operands among what is there.
#[derive(Clone, Debug)]
pub enum Step {
    Const(u128, usize),
    Op(usize, usize, usize),
    Not(usize),
    Extract(usize, u32, u32),
    Extend(usize, usize, bool),
    Concat(usize, usize),
    Compare(usize, usize, usize),
    NoWrap(usize, bool, usize, usize),
    Logic(usize, usize, usize),
    Negate(usize),
    Ite(usize, usize, usize),
    BoolIte(usize, usize, usize),
    Store(usize, usize),
    Select(usize),
    Apply(usize),
    ArraysEqual(usize, usize),
    IntOp(usize, usize, usize),
    IntConst(i128),
    IntCompare(usize, usize, usize),
}

/// Steps name widths by their place here.
pub const WIDTHS: [u32; 6] = [1, 3, 4, 8, 12, 128];

/// Random programs.
pub fn steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(step(), 1..60)
}

/// What the values of variables are made of.
pub fn seeds() -> impl Strategy<Value = Vec<u128>> {
    prop::collection::vec(any::<u128>(), 8..12)
}

fn step() -> impl Strategy<Value = Step> {
    let i = 0usize..64;
    let constant = prop_oneof![
        0u128..20,
        any::<u128>(),
        (0u32..128).prop_map(|k| 1 << k),
        (0u128..4).prop_map(|k| u128::MAX - k)
    ];
    prop_oneof![
        2 => (constant, 0usize..WIDTHS.len()).prop_map(|(c, w)| Step::Const(c, w)),
        8 => (0usize..OPS.len(), i.clone(), i.clone()).prop_map(|(o, a, b)| Step::Op(o, a, b)),
        1 => i.clone().prop_map(Step::Not),
        3 => (i.clone(), any::<u32>(), any::<u32>()).prop_map(|(a, x, y)| Step::Extract(a, x, y)),
        4 => (i.clone(), 0usize..WIDTHS.len(), any::<bool>()).prop_map(|(a, w, s)| Step::Extend(a, w, s)),
        2 => (i.clone(), i.clone()).prop_map(|(a, b)| Step::Concat(a, b)),
        6 => (0usize..5, i.clone(), i.clone()).prop_map(|(k, a, b)| Step::Compare(k, a, b)),
        2 => (0usize..3, any::<bool>(), i.clone(), i.clone()).prop_map(|(k, s, a, b)| Step::NoWrap(k, s, a, b)),
        4 => (0usize..4, i.clone(), i.clone()).prop_map(|(k, a, b)| Step::Logic(k, a, b)),
        1 => i.clone().prop_map(Step::Negate),
        4 => (i.clone(), i.clone(), i.clone()).prop_map(|(c, a, b)| Step::Ite(c, a, b)),
        2 => (i.clone(), i.clone(), i.clone()).prop_map(|(c, a, b)| Step::BoolIte(c, a, b)),
        1 => (i.clone(), i.clone()).prop_map(|(a, b)| Step::Store(a, b)),
        1 => i.clone().prop_map(Step::Select),
        1 => i.clone().prop_map(Step::Apply),
        1 => (i.clone(), i.clone()).prop_map(|(a, b)| Step::ArraysEqual(a, b)),
        3 => (0usize..5, i.clone(), i.clone()).prop_map(|(o, a, b)| Step::IntOp(o, a, b)),
        1 => prop_oneof![-20i128..20, Just(i128::MAX), Just(i128::MIN)].prop_map(Step::IntConst),
        2 => (0usize..3, i.clone(), i).prop_map(|(k, a, b)| Step::IntCompare(k, a, b)),
    ]
}

pub struct Fixed {
    values: BTreeMap<VarId, Value>,
}

impl Assignment for Fixed {
    fn var(&self, _: &Pool, var: VarId) -> Value {
        self.values[&var].clone()
    }

    /// `f(x) = 3x + 1`
    fn apply(&self, _: &Pool, _: FunId, args: &[Value]) -> Value {
        Value::bv((args[0].as_bv().unwrap() * 3 + 1) & 15, 4)
    }
}

/// A term and the value it must have.
pub type Known = (Term, Value);

pub struct Machine {
    pub pool: Pool,
    widths: [u32; 6],
    /// What has been learnt of variables, as terms that still say it.
    pub background: Vec<Term>,
    pub vectors: Vec<Known>,
    pub bools: Vec<Known>,
    pub ints: Vec<Known>,
    pub arrays: Vec<Known>,
}

fn pick<T: Clone>(items: &[T], index: usize) -> T {
    items[items.len() - 1 - index % items.len()].clone()
}

impl Machine {
    pub fn new(seeds: &[u128]) -> (Machine, Fixed, FunId) {
        Machine::with_widths(seeds, WIDTHS)
    }

    /// Arrays and the function have vectors of 4 bits, so there must be such vectors.
    pub fn with_widths(seeds: &[u128], widths: [u32; 6]) -> (Machine, Fixed, FunId) {
        let mut m = Machine {
            pool: Pool::new(),
            widths,
            background: Vec::new(),
            vectors: Vec::new(),
            bools: Vec::new(),
            ints: Vec::new(),
            arrays: Vec::new(),
        };
        let mut values = BTreeMap::new();
        let fun = m
            .pool
            .fresh_fun("f", vec![Sort::BitVec(4)], Sort::BitVec(4));
        let mut var = |m: &mut Machine, sort: Sort, value: Value| {
            let t = m.pool.fresh_var("x", sort);
            if let crate::smt::Node::Var(id) = m.pool.node(t) {
                values.insert(*id, value.clone());
            }
            (t, value)
        };
        for (seed, width) in seeds.iter().zip(widths.iter().cycle()) {
            let known = var(
                &mut m,
                Sort::BitVec(*width),
                Value::bv(seed & mask(*width), *width),
            );
            // A variable with a range, as preconditions give.
            if seed % 3 == 0 && *width < 128 {
                let v = seed & mask(*width);
                let facts = if seed % 2 == 0 {
                    crate::smt::Facts::unsigned(v.saturating_sub(2), v + 3, *width)
                } else {
                    let v = to_signed(v, *width);
                    crate::smt::Facts::signed(v - 1, v + 5, *width)
                };
                let [ulo, uhi] = [facts.ulo, facts.uhi].map(|v| m.pool.bv(v, *width));
                let [slo, shi] =
                    [facts.slo, facts.shi].map(|v| m.pool.bv(from_signed(v, *width), *width));
                let bounds = [
                    m.pool.ule(ulo, known.0),
                    m.pool.ule(known.0, uhi),
                    m.pool.sle(slo, known.0),
                    m.pool.sle(known.0, shi),
                ];
                m.background.extend(bounds);
                m.pool.learn(known.0, facts);
            }
            m.vectors.push(known);
            let known = var(&mut m, Sort::Bool, Value::Bool(seed % 2 == 1));
            m.bools.push(known);
            let known = var(&mut m, Sort::Int, Value::Int((seed % 41) as i128 - 20));
            m.ints.push(known);
        }
        let array = Value::Array {
            default: Box::new(Value::bv(seeds[0] & 15, 4)),
            entries: BTreeMap::new(),
        };
        let known = var(&mut m, Sort::array(Sort::BitVec(4), Sort::BitVec(4)), array);
        m.arrays.push(known);
        (m, Fixed { values }, fun)
    }

    fn vector_of(&self, index: usize, width: u32) -> Option<(Term, u128)> {
        let fitting: Vec<&Known> = self
            .vectors
            .iter()
            .filter(|(t, _)| self.pool.width(*t) == width)
            .collect();
        let (t, v) = fitting.get(
            fitting
                .len()
                .checked_sub(1 + index % fitting.len().max(1))?,
        )?;
        Some((*t, v.as_bv()?))
    }

    fn vector(&self, index: usize) -> (Term, u128, u32) {
        let (t, v) = pick(&self.vectors, index);
        (t, v.as_bv().unwrap(), self.pool.width(t))
    }

    fn truth(&self, index: usize) -> (Term, bool) {
        let (t, v) = pick(&self.bools, index);
        (t, v.as_bool().unwrap())
    }

    /// Does a step; `None` if its operands do not fit.
    #[expect(
        clippy::too_many_lines,
        reason = "one flat table: each step as a term, and beside it as a value"
    )]
    pub fn run(&mut self, step: &Step, fun: FunId) -> Option<Known> {
        let widths = self.widths;
        let p = &mut self.pool;
        let known = match *step {
            Step::Const(c, w) => {
                let w = widths[w];
                (p.bv(c, w), Value::bv(c & mask(w), w))
            }
            Step::Op(op, a, b) => {
                let (a, x, w) = self.vector(a);
                let (b, y) = self.vector_of(b, w)?;
                (
                    self.pool.bv_op(OPS[op], a, b),
                    Value::bv(bv::apply(OPS[op], x, y, w), w),
                )
            }
            Step::Not(a) => {
                let (a, x, w) = self.vector(a);
                (self.pool.bv_not(a), Value::bv(!x & mask(w), w))
            }
            Step::Extract(a, x, y) => {
                let (a, v, w) = self.vector(a);
                let low = x % w;
                let high = low + 1 + y % (w - low);
                (
                    self.pool.extract(a, high, low),
                    Value::bv(bv::extract(v, high, low), high - low),
                )
            }
            Step::Extend(a, w, signed) => {
                let (a, x, from) = self.vector(a);
                let to = widths[w];
                if to < from {
                    return None;
                }
                if signed {
                    (
                        self.pool.sign_ext(a, to),
                        Value::bv(sign_extend(x, from, to), to),
                    )
                } else {
                    (self.pool.zero_ext(a, to), Value::bv(x, to))
                }
            }
            Step::Concat(a, b) => {
                let ((a, x, v), (b, y, w)) = (self.vector(a), self.vector(b));
                if v + w > 12 {
                    return None;
                }
                (self.pool.concat(a, b), Value::bv(x << w | y, v + w))
            }
            Step::Compare(kind, a, b) => {
                let (a, x, w) = self.vector(a);
                let (b, y) = self.vector_of(b, w)?;
                let (sx, sy) = (to_signed(x, w), to_signed(y, w));
                let p = &mut self.pool;
                let (t, v) = match kind {
                    0 => (p.eq(a, b), x == y),
                    1 => (p.ule(a, b), x <= y),
                    2 => (p.ult(a, b), x < y),
                    3 => (p.sle(a, b), sx <= sy),
                    _ => (p.slt(a, b), sx < sy),
                };
                (t, Value::Bool(v))
            }
            Step::NoWrap(kind, signed, a, b) => {
                let (a, x, w) = self.vector(a);
                let (b, y) = self.vector_of(b, w)?;
                let op = [WrapOp::Add, WrapOp::Sub, WrapOp::Mul][kind];
                let exact = bv::no_wrap(op, signed, x, y, w);
                (self.pool.no_wrap(op, signed, a, b), Value::Bool(exact))
            }
            Step::Logic(kind, a, b) => {
                let ((a, x), (b, y)) = (self.truth(a), self.truth(b));
                let p = &mut self.pool;
                let (t, v) = match kind {
                    0 => (p.and([a, b]), x && y),
                    1 => (p.or([a, b]), x || y),
                    2 => (p.implies(a, b), !x || y),
                    _ => (p.eq(a, b), x == y),
                };
                (t, Value::Bool(v))
            }
            Step::Negate(a) => {
                let (a, x) = self.truth(a);
                (self.pool.not(a), Value::Bool(!x))
            }
            Step::Ite(c, a, b) => {
                let ((c, truth), (a, x, w)) = (self.truth(c), self.vector(a));
                let (b, y) = self.vector_of(b, w)?;
                (
                    self.pool.ite(c, a, b),
                    Value::bv(if truth { x } else { y }, w),
                )
            }
            Step::BoolIte(c, a, b) => {
                let ((c, truth), (a, x), (b, y)) = (self.truth(c), self.truth(a), self.truth(b));
                (
                    self.pool.ite(c, a, b),
                    Value::Bool(if truth { x } else { y }),
                )
            }
            Step::Store(i, v) => {
                let (i, x) = self.vector_of(i, 4)?;
                let (v, y) = self.vector_of(v, 4)?;
                let (array, value) = pick(&self.arrays, 0);
                let stored = value.store(Value::bv(x, 4), Value::bv(y, 4))?;
                (self.pool.store(array, i, v), stored)
            }
            Step::Select(i) => {
                let (i, x) = self.vector_of(i, 4)?;
                let (array, value) = pick(&self.arrays, i.as_u32() as usize);
                (self.pool.select(array, i), value.select(&Value::bv(x, 4))?)
            }
            Step::Apply(a) => {
                let (a, x) = self.vector_of(a, 4)?;
                (
                    self.pool.apply(fun, vec![a]),
                    Value::bv((x * 3 + 1) & 15, 4),
                )
            }
            Step::ArraysEqual(a, b) => {
                let ((a, x), (b, y)) = (pick(&self.arrays, a), pick(&self.arrays, b));
                (self.pool.eq(a, b), Value::Bool(x == y))
            }
            Step::IntConst(c) => (p.int(c), Value::Int(c)),
            Step::IntOp(kind, a, b) => {
                let ((a, x), (b, y)) = (pick(&self.ints, a), pick(&self.ints, b));
                let (x, y) = (x.as_int()?, y.as_int()?);
                let p = &mut self.pool;
                let (t, v) = match kind {
                    0 => (p.int_add(a, b), x.checked_add(y)?),
                    1 => (p.int_sub(a, b), x.checked_sub(y)?),
                    2 => (p.int_mul(a, b), x.checked_mul(y)?),
                    3 => (p.int_div(a, b), x.checked_div_euclid(y)?),
                    _ => (p.int_mod(a, b), x.checked_rem_euclid(y)?),
                };
                (t, Value::Int(v))
            }
            Step::IntCompare(kind, a, b) => {
                let ((a, x), (b, y)) = (pick(&self.ints, a), pick(&self.ints, b));
                let p = &mut self.pool;
                let (t, v) = match kind {
                    0 => (p.eq(a, b), x == y),
                    1 => (p.int_le(a, b), x <= y),
                    _ => (p.int_lt(a, b), x < y),
                };
                (t, Value::Bool(v))
            }
        };
        Some(known)
    }

    /// Lets later steps use a term.
    pub fn keep(&mut self, term: Term, value: Value) {
        match value {
            Value::BitVec { .. } => self.vectors.push((term, value)),
            Value::Bool(_) => self.bools.push((term, value)),
            Value::Int(_) => self.ints.push((term, value)),
            _ => self.arrays.push((term, value)),
        }
    }
}
