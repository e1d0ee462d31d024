//! IVL expressions to terms.

use super::functions::sort_of;
use crate::ivl::traverse::post_order_unbound;
use crate::ivl::{BinOp, Expr, ExprKind, Function, Program, Symbol};
use crate::smt::{FunId, MAX_WIDTH, Pool, Sort, Term};
use std::collections::HashMap;
use std::rc::Rc;

/// What variables stand for at a place of the program.
#[derive(Clone, Default)]
pub struct Env<'a> {
    /// Parameters of the function being expanded, variables of quantifiers.
    pub bound: HashMap<Symbol, Term>,
    /// Variables of the program.
    pub state: Option<&'a State>,
    /// Their values at procedure entry; those of globals count.
    pub old: Option<&'a State>,
}

/// Values of the program's variables. Cheap to clone.
#[derive(Clone, Default)]
pub struct State {
    positions: Rc<HashMap<Symbol, usize>>,
    values: Vec<Term>,
}

impl State {
    pub fn get(&self, name: &Symbol) -> Option<Term> {
        self.positions.get(name).map(|i| self.values[*i])
    }

    pub fn set(&mut self, name: &Symbol, value: Term) {
        match self.positions.get(name) {
            Some(i) => self.values[*i] = value,
            None => {
                Rc::make_mut(&mut self.positions).insert(name.clone(), self.values.len());
                self.values.push(value);
            }
        }
    }

    /// Replaces values.
    pub fn replace(&mut self, by: &HashMap<Term, Term>) {
        for value in &mut self.values {
            if let Some(new) = by.get(value) {
                *value = *new;
            }
        }
    }

    /// Where `literal` holds, the values of `other`, a state of the same variables.
    pub fn choose(&mut self, pool: &mut Pool, literal: Term, other: &State) {
        for (value, other) in self.values.iter_mut().zip(&other.values) {
            if value != other {
                *value = pool.ite(literal, *other, *value);
            }
        }
    }
}

/// Translates expressions of one program.
pub struct Translator<'a> {
    pub(super) functions: HashMap<&'a Symbol, &'a Function>,
    pub(super) uninterpreted: HashMap<Symbol, FunId>,
    pub(super) depth: usize,
    globals: Vec<&'a Symbol>,
}

impl<'a> Translator<'a> {
    pub fn new(program: &'a Program) -> Self {
        Translator {
            functions: program.functions.iter().map(|f| (&f.name, f)).collect(),
            uninterpreted: HashMap::new(),
            depth: 0,
            globals: program.globals.iter().map(|v| &v.name).collect(),
        }
    }

    /// The values that `old` speaks of: only global variables have old ones.
    fn at_entry(&self, env: &Env<'_>) -> State {
        let mut state = env.state.cloned().unwrap_or_default();
        for name in &self.globals {
            if let Some(value) = env.old.and_then(|old| old.get(name)) {
                state.set(name, value);
            }
        }
        state
    }

    /// The term of a Boolean expression.
    pub fn condition(
        &mut self,
        pool: &mut Pool,
        expr: &Expr,
        env: &Env<'_>,
    ) -> Result<Term, String> {
        let term = self.translate(pool, expr, env)?;
        if pool.is_bool(term) {
            Ok(term)
        } else {
            Err(format!("{expr} is not a condition"))
        }
    }

    /// Subtrees that are shared are translated once.
    pub fn translate(
        &mut self,
        pool: &mut Pool,
        expr: &Expr,
        env: &Env<'_>,
    ) -> Result<Term, String> {
        let mut done: HashMap<usize, Term> = HashMap::new();
        for e in post_order_unbound([expr]) {
            let args: Vec<Term> = match e.kind() {
                ExprKind::Forall(..) => Vec::new(),
                _ => e.children().map(|child| done[&child.address()]).collect(),
            };
            let term = self.node(pool, e, args, env)?;
            done.insert(e.address(), term);
        }
        Ok(done[&expr.address()])
    }

