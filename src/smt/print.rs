//! SMT-LIB text of terms.
//!
//! Text is linear in the number of terms: a term that occurs more than once, or
//! whose text grows long, becomes a `define-fun` of its own. A [`Printer`]
//! remembers what it has declared and defined, so that a session is told
//! everything once.

use super::sort::Sort;
use super::term::{FunId, Node, Pool, Term, VarId};
use crate::bv::{BvOp, WrapOp, mask, to_signed};
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// Longer texts get a name.
const LONGEST_INLINE: usize = 240;

#[derive(Default)]
pub struct Printer {
    declared_vars: HashSet<VarId>,
    declared_funs: HashSet<FunId>,
    defined: HashSet<Term>,
}

/// Text of commands, and how many commands that is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commands {
    pub text: String,
    pub count: usize,
}

impl Commands {
    pub fn push(&mut self, command: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{command}").expect("strings can be written to");
        self.count += 1;
    }
}

impl Printer {
    /// Declares and defines what the terms need, and gives their texts.
    pub fn terms(&mut self, pool: &Pool, terms: &[Term], out: &mut Commands) -> Vec<String> {
        let order = pool.post_order(terms, |t| self.defined.contains(&t));
        let mut uses: HashMap<Term, usize> = HashMap::new();
        for t in order
            .iter()
            .flat_map(|t| pool.operands(*t))
            .chain(terms.iter().copied())
        {
            *uses.entry(t).or_default() += 1;
        }
        let mut texts: HashMap<Term, String> = HashMap::new();
        for t in order {
            self.declare(pool, t, out);
            let text = self.text_of_node(pool, t, &texts);
            let shared = uses.get(&t).is_some_and(|n| *n > 1) || text.len() > LONGEST_INLINE;
            let leaf = pool.is_literal(t) || matches!(pool.node(t), Node::Var(_));
            if shared && !leaf && !pool.is_open(t) {
                out.push(format_args!(
                    "(define-fun {} () {} {text})",
                    name(t),
                    pool.sort(t)
                ));
                self.defined.insert(t);
            } else {
                texts.insert(t, text);
            }
        }
        terms.iter().map(|t| self.text(*t, &texts)).collect()
    }

    pub fn assert(&mut self, pool: &Pool, term: Term, out: &mut Commands) {
        let text = self.terms(pool, &[term], out).remove(0);
        out.push(format_args!("(assert {text})"));
    }

    fn text(&self, term: Term, texts: &HashMap<Term, String>) -> String {
        match texts.get(&term) {
            Some(text) => text.clone(),
            None => name(term),
        }
    }

    fn declare(&mut self, pool: &Pool, term: Term, out: &mut Commands) {
        match pool.node(term) {
            Node::Var(var) if !pool.var_data(*var).bound && self.declared_vars.insert(*var) => {
                let data = pool.var_data(*var);
                out.push(format_args!(
                    "(declare-fun {} () {})",
                    symbol(&data.name),
                    data.sort
                ));
            }
            Node::Apply(fun, _) if self.declared_funs.insert(*fun) => {
                let data = pool.fun_data(*fun);
                let params: Vec<String> = data.params.iter().map(Sort::to_string).collect();
                let params = params.join(" ");
                out.push(format_args!(
                    "(declare-fun {} ({params}) {})",
                    symbol(&data.name),
                    data.result
                ));
            }
            _ => {}
        }
    }

