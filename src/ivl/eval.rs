//! Values of expressions under concrete values of their variables: the meaning
//! of IVL, for reading models and for testing what rewrites expressions.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use super::ast::{BinOp, Expr, ExprKind, Function, Symbol};
use super::builtins::Builtin;
use super::builtins::bv::{fold, fold_no_wrap};
use super::traverse::post_order_within;
use crate::bv::to_signed;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    Bool(bool),
    Int(i128),
    /// At most 128 bits; those above `width` are zero.
    Bv {
        value: u128,
        width: u32,
    },
    Map(Box<MapValue>),
}

/// A map that is `default` but for finitely many indices.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MapValue {
    default: Value,
    /// None is `default`, so that equal maps are equal values.
    entries: BTreeMap<Value, Value>,
}

/// What gives names their values.
pub trait Interpretation {
    fn variable(&self, name: &Symbol) -> Option<Value>;

    /// The value at procedure entry.
    fn old_variable(&self, name: &Symbol) -> Option<Value> {
        self.variable(name)
    }

    /// The value of a function that is neither built in nor defined.
    fn apply(&self, function: &Symbol, args: &[Value]) -> Option<Value>;

    /// The declaration of a function; its body or `{:bvbuiltin}` defines it.
    fn declaration(&self, _function: &Symbol) -> Option<&Function> {
        None
    }
}

/// Why an expression has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EvalError {
    #[error("{0} has no value")]
    Unknown(Symbol),
    #[error("quantifiers are not evaluated")]
    Quantifier,
    /// Also of what `div` and `mod` give for a divisor of zero.
    #[error("an integer is out of range")]
    Range,
    #[error("a bit-vector has more than 128 bits")]
    Width,
    #[error("the expression is ill-typed")]
    Type,
}

/// The value of `expr`. Operands that do not matter need no value.
pub fn eval(expr: &Expr, names: &dyn Interpretation) -> Result<Value, EvalError> {
    Evaluator { names, old: false }.eval(expr)
}

impl Value {
    pub fn bv(value: u128, width: u32) -> Value {
        debug_assert!((1..=128).contains(&width) && (width == 128 || value >> width == 0));
        Value::Bv { value, width }
    }

    /// The map that is `default` everywhere.
    pub fn constant_map(default: Value) -> Value {
        Value::Map(Box::new(MapValue {
            default,
            entries: BTreeMap::new(),
        }))
    }

    /// The literal, for a value that is no map.
    pub fn to_expr(&self) -> Option<Expr> {
        match self {
            Value::Bool(value) => Some(Expr::bool(*value)),
            Value::Int(value) => Some(Expr::int(*value)),
            Value::Bv { value, width } => Some(Expr::bv(*value, *width)),
            Value::Map(_) => None,
        }
    }
}

impl MapValue {
    pub fn get(&self, index: &Value) -> &Value {
        self.entries.get(index).unwrap_or(&self.default)
    }

    pub fn set(&mut self, index: Value, value: Value) {
        if value == self.default {
            self.entries.remove(&index);
        } else {
            self.entries.insert(index, value);
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => write!(f, "{value}"),
            Value::Int(value) => write!(f, "{value}"),
            Value::Bv { value, width } => write!(f, "{value}bv{width}"),
            Value::Map(map) => {
                f.write_str("[")?;
                for (index, value) in &map.entries {
                    write!(f, "{index} := {value}, ")?;
                }
                write!(f, "else {}]", map.default)
            }
        }
    }
}

type Evaluated = Result<Value, EvalError>;

struct Evaluator<'a> {
    names: &'a dyn Interpretation,
    old: bool,
}

