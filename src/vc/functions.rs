//! What the functions of a program mean in terms.

use super::translate::{Env, Translator};
use crate::ivl::builtins::{self, Builtin, WrapOp};
use crate::ivl::{Attr, AttrArg, Expr, Function, Type};
use crate::smt::{BvOp, Pool, Sort, Term};

/// Bodies may apply functions with bodies this deep.
const DEEPEST_EXPANSION: usize = 100;

impl Translator<'_> {
    pub(super) fn apply(
        &mut self,
        pool: &mut Pool,
        name: &crate::ivl::Symbol,
        args: Vec<Term>,
    ) -> Result<Term, String> {
        let builtin = Builtin::from_name(name.as_str());
        let Some(function) = self.functions.get(name).copied() else {
            let builtin = builtin.ok_or_else(|| format!("unknown function {name}"))?;
            let params: Result<Vec<Sort>, String> = builtin.params().iter().map(sort_of).collect();
            check_args(pool, name, &args, &params?)?;
            return match builtin {
                Builtin::NoWrap { signed, op, .. } => no_wrap(pool, op, signed, &args),
                _ => match builtin.smt_name() {
                    Some(operation) => apply_operation(pool, &operation, &args),
                    None => self.uninterpreted(pool, name, &args, &builtin.result()),
                },
            };
        };
        let params: Result<Vec<Sort>, String> =
            function.params.iter().map(|p| sort_of(&p.ty)).collect();
        check_args(pool, name, &args, &params?)?;
        let result = if let Some(operation) = builtin_operation(&function.attrs) {
            apply_operation(pool, operation, &args)?
        } else if let Some(body) = &function.body {
            match builtin {
                Some(Builtin::NoWrap { signed, op, .. }) if is_declared_as_builtin(function) => {
                    no_wrap(pool, op, signed, &args)?
                }
                _ => self.expand(pool, function, body, args)?,
            }
        } else {
            return self.uninterpreted(pool, name, &args, &function.result);
        };
        if *pool.sort(result) != sort_of(&function.result)? {
            return Err(format!(
                "function {name} does not have the type it is declared with"
            ));
        }
        Ok(result)
    }

    fn expand(
        &mut self,
        pool: &mut Pool,
        function: &Function,
        body: &Expr,
        args: Vec<Term>,
    ) -> Result<Term, String> {
        if self.depth >= DEEPEST_EXPANSION {
            return Err(format!("function {} is defined by itself", function.name));
        }
        self.depth += 1;
        let env = Env {
            bound: function
                .params
                .iter()
                .map(|p| p.name.clone())
                .zip(args)
                .collect(),
            ..Env::default()
        };
        let result = self.translate(pool, body, &env);
        self.depth -= 1;
        result
    }

    fn uninterpreted(
        &mut self,
        pool: &mut Pool,
        name: &crate::ivl::Symbol,
        args: &[Term],
        result: &Type,
    ) -> Result<Term, String> {
        let result = sort_of(result)?;
        let params = args.iter().map(|t| pool.sort(*t).clone()).collect();
        let fun = *self
            .uninterpreted
            .entry(name.clone())
            .or_insert_with(|| pool.fresh_fun(name.as_str(), params, result));
        Ok(pool.apply(fun, args.to_vec()))
    }
}

pub(super) fn sort_of(ty: &Type) -> Result<Sort, String> {
    match ty {
        Type::Bool => Ok(Sort::Bool),
        Type::Int => Ok(Sort::Int),
        Type::Bv(width) if (1..=crate::smt::MAX_WIDTH).contains(width) => Ok(Sort::BitVec(*width)),
        Type::Bv(width) => Err(format!("a bit-vector of {width} bits")),
        Type::Map(domain, range) => Ok(Sort::array(sort_of(domain)?, sort_of(range)?)),
    }
}

fn check_args(
    pool: &Pool,
    name: &crate::ivl::Symbol,
    args: &[Term],
    params: &[Sort],
) -> Result<(), String> {
    if args.iter().map(|t| pool.sort(*t)).eq(params) {
        Ok(())
    } else {
        Err(format!(
            "function {name} is applied to arguments of the wrong types"
        ))
    }
}

/// The name in `{:bvbuiltin "…"}`.
fn builtin_operation(attrs: &[Attr]) -> Option<&str> {
    let attr = attrs.iter().find(|a| a.name.as_str() == "bvbuiltin")?;
    match attr.args.first() {
        Some(AttrArg::Str(name)) => Some(name),
        _ => None,
    }
}