    fn text_of_node(&self, pool: &Pool, term: Term, texts: &HashMap<Term, String>) -> String {
        let get = |t: Term| self.text(t, texts);
        let call = |op: &str, args: &[Term]| {
            let args: Vec<String> = args.iter().map(|t| get(*t)).collect();
            format!("({op} {})", args.join(" "))
        };
        match pool.node(term) {
            Node::Bool(value) => value.to_string(),
            Node::Int(value) => integer(*value),
            Node::Bv { value, width } => vector(*value, *width),
            Node::Var(var) => symbol(&pool.var_data(*var).name),
            Node::Not(a) => match pool.node(*a) {
                // A disjunction.
                Node::And(args) if texts.contains_key(a) => {
                    let args: Vec<String> = args
                        .iter()
                        .map(|t| match pool.node(*t) {
                            Node::Not(inner) if !self.defined.contains(t) => get(*inner),
                            _ => format!("(not {})", get(*t)),
                        })
                        .collect();
                    format!("(or {})", args.join(" "))
                }
                _ => call("not", &[*a]),
            },
            Node::And(args) => call("and", args),
            Node::Ite(c, a, b) => call("ite", &[*c, *a, *b]),
            Node::Eq(a, b) => call("=", &[*a, *b]),
            Node::Linear {
                terms,
                constant,
                width,
            } => linear(terms, *constant, *width, &get),
            Node::Product(factors) => call("bvmul", factors),
            Node::Bv2(op, a, b) => call(operation(*op), &[*a, *b]),
            Node::BvNot(a) => call("bvnot", &[*a]),
            Node::Concat(a, b) => call("concat", &[*a, *b]),
            Node::Extract { arg, high, low } => {
                format!("((_ extract {} {low}) {})", high - 1, get(*arg))
            }
            Node::ZeroExt(a, width) => {
                format!("((_ zero_extend {}) {})", width - pool.width(*a), get(*a))
            }
            Node::SignExt(a, width) => {
                format!("((_ sign_extend {}) {})", width - pool.width(*a), get(*a))
            }
            Node::Ule(a, b) => call("bvule", &[*a, *b]),
            Node::Sle(a, b) => call("bvsle", &[*a, *b]),
            Node::NoWrap { op, signed, a, b } => {
                no_wrap(*op, *signed, pool.width(*a), &get(*a), &get(*b))
            }
            Node::IntLinear { terms, constant } => {
                let mut parts: Vec<String> = terms
                    .iter()
                    .map(|(t, c)| match c {
                        1 => get(*t),
                        _ => format!("(* {} {})", integer(*c), get(*t)),
                    })
                    .collect();
                if *constant != 0 {
                    parts.push(integer(*constant));
                }
                combine("+", parts)
            }
            Node::IntAdd(a, b) => call("+", &[*a, *b]),
            Node::IntProduct(factors) => call("*", factors),
            Node::IntDiv(a, b) => call("div", &[*a, *b]),
            Node::IntMod(a, b) => call("mod", &[*a, *b]),
            Node::IntLe(a, b) => call("<=", &[*a, *b]),
            Node::Select(a, i) => call("select", &[*a, *i]),
            Node::Store(a, i, v) => call("store", &[*a, *i, *v]),
            Node::Apply(fun, args) if args.is_empty() => symbol(&pool.fun_data(*fun).name),
            Node::Apply(fun, args) => call(&symbol(&pool.fun_data(*fun).name), args),
            Node::Forall(vars, body) => self.forall(pool, vars, *body, texts),
        }
    }

    /// Terms with the quantifier's variables in them cannot be defined outside;
    /// those that occur more than once are bound by `let`.
    fn forall(
        &self,
        pool: &Pool,
        vars: &[VarId],
        body: Term,
        outer: &HashMap<Term, String>,
    ) -> String {
        let is_outside = |t: Term| !pool.is_open(t) || matches!(pool.node(t), Node::Forall(..));
        let order = pool.post_order(&[body], is_outside);
        let mut uses: HashMap<Term, usize> = HashMap::new();
        for t in order.iter().flat_map(|t| pool.operands(*t)) {
            *uses.entry(t).or_default() += 1;
        }
        let mut texts = outer.clone();
        let mut lets = String::new();
        let mut depth = 0;
        for t in order {
            let text = self.text_of_node(pool, t, &texts);
            let is_var = matches!(pool.node(t), Node::Var(_));
            if uses.get(&t).is_some_and(|n| *n > 1) && !is_var {
                write!(lets, "(let (({} {text})) ", name(t)).expect("strings can be written to");
                depth += 1;
                texts.remove(&t);
            } else {
                texts.insert(t, text);
            }
        }
        let body = self.text(body, &texts);
        let vars: Vec<String> = vars
            .iter()
            .map(|v| {
                format!(
                    "({} {})",
                    symbol(&pool.var_data(*v).name),
                    pool.var_data(*v).sort
                )
            })
            .collect();
        format!(
            "(forall ({}) {lets}{body}{})",
            vars.join(" "),
            ")".repeat(depth)
        )
    }
}

/// The name of a defined term.
fn name(term: Term) -> String {
    format!("t!{}", term.as_u32())
}

/// A name as an SMT-LIB symbol.
pub fn symbol(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c);
    if !name.starts_with(|c: char| c.is_ascii_digit()) && name.chars().all(plain) {
        name.to_string()
    } else {
        format!("|{name}|")
    }
}

fn operation(op: BvOp) -> &'static str {
    match op {
        BvOp::Add => "bvadd",
        BvOp::Sub => "bvsub",
        BvOp::Mul => "bvmul",
        BvOp::Udiv => "bvudiv",
        BvOp::Urem => "bvurem",
        BvOp::Sdiv => "bvsdiv",
        BvOp::Srem => "bvsrem",
        BvOp::Smod => "bvsmod",
        BvOp::And => "bvand",
        BvOp::Or => "bvor",
        BvOp::Xor => "bvxor",
        BvOp::Shl => "bvshl",
        BvOp::Lshr => "bvlshr",
        BvOp::Ashr => "bvashr",
    }
}