impl Evaluator<'_> {
    fn eval(&self, expr: &Expr) -> Evaluated {
        let mut values: HashMap<usize, Evaluated> = HashMap::new();
        for node in post_order_within([expr], |e| {
            !matches!(e.kind(), ExprKind::Forall(..) | ExprKind::Old(_))
        }) {
            let value = self.eval_node(node, &|child| values[&child.address()].clone());
            values.insert(node.address(), value);
        }
        values
            .remove(&expr.address())
            .expect("the root is the last node in post-order")
    }

    fn eval_node(&self, expr: &Expr, of: &dyn Fn(&Expr) -> Evaluated) -> Evaluated {
        match expr.kind() {
            ExprKind::Var(name) => {
                let value = if self.old {
                    self.names.old_variable(name)
                } else {
                    self.names.variable(name)
                };
                value.ok_or_else(|| EvalError::Unknown(name.clone()))
            }
            ExprKind::Bool(value) => Ok(Value::Bool(*value)),
            ExprKind::Int(value) => Ok(Value::Int(*value)),
            ExprKind::Bv { value, width } => bv(*value, *width),
            ExprKind::Not(a) => Ok(Value::Bool(!truth(of(a)?)?)),
            ExprKind::Neg(a) => integer(of(a)?)?
                .checked_neg()
                .map(Value::Int)
                .ok_or(EvalError::Range),
            ExprKind::Binary(op, a, b) => eval_binary(*op, of(a), &|| of(b)),
            ExprKind::Ite(condition, a, b) => {
                if truth(of(condition)?)? {
                    of(a)
                } else {
                    of(b)
                }
            }
            ExprKind::Select(map, index) => match of(map)? {
                Value::Map(map) => Ok(map.get(&of(index)?).clone()),
                _ => Err(EvalError::Type),
            },
            ExprKind::Store(map, index, value) => match of(map)? {
                Value::Map(mut map) => {
                    map.set(of(index)?, of(value)?);
                    Ok(Value::Map(map))
                }
                _ => Err(EvalError::Type),
            },
            ExprKind::Extract { arg, high, low } => {
                let (value, width) = bits(of(arg)?)?;
                if low >= high || *high > width {
                    return Err(EvalError::Type);
                }
                bv(value >> low, high - low)
            }
            ExprKind::Apply(name, args) => {
                let args = args.iter().map(of).collect::<Result<Vec<_>, _>>()?;
                self.eval_application(name, args)
            }
            ExprKind::Old(a) => Evaluator {
                names: self.names,
                old: true,
            }
            .eval(a),
            ExprKind::Forall(..) => Err(EvalError::Quantifier),
        }
    }

    fn eval_application(&self, name: &Symbol, args: Vec<Value>) -> Evaluated {
        let declaration = self.names.declaration(name);
        if let Some(Function {
            params,
            body: Some(body),
            ..
        }) = declaration
        {
            let arguments = params
                .iter()
                .map(|param| param.name.clone())
                .zip(args)
                .collect();
            let names = Arguments {
                arguments,
                outer: self.names,
            };
            return Evaluator {
                names: &names,
                old: self.old,
            }
            .eval(body);
        }
        let builtin = match declaration {
            Some(function) => Builtin::of_declaration(function).map_err(|_| EvalError::Type)?,
            None => Builtin::from_name(name.as_str()),
        };
        match builtin.and_then(|builtin| eval_builtin(builtin, &args)) {
            Some(value) => value,
            None => self
                .names
                .apply(name, &args)
                .ok_or_else(|| EvalError::Unknown(name.clone())),
        }
    }
}

/// The value of a builtin that has a meaning.
fn eval_builtin(builtin: Builtin, args: &[Value]) -> Option<Evaluated> {
    let operand = |index: usize| {
        args.get(index)
            .cloned()
            .ok_or(EvalError::Type)
            .and_then(bits)
    };
    match builtin {
        Builtin::Bv { op, width } => {
            let b = if op.is_unary() {
                Ok((0, width))
            } else {
                operand(1)
            };
            Some(operand(0).and_then(|(a, _)| {
                let value = fold(op, width, a, b?.0);
                Ok(if op.is_predicate() {
                    Value::Bool(value != 0)
                } else {
                    Value::bv(value, width)
                })
            }))
        }
        Builtin::Extend { signed, from, to } => Some(operand(0).and_then(|(a, _)| {
            let wide = if signed {
                to_signed(a, from) as u128
            } else {
                a
            };
            bv(wide, to)
        })),
        Builtin::NoWrap { signed, op, width } => {
            let holds = |a: u128, b| Value::Bool(fold_no_wrap(op, signed, a, b, width));
            Some(operand(0).and_then(|(a, _)| Ok(holds(a, operand(1)?.0))))
        }
        Builtin::Fp { .. }
        | Builtin::FpToInt { .. }
        | Builtin::IntToFp { .. }
        | Builtin::FpToFp { .. } => None,
    }
}