/// Whether the function says itself what its builtin name promises.
fn is_declared_as_builtin(function: &Function) -> bool {
    let mut probe = crate::ivl::Program {
        consts: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        axioms: vec![Expr::apply(
            function.name.clone(),
            function
                .params
                .iter()
                .map(|p| Expr::var(p.name.clone()))
                .collect(),
        )],
        procedures: Vec::new(),
    };
    builtins::declare_used(&mut probe);
    probe.functions.iter().any(|f| {
        f.name == function.name
            && f.body == function.body
            && f.params == function.params
            && f.result == function.result
    })
}

/// An SMT-LIB bit-vector operation by its name.
fn apply_operation(pool: &mut Pool, name: &str, args: &[Term]) -> Result<Term, String> {
    let ill_typed = || format!("{name} is applied to arguments of the wrong types");
    let width = |pool: &Pool, t: Term| match pool.sort(t) {
        Sort::BitVec(width) => Ok(*width),
        _ => Err(ill_typed()),
    };
    if let Some((name, count)) = name.split_once(' ') {
        let (count, &[a]) = (count.trim().parse::<u32>().map_err(|_| ill_typed())?, args) else {
            return Err(ill_typed());
        };
        let from = width(pool, a)?;
        let to = from
            .checked_add(count)
            .filter(|w| *w <= crate::smt::MAX_WIDTH);
        return match (name, to) {
            ("zero_extend", Some(to)) => Ok(pool.zero_ext(a, to)),
            ("sign_extend", Some(to)) => Ok(pool.sign_ext(a, to)),
            ("rotate_left", _) => Ok(rotate_left(pool, a, from, count % from)),
            ("rotate_right", _) => Ok(rotate_left(pool, a, from, (from - count % from) % from)),
            _ => Err(format!("the operation {name} {count}")),
        };
    }
    if let &[a] = args {
        width(pool, a)?;
        return match name {
            "bvnot" => Ok(pool.bv_not(a)),
            "bvneg" => Ok(pool.bv_neg(a)),
            _ => Err(format!("the operation {name}")),
        };
    }
    let &[a, b] = args else {
        return Err(ill_typed());
    };
    let (wa, wb) = (width(pool, a)?, width(pool, b)?);
    if name == "concat" && wa + wb <= crate::smt::MAX_WIDTH {
        return Ok(pool.concat(a, b));
    }
    if wa != wb {
        return Err(ill_typed());
    }
    let op = match name {
        "bvadd" => BvOp::Add,
        "bvsub" => BvOp::Sub,
        "bvmul" => BvOp::Mul,
        "bvudiv" => BvOp::Udiv,
        "bvurem" => BvOp::Urem,
        "bvsdiv" => BvOp::Sdiv,
        "bvsrem" => BvOp::Srem,
        "bvsmod" => BvOp::Smod,
        "bvand" => BvOp::And,
        "bvor" => BvOp::Or,
        "bvxor" => BvOp::Xor,
        "bvshl" => BvOp::Shl,
        "bvlshr" => BvOp::Lshr,
        "bvashr" => BvOp::Ashr,
        "bvult" => return Ok(pool.ult(a, b)),
        "bvule" => return Ok(pool.ule(a, b)),
        "bvugt" => return Ok(pool.ult(b, a)),
        "bvuge" => return Ok(pool.ule(b, a)),
        "bvslt" => return Ok(pool.slt(a, b)),
        "bvsle" => return Ok(pool.sle(a, b)),
        "bvsgt" => return Ok(pool.slt(b, a)),
        "bvsge" => return Ok(pool.sle(b, a)),
        _ => return Err(format!("the operation {name}")),
    };
    Ok(pool.bv_op(op, a, b))
}

fn rotate_left(pool: &mut Pool, a: Term, width: u32, count: u32) -> Term {
    if count == 0 {
        return a;
    }
    let high = pool.extract(a, width - count, 0);
    let low = pool.extract(a, width, width - count);
    pool.concat(high, low)
}

/// That an operation on machine integers gives the mathematical result.
fn no_wrap(pool: &mut Pool, op: WrapOp, signed: bool, args: &[Term]) -> Result<Term, String> {
    let &[a, b] = args else {
        return Err("a predicate of two arguments has another number".to_string());
    };
    let op = match op {
        WrapOp::Add => crate::smt::WrapOp::Add,
        WrapOp::Sub => crate::smt::WrapOp::Sub,
        WrapOp::Mul => crate::smt::WrapOp::Mul,
        WrapOp::Shl => {
            let shifted = pool.bv_op(BvOp::Shl, a, b);
            let back = if signed { BvOp::Ashr } else { BvOp::Lshr };
            let back = pool.bv_op(back, shifted, b);
            return Ok(pool.eq(back, a));
        }
    };
    Ok(pool.no_wrap(op, signed, a, b))
}