/// The operation at a width where it is exact gives what fits.
fn no_wrap(op: WrapOp, signed: bool, width: u32, a: &str, b: &str) -> String {
    let (op, more) = match op {
        WrapOp::Add => ("bvadd", 1),
        WrapOp::Sub => ("bvsub", 1),
        WrapOp::Mul => ("bvmul", width),
    };
    let extend = |text: &str| {
        let kind = if signed { "sign" } else { "zero" };
        format!("((_ {kind}_extend {more}) {text})")
    };
    let exact = format!("({op} {} {})", extend(a), extend(b));
    let low = format!("((_ extract {} 0) exact)", width - 1);
    format!("(let ((exact {exact})) (= exact {}))", extend(&low))
}

fn integer(value: i128) -> String {
    if value < 0 {
        format!("(- {})", value.unsigned_abs())
    } else {
        value.to_string()
    }
}

fn vector(value: u128, width: u32) -> String {
    if width.is_multiple_of(4) {
        format!("#x{value:0digits$x}", digits = width as usize / 4)
    } else {
        format!("#b{value:0digits$b}", digits = width as usize)
    }
}

/// Negative coefficients are subtracted: their two's complement would make
/// wide multipliers.
fn linear(
    terms: &[(Term, u128)],
    constant: u128,
    width: u32,
    get: &impl Fn(Term) -> String,
) -> String {
    let scaled = |t: Term, c: u128| match c {
        1 => get(t),
        _ => format!("(bvmul {} {})", vector(c, width), get(t)),
    };
    let mut plus = Vec::new();
    let mut minus = Vec::new();
    for (t, c) in terms {
        if to_signed(*c, width) < 0 {
            minus.push(scaled(*t, c.wrapping_neg() & mask(width)));
        } else {
            plus.push(scaled(*t, *c));
        }
    }
    if constant != 0 {
        plus.push(vector(constant, width));
    }
    match (plus.is_empty(), minus.is_empty()) {
        (_, true) => combine("bvadd", plus),
        (true, false) => format!("(bvneg {})", combine("bvadd", minus)),
        (false, false) => format!(
            "(bvsub {} {})",
            combine("bvadd", plus),
            combine("bvadd", minus)
        ),
    }
}

fn combine(op: &str, mut parts: Vec<String>) -> String {
    if parts.len() == 1 {
        parts.remove(0)
    } else {
        format!("({op} {})", parts.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_terms_are_defined_once() {
        let mut p = Pool::new();
        let x = p.fresh_var("x", Sort::BitVec(8));
        let y = p.fresh_var("y z", Sort::BitVec(8));
        let xy = p.bv_op(BvOp::Udiv, x, y);
        let zero = p.bv(0, 8);
        let (a, b) = (p.eq(xy, zero), p.ule(xy, x));
        let both = p.and([a, b]);
        let mut printer = Printer::default();
        let mut out = Commands::default();
        printer.assert(&p, both, &mut out);
        assert_eq!(
            out.text,
            "(declare-fun x$ () (_ BitVec 8))\n\
             (declare-fun y_z$ () (_ BitVec 8))\n\
             (define-fun t!2 () (_ BitVec 8) (bvudiv x$ y_z$))\n\
             (assert (and (= t!2 #x00) (bvule t!2 x$)))\n"
        );
        assert_eq!(out.count, 4);
        let mut again = Commands::default();
        printer.assert(&p, a, &mut again);
        assert_eq!(again.text, "(assert (= t!2 #x00))\n");
    }

    #[test]
    fn deep_terms_print_in_linear_size() {
        let mut p = Pool::new();
        let mut t = p.fresh_var("x", Sort::BitVec(32));
        for _ in 0..50_000 {
            let twice = p.bv_op(BvOp::Udiv, t, t);
            let y = p.fresh_var("y", Sort::BitVec(32));
            t = p.bv_op(BvOp::Xor, twice, y);
        }
        let zero = p.bv(0, 32);
        let goal = p.eq(t, zero);
        let mut out = Commands::default();
        Printer::default().assert(&p, goal, &mut out);
        assert!(out.text.len() < 50_000 * 200);
    }

    #[test]
    fn quantifiers_share_with_let() {
        let mut p = Pool::new();
        let i = p.fresh_bound("i", Sort::BitVec(8));
        let f = p.fresh_fun("f", vec![Sort::BitVec(8)], Sort::BitVec(8));
        let fi = p.apply(f, vec![i]);
        let ffi = p.apply(f, vec![fi]);
        let (a, b) = (p.ule(i, fi), p.ule(fi, ffi));
        let body = p.and([a, b]);
        let all = p.forall(&[i], body);
        let mut out = Commands::default();
        Printer::default().assert(&p, all, &mut out);
        assert!(
            out.text.ends_with(
                "(assert (forall ((i$ (_ BitVec 8))) (let ((t!1 (f$ i$))) (and (bvule i$ t!1) (bvule t!1 (f$ t!1))))))\n"
            ),
            "{}",
            out.text
        );
    }
}