    fn node(
        &mut self,
        pool: &mut Pool,
        expr: &Expr,
        args: Vec<Term>,
        env: &Env<'_>,
    ) -> Result<Term, String> {
        let ill_typed = || format!("operands of the wrong types in {expr}");
        let sorts: Vec<&Sort> = args.iter().map(|t| pool.sort(*t)).collect();
        let all = |sort: &Sort| sorts.iter().all(|s| *s == sort);
        match (expr.kind(), &args[..]) {
            (ExprKind::Var(name), _) => env
                .bound
                .get(name)
                .copied()
                .or_else(|| env.state?.get(name))
                .ok_or_else(|| format!("unknown variable {name}")),
            (ExprKind::Bool(value), _) => Ok(pool.bool(*value)),
            (ExprKind::Int(value), _) => Ok(pool.int(*value)),
            (ExprKind::Bv { value, width }, _) if (1..=MAX_WIDTH).contains(width) => {
                Ok(pool.bv(*value, *width))
            }
            (ExprKind::Bv { width, .. }, _) => Err(format!("a bit-vector of {width} bits")),
            (ExprKind::Not(_), [a]) if all(&Sort::Bool) => Ok(pool.not(*a)),
            (ExprKind::Neg(_), [a]) if all(&Sort::Int) => Ok(pool.int_neg(*a)),
            (ExprKind::Binary(op, ..), [a, b]) => binary(pool, *op, *a, *b).ok_or_else(ill_typed),
            (ExprKind::Ite(..), [c, a, b]) if *sorts[0] == Sort::Bool && sorts[1] == sorts[2] => {
                Ok(pool.ite(*c, *a, *b))
            }
            (ExprKind::Select(..), [map, index]) => match sorts[0] {
                Sort::Array(domain, _) if **domain == *sorts[1] => Ok(pool.select(*map, *index)),
                _ => Err(ill_typed()),
            },
            (ExprKind::Store(..), [map, index, value]) => match sorts[0] {
                Sort::Array(domain, range) if **domain == *sorts[1] && **range == *sorts[2] => {
                    Ok(pool.store(*map, *index, *value))
                }
                _ => Err(ill_typed()),
            },
            (ExprKind::Extract { high, low, .. }, [a]) => match sorts[0] {
                Sort::BitVec(width) if low < high && high <= width => {
                    Ok(pool.extract(*a, *high, *low))
                }
                _ => Err(ill_typed()),
            },
            (ExprKind::Apply(name, _), _) => self.apply(pool, name, args),
            (ExprKind::Old(inner), _) => {
                let entry = self.at_entry(env);
                let env = Env {
                    bound: env.bound.clone(),
                    state: Some(&entry),
                    old: Some(&entry),
                };
                self.translate(pool, inner, &env)
            }
            (ExprKind::Forall(vars, body), _) => {
                let mut env = env.clone();
                let mut bound = Vec::new();
                for (name, ty) in vars {
                    let var = pool.fresh_bound(name.as_str(), sort_of(ty)?);
                    env.bound.insert(name.clone(), var);
                    bound.push(var);
                }
                let body = self.condition(pool, body, &env)?;
                Ok(pool.forall(&bound, body))
            }
            _ => Err(ill_typed()),
        }
    }
}

fn binary(pool: &mut Pool, op: BinOp, a: Term, b: Term) -> Option<Term> {
    let (x, y) = (pool.sort(a), pool.sort(b));
    let fits = match op {
        BinOp::And | BinOp::Or | BinOp::Implies | BinOp::Iff => {
            (x, y) == (&Sort::Bool, &Sort::Bool)
        }
        BinOp::Eq | BinOp::Neq => x == y,
        BinOp::Concat => matches!((x, y), (Sort::BitVec(v), Sort::BitVec(w)) if v + w <= MAX_WIDTH),
        _ => (x, y) == (&Sort::Int, &Sort::Int),
    };
    if !fits {
        return None;
    }
    Some(match op {
        BinOp::And => pool.and([a, b]),
        BinOp::Or => pool.or([a, b]),
        BinOp::Implies => pool.implies(a, b),
        BinOp::Iff | BinOp::Eq => pool.eq(a, b),
        BinOp::Neq => pool.ne(a, b),
        BinOp::Lt => pool.int_lt(a, b),
        BinOp::Le => pool.int_le(a, b),
        BinOp::Gt => pool.int_lt(b, a),
        BinOp::Ge => pool.int_le(b, a),
        BinOp::Add => pool.int_add(a, b),
        BinOp::Sub => pool.int_sub(a, b),
        BinOp::Mul => pool.int_mul(a, b),
        BinOp::Div => pool.int_div(a, b),
        BinOp::Mod => pool.int_mod(a, b),
        BinOp::Concat => pool.concat(a, b),
    })
}
