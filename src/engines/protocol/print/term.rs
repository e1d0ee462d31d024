//! The text of terms.

use super::Printer;
use crate::bv::{is_negative, to_signed};
use crate::smt::{BvOp, Node, Term, WrapOp};

/// How tightly the operator of a term binds; a term is put in parentheses where
/// its place asks for more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Binding {
    Choice,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equal,
    Compare,
    Shift,
    Sum,
    Product,
    Unary,
}

impl Printer<'_> {
    /// The term as text.
    pub fn text(&self, term: Term) -> String {
        self.term(term, Binding::Choice)
    }

    pub(super) fn term(&self, term: Term, place: Binding) -> String {
        let (text, binding) = self.operator(term);
        match binding < place {
            true => format!("({text})"),
            false => text,
        }
    }

    fn operator(&self, term: Term) -> (String, Binding) {
        let pool = self.pool;
        match pool.node(term) {
            Node::Bool(value) => (value.to_string(), Binding::Unary),
            Node::Bv { value, width } => literal(*value, *width),
            Node::Var(var) => {
                let name = self.names.get(&term).cloned();
                (
                    name.unwrap_or_else(|| pool.var_data(*var).name.clone()),
                    Binding::Unary,
                )
            }
            Node::Not(inner) => self.negation(*inner),
            Node::And(args) => {
                let parts: Vec<String> =
                    args.iter().map(|t| self.term(*t, Binding::BitOr)).collect();
                (parts.join(" && "), Binding::And)
            }
            Node::Ite(c, a, b) => {
                let text = format!(
                    "{} ? {} : {}",
                    self.term(*c, Binding::Or),
                    self.term(*a, Binding::Or),
                    self.term(*b, Binding::Or)
                );
                (text, Binding::Choice)
            }
            Node::Eq(a, b) => {
                let (a, b) = self.sides(*a, *b);
                self.infix(a, "==", b, Binding::Equal, Binding::Compare)
            }
            Node::Sle(a, b) => self.infix(*a, "<=", *b, Binding::Compare, Binding::Shift),
            Node::Ule(a, b) => call("ule", &self.texts(&[*a, *b])),
            Node::Linear {
                terms,
                constant,
                width,
            } => (self.sum(terms, *constant, *width), Binding::Sum),
            Node::Product(factors) => {
                let parts: Vec<String> = factors
                    .iter()
                    .map(|t| self.term(*t, Binding::Unary))
                    .collect();
                (parts.join(" * "), Binding::Product)
            }
            Node::Bv2(op, a, b) => self.binary(*op, *a, *b),
            Node::BvNot(a) => (
                format!("~{}", self.term(*a, Binding::Unary)),
                Binding::Unary,
            ),
            Node::Concat(a, b) => call("concat", &self.texts(&[*a, *b])),
            Node::Extract { arg, high, low } => call(
                "bits",
                &[self.text(*arg), high.to_string(), low.to_string()],
            ),
            Node::ZeroExt(a, width) => call("zext", &[self.text(*a), width.to_string()]),
            Node::SignExt(a, width) => call("sext", &[self.text(*a), width.to_string()]),
            Node::NoWrap { op, signed, a, b } => {
                call(exact_name(*op, *signed), &self.texts(&[*a, *b]))
            }
            Node::Apply(fun, args) => call(&pool.fun_data(*fun).name, &self.texts(args)),
            _ => (format!("{term:?}"), Binding::Unary),
        }
    }

    fn negation(&self, inner: Term) -> (String, Binding) {
        match *self.pool.node(inner) {
            Node::Eq(a, b) => {
                let (a, b) = self.sides(a, b);
                self.infix(a, "!=", b, Binding::Equal, Binding::Compare)
            }
            Node::Sle(a, b) => self.infix(b, "<", a, Binding::Compare, Binding::Shift),
            Node::Ule(a, b) => call("ult", &self.texts(&[b, a])),
            Node::And(ref args) => {
                let parts: Vec<String> = args.iter().map(|t| self.negated(*t)).collect();
                (parts.join(" || "), Binding::Or)
            }
            _ => (
                format!("!{}", self.term(inner, Binding::Unary)),
                Binding::Unary,
            ),
        }
    }

    fn binary(&self, op: BvOp, a: Term, b: Term) -> (String, Binding) {
        let (symbol, binding, operands) = match op {
            BvOp::Sdiv => ("/", Binding::Product, Binding::Unary),
            BvOp::Srem => ("%", Binding::Product, Binding::Unary),
            BvOp::And => ("&", Binding::BitAnd, Binding::Equal),
            BvOp::Or => ("|", Binding::BitOr, Binding::BitXor),
            BvOp::Xor => ("^", Binding::BitXor, Binding::BitAnd),
            BvOp::Shl => ("<<", Binding::Shift, Binding::Sum),
            BvOp::Ashr => (">>", Binding::Shift, Binding::Sum),
            BvOp::Add => ("+", Binding::Sum, Binding::Product),
            BvOp::Sub => ("-", Binding::Sum, Binding::Product),
            BvOp::Mul => ("*", Binding::Product, Binding::Unary),
            BvOp::Udiv => return call("udiv", &self.texts(&[a, b])),
            BvOp::Urem => return call("urem", &self.texts(&[a, b])),
            BvOp::Lshr => return call("lshr", &self.texts(&[a, b])),
            BvOp::Smod => return call("smod", &self.texts(&[a, b])),
        };
        self.infix(a, symbol, b, binding, operands)
    }

    fn infix(
        &self,
        a: Term,
        op: &str,
        b: Term,
        binding: Binding,
        operands: Binding,
    ) -> (String, Binding) {
        let text = format!("{} {op} {}", self.term(a, operands), self.term(b, operands));
        (text, binding)
    }

    fn texts(&self, terms: &[Term]) -> Vec<String> {
        terms.iter().map(|t| self.text(*t)).collect()
    }

    /// The sides of an equation in an order that does not depend on which was made
    /// first: literals last.
    fn sides(&self, a: Term, b: Term) -> (Term, Term) {
        let key = |t: Term| {
            let literal = matches!(self.pool.node(t), Node::Bv { .. } | Node::Bool(_));
            (literal, self.text(t))
        };
        if key(a) <= key(b) { (a, b) } else { (b, a) }
    }

    fn negated(&self, term: Term) -> String {
        match *self.pool.node(term) {
            Node::Not(inner) => self.term(inner, Binding::BitOr),
            Node::Eq(a, b) => {
                let (a, b) = self.sides(a, b);
                let (a, b) = [a, b].map(|t| self.term(t, Binding::Compare)).into();
                format!("{a} != {b}")
            }
            Node::Sle(a, b) => format!(
                "{} < {}",
                self.term(b, Binding::Shift),
                self.term(a, Binding::Shift)
            ),
            Node::Ule(a, b) => format!("ult({}, {})", self.text(b), self.text(a)),
            _ => format!("!{}", self.term(term, Binding::Unary)),
        }
    }

    fn sum(&self, terms: &[(Term, u128)], constant: u128, width: u32) -> String {
        let mut out = String::new();
        let mut push = |negative: bool, text: String| {
            match (out.is_empty(), negative) {
                (true, false) => {}
                (true, true) => out.push('-'),
                (false, false) => out.push_str(" + "),
                (false, true) => out.push_str(" - "),
            }
            out.push_str(&text);
        };
        // A negative part in front would read as a negated one.
        let minus = |part: &&(Term, u128)| is_negative(part.1, width);
        let first = terms.iter().filter(|part| !minus(part));
        for &(term, factor) in first.chain(terms.iter().filter(minus)) {
            let value = to_signed(factor, width);
            let size = value.unsigned_abs();
            let text = match size {
                1 => self.term(term, Binding::Product),
                _ => format!(
                    "{} * {}",
                    self.term(term, Binding::Unary),
                    literal(size, width).0
                ),
            };
            push(value < 0, text);
        }
        if constant != 0 {
            let value = to_signed(constant, width);
            push(value < 0, literal(value.unsigned_abs(), width).0);
        }
        out
    }
}

fn call(name: &str, args: &[String]) -> (String, Binding) {
    (format!("{name}({})", args.join(", ")), Binding::Unary)
}

fn literal(value: u128, width: u32) -> (String, Binding) {
    let signed = to_signed(value, width);
    let (negative, size) = match signed < 0 && width <= 64 && signed > -(1 << 16) {
        true => (true, signed.unsigned_abs()),
        false => (false, value),
    };
    let suffix = match width {
        32 => String::new(),
        _ => format!("i{width}"),
    };
    match negative {
        true => (format!("-{size}{suffix}"), Binding::Sum),
        false => (format!("{size}{suffix}"), Binding::Unary),
    }
}

fn exact_name(op: WrapOp, signed: bool) -> &'static str {
    match (op, signed) {
        (WrapOp::Add, true) => "nsw_add",
        (WrapOp::Sub, true) => "nsw_sub",
        (WrapOp::Mul, true) => "nsw_mul",
        (WrapOp::Add, false) => "nuw_add",
        (WrapOp::Sub, false) => "nuw_sub",
        (WrapOp::Mul, false) => "nuw_mul",
    }
}