fn eval_binary(op: BinOp, a: Evaluated, b: &dyn Fn() -> Evaluated) -> Evaluated {
    let integers = |a, f: fn(i128, i128) -> Option<i128>| {
        f(integer(a)?, integer(b()?)?)
            .map(Value::Int)
            .ok_or(EvalError::Range)
    };
    let compare =
        |a, f: fn(&i128, &i128) -> bool| Ok(Value::Bool(f(&integer(a)?, &integer(b()?)?)));
    // A truth value that decides the result leaves the other operand alone,
    // whichever of the two it is.
    let decided = |a: Evaluated, by_left: bool, by_right: bool, result: bool| {
        let a = a.and_then(truth);
        if a == Ok(by_left) || b().and_then(truth) == Ok(by_right) {
            return Ok(Value::Bool(result));
        }
        a?;
        b().and_then(truth).map(|_| Value::Bool(!result))
    };
    match op {
        BinOp::And => decided(a, false, false, false),
        BinOp::Or => decided(a, true, true, true),
        BinOp::Implies => decided(a, false, true, true),
        BinOp::Iff => Ok(Value::Bool(truth(a?)? == truth(b()?)?)),
        BinOp::Eq => Ok(Value::Bool(a? == b()?)),
        BinOp::Neq => Ok(Value::Bool(a? != b()?)),
        BinOp::Lt => compare(a?, i128::lt),
        BinOp::Le => compare(a?, i128::le),
        BinOp::Gt => compare(a?, i128::gt),
        BinOp::Ge => compare(a?, i128::ge),
        BinOp::Add => integers(a?, i128::checked_add),
        BinOp::Sub => integers(a?, i128::checked_sub),
        BinOp::Mul => integers(a?, i128::checked_mul),
        BinOp::Div => integers(a?, i128::checked_div_euclid),
        BinOp::Mod => integers(a?, i128::checked_rem_euclid),
        BinOp::Concat => {
            let (high, high_width) = bits(a?)?;
            let (low, low_width) = bits(b()?)?;
            let width = high_width + low_width;
            if width > 128 {
                Err(EvalError::Width)
            } else {
                bv(high << low_width | low, width)
            }
        }
    }
}

/// The low `width` bits of `value`.
fn bv(value: u128, width: u32) -> Evaluated {
    match width {
        0 => Err(EvalError::Type),
        1..=128 => Ok(Value::bv(value & (u128::MAX >> (128 - width)), width)),
        _ => Err(EvalError::Width),
    }
}

fn truth(value: Value) -> Result<bool, EvalError> {
    if let Value::Bool(value) = value {
        Ok(value)
    } else {
        Err(EvalError::Type)
    }
}

fn integer(value: Value) -> Result<i128, EvalError> {
    if let Value::Int(value) = value {
        Ok(value)
    } else {
        Err(EvalError::Type)
    }
}

fn bits(value: Value) -> Result<(u128, u32), EvalError> {
    if let Value::Bv { value, width } = value {
        Ok((value, width))
    } else {
        Err(EvalError::Type)
    }
}

/// The inside of a function: its parameters, over what is outside.
struct Arguments<'a> {
    arguments: HashMap<Symbol, Value>,
    outer: &'a dyn Interpretation,
}

impl Interpretation for Arguments<'_> {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        self.arguments
            .get(name)
            .cloned()
            .or_else(|| self.outer.variable(name))
    }

    fn apply(&self, function: &Symbol, args: &[Value]) -> Option<Value> {
        self.outer.apply(function, args)
    }

    fn declaration(&self, function: &Symbol) -> Option<&Function> {
        self.outer.declaration(function)
    }
}

#[cfg(test)]
mod tests;
