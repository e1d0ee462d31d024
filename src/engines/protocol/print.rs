//! The text of protocols; `parse` reads it back.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use super::ast::{
    Access, Level, Mode, Protocol, Range, Reach, Space, Step, Stmt, Sync, Variable, Warps,
};
use crate::bv::{is_negative, to_signed};
use crate::smt::{BvOp, Node, Pool, Sort, Term, WrapOp};

/// The protocol as text.
pub fn protocol(protocol: &Protocol) -> String {
    let mut printer = Printer::new(&protocol.pool, &protocol.vars);
    printer.header(protocol);
    for stmt in &protocol.body {
        printer.stmt(protocol, stmt);
    }
    printer.out
}

/// Prints statements and terms with a name for each variable.
pub struct Printer<'a> {
    pool: &'a Pool,
    names: HashMap<Term, String>,
    used: HashSet<String>,
    pub out: String,
    depth: usize,
}

/// How tightly the operator of a term binds; a term is put in parentheses where
/// its place asks for more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
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

impl<'a> Printer<'a> {
    pub fn new(pool: &'a Pool, vars: &[Variable]) -> Printer<'a> {
        let mut printer = Printer {
            pool,
            names: HashMap::new(),
            used: RESERVED.iter().map(ToString::to_string).collect(),
            out: String::new(),
            depth: 0,
        };
        for var in vars {
            printer.name(var);
        }
        printer
    }

    /// Gives the variable a name of its own, made from the one it has.
    fn name(&mut self, var: &Variable) -> String {
        if let Some(name) = self.names.get(&var.term) {
            return name.clone();
        }
        let clean: String = var
            .name
            .chars()
            .map(|c| {
                if c.is_ascii_alphanumeric() || c == '.' {
                    c
                } else {
                    '_'
                }
            })
            .collect();
        let mut clean = clean
            .split('.')
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(".");
        if !clean.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            clean.insert(0, '_');
        }
        let mut name = clean.clone();
        let mut count = 1;
        while !self.used.insert(name.clone()) {
            count += 1;
            name = format!("{clean}${count}");
        }
        self.names.insert(var.term, name.clone());
        name
    }

    fn header(&mut self, protocol: &Protocol) {
        if !protocol.name.is_empty() {
            let name = Variable {
                name: protocol.name.clone(),
                ..placeholder()
            };
            let _ = writeln!(
                self.out,
                "protocol {};",
                Printer::new(self.pool, &[]).name(&name)
            );
        }
        for (space, word) in [(Space::Shared, "shared"), (Space::Global, "global")] {
            let names: Vec<&str> = protocol
                .arrays
                .iter()
                .filter(|a| a.space == space)
                .map(|a| a.name.as_str())
                .collect();
            if !names.is_empty() {
                let _ = writeln!(self.out, "{word} {};", names.join(", "));
            }
        }
        let vars: Vec<String> = protocol
            .vars
            .iter()
            .map(|var| format!("{} {}", level(var.level), self.declaration(var)))
            .collect();
        let ids = |terms: &[Term]| -> String {
            terms
                .iter()
                .map(|t| format!("[{}]", self.text(*t)))
                .collect()
        };
        let mut wheres = Vec::new();
        if !protocol.thread_ids.is_empty() {
            wheres.push(format!("distinct {}", ids(&protocol.thread_ids)));
        }
        if !protocol.block_ids.is_empty() {
            wheres.push(format!("blocks {}", ids(&protocol.block_ids)));
        }
        if let Some(Warps { warp, lane }) = protocol.warps {
            let (warp, lane) = (self.text(warp), self.text(lane));
            wheres.push(format!("warps [{warp}, {lane}]"));
        }
        wheres.extend(
            protocol
                .wheres
                .iter()
                .map(|t| self.term(*t, Binding::BitOr)),
        );
        if !vars.is_empty() || !wheres.is_empty() {
            let _ = write!(self.out, "const {}", vars.join(", "));
            if !wheres.is_empty() {
                let _ = write!(self.out, "\nwhere {}", wheres.join(" &&\n  "));
            }
            self.out.push_str(";\n");
        }
    }

    fn declaration(&mut self, var: &Variable) -> String {
        let name = self.name(var);
        match self.pool.sort(var.term) {
            Sort::BitVec(32) => name,
            Sort::BitVec(width) => format!("{name}: i{width}"),
            _ => format!("{name}: bool"),
        }
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.out.push_str("    ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn stmts(&mut self, protocol: &Protocol, stmts: &[Stmt]) {
        self.depth += 1;
        for stmt in stmts {
            self.stmt(protocol, stmt);
        }
        self.depth -= 1;
    }

    pub fn stmt(&mut self, protocol: &Protocol, stmt: &Stmt) {
        match stmt {
            Stmt::Access(access) => {
                let text = self.access(protocol, access);
                self.line(&text);
            }
            Stmt::Sync(sync) => match sync.mask {
                Some(mask) => {
                    let mask = self.text(mask);
                    self.line(&format!("sync warp ({mask});"));
                }
                None => self.line(sync_text(sync)),
            },
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => {
                let cond = self.text(*cond);
                self.line(&format!("if ({cond}) {{"));
                self.stmts(protocol, then);
                if !otherwise.is_empty() {
                    self.line("} else {");
                    self.stmts(protocol, otherwise);
                }
                self.line("}");
            }
            Stmt::For {
                var, range, body, ..
            } => {
                let range = self.range(var, range);
                self.line(&format!("foreach {range} {{"));
                self.stmts(protocol, body);
                self.line("}");
            }
            Stmt::Local(var) => {
                let text = format!("{} {};", level(var.level), self.declaration(var));
                self.line(&text);
            }
            Stmt::Last { var, range } => {
                let text = format!("last {} {};", level(var.level), self.range(var, range));
                self.line(&text);
            }
            Stmt::Assume(cond) => {
                let text = format!("assume {};", self.text(*cond));
                self.line(&text);
            }
        }
    }

    /// `(x in lo .. hi; x + step)`
    pub fn range(&mut self, var: &Variable, range: &Range) -> String {
        let (lo, hi) = (self.text(range.lo), self.text(range.hi));
        let sign = if range.signed { "" } else { "unsigned " };
        let name = self.name(var);
        let step = match range.step {
            Step::Add(step) if self.pool.as_bv(step) == Some(1) => String::new(),
            Step::Add(step) => format!("; {name} + {}", self.term(step, Binding::Product)),
            Step::Shift(1) => format!("; {name} * 2"),
            Step::Shift(bits) => format!("; {name} << {bits}"),
        };
        format!("{sign}({name} in {lo} .. {hi}{step})")
    }

    fn access(&self, protocol: &Protocol, access: &Access) -> String {
        let mode = match access.mode {
            Mode::Read => "rd".to_string(),
            Mode::Write => "wr".to_string(),
            Mode::AtomicRead(scope) => format!("atomic_rd {}", reach(scope)),
            Mode::AtomicWrite(scope) => format!("atomic {}", reach(scope)),
        };
        let last = access.index.len() - 1;
        let index: String = access
            .index
            .iter()
            .enumerate()
            .map(|(i, t)| match (i == last, access.cells) {
                (true, cells) if cells != 1 => format!("[{}; {cells}]", self.text(*t)),
                _ => format!("[{}]", self.text(*t)),
            })
            .collect();
        let value = match access.value {
            Some(value) => format!(" = {}", self.text(value)),
            None => String::new(),
        };
        format!(
            "{mode} {}{index}{value};",
            protocol.arrays[access.array].name
        )
    }

    /// The term as text.
    pub fn text(&self, term: Term) -> String {
        self.term(term, Binding::Choice)
    }

    fn term(&self, term: Term, place: Binding) -> String {
        let (text, binding) = self.operator(term);
        match binding < place {
            true => format!("({text})"),
            false => text,
        }
    }

    fn operator(&self, term: Term) -> (String, Binding) {
        let pool = self.pool;
        let infix = |a: Term, op: &str, b: Term, binding: Binding, operands: Binding| {
            let text = format!("{} {op} {}", self.term(a, operands), self.term(b, operands));
            (text, binding)
        };
        let call =
            |name: &str, args: &[String]| (format!("{name}({})", args.join(", ")), Binding::Unary);
        let texts = |terms: &[Term]| terms.iter().map(|t| self.text(*t)).collect::<Vec<_>>();
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
            Node::Not(inner) => match *pool.node(*inner) {
                Node::Eq(a, b) => {
                    let (a, b) = self.sides(a, b);
                    infix(a, "!=", b, Binding::Equal, Binding::Compare)
                }
                Node::Sle(a, b) => infix(b, "<", a, Binding::Compare, Binding::Shift),
                Node::Ule(a, b) => call("ult", &texts(&[b, a])),
                Node::And(ref args) => {
                    let parts: Vec<String> = args.iter().map(|t| self.negated(*t)).collect();
                    (parts.join(" || "), Binding::Or)
                }
                _ => (
                    format!("!{}", self.term(*inner, Binding::Unary)),
                    Binding::Unary,
                ),
            },
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
                infix(a, "==", b, Binding::Equal, Binding::Compare)
            }
            Node::Sle(a, b) => infix(*a, "<=", *b, Binding::Compare, Binding::Shift),
            Node::Ule(a, b) => call("ule", &texts(&[*a, *b])),
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
            Node::Bv2(op, a, b) => match op {
                BvOp::Sdiv => infix(*a, "/", *b, Binding::Product, Binding::Unary),
                BvOp::Srem => infix(*a, "%", *b, Binding::Product, Binding::Unary),
                BvOp::And => infix(*a, "&", *b, Binding::BitAnd, Binding::Equal),
                BvOp::Or => infix(*a, "|", *b, Binding::BitOr, Binding::BitXor),
                BvOp::Xor => infix(*a, "^", *b, Binding::BitXor, Binding::BitAnd),
                BvOp::Shl => infix(*a, "<<", *b, Binding::Shift, Binding::Sum),
                BvOp::Ashr => infix(*a, ">>", *b, Binding::Shift, Binding::Sum),
                BvOp::Udiv => call("udiv", &texts(&[*a, *b])),
                BvOp::Urem => call("urem", &texts(&[*a, *b])),
                BvOp::Lshr => call("lshr", &texts(&[*a, *b])),
                BvOp::Smod => call("smod", &texts(&[*a, *b])),
                BvOp::Add => infix(*a, "+", *b, Binding::Sum, Binding::Product),
                BvOp::Sub => infix(*a, "-", *b, Binding::Sum, Binding::Product),
                BvOp::Mul => infix(*a, "*", *b, Binding::Product, Binding::Unary),
            },
            Node::BvNot(a) => (
                format!("~{}", self.term(*a, Binding::Unary)),
                Binding::Unary,
            ),
            Node::Concat(a, b) => call("concat", &texts(&[*a, *b])),
            Node::Extract { arg, high, low } => call(
                "bits",
                &[self.text(*arg), high.to_string(), low.to_string()],
            ),
            Node::ZeroExt(a, width) => call("zext", &[self.text(*a), width.to_string()]),
            Node::SignExt(a, width) => call("sext", &[self.text(*a), width.to_string()]),
            Node::NoWrap { op, signed, a, b } => call(exact_name(*op, *signed), &texts(&[*a, *b])),
            _ => (format!("{term:?}"), Binding::Unary),
        }
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

/// Words that are no names of variables.
pub const RESERVED: &[&str] = &[
    "protocol",
    "shared",
    "global",
    "const",
    "local",
    "block",
    "grid",
    "thread",
    "where",
    "distinct",
    "blocks",
    "warps",
    "warp",
    "foreach",
    "unsigned",
    "in",
    "if",
    "else",
    "sync",
    "let",
    "assume",
    "last",
    "rd",
    "ro",
    "wr",
    "rw",
    "atomic",
    "atomic_rd",
    "true",
    "false",
    "bool",
];

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

fn level(level: Level) -> &'static str {
    match level {
        Level::Grid => "global",
        Level::Block => "block",
        Level::Thread => "local",
    }
}

fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Thread => "thread",
        Reach::Warp => "warp",
        Reach::Block => "block",
        Reach::Grid => "grid",
    }
}

fn sync_text(sync: &Sync) -> &'static str {
    match (sync.reach, sync.shared, sync.global) {
        (Reach::Grid, false, false) => "sync grid thread;",
        (Reach::Grid, ..) => "sync grid;",
        (Reach::Block, true, false) => "sync shared;",
        (Reach::Block, false, true) => "sync global;",
        (Reach::Block, true, true) => "sync;",
        (Reach::Warp, ..) => "sync warp;",
        (Reach::Block, false, false) | (Reach::Thread, ..) => "sync thread;",
    }
}

fn placeholder() -> Variable {
    Variable {
        name: String::new(),
        term: Term::from_u32(0),
        level: Level::Grid,
    }
}
