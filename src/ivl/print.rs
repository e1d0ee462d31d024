//! The text of a program, which Boogie 2.4 accepts and `parse` reads back.
//!
//! An expression prints as a tree: the text repeats what its nodes share.

use std::fmt::{self, Display, Formatter, Write};

use super::ast::{
    Attr, AttrArg, BinOp, Block, Body, Clause, Const, Expr, ExprKind, Function, Procedure, Program,
    Stmt, Symbol, Transfer, Type, Var,
};

impl Display for Program {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut sections = Vec::new();
        sections.push(lines(&self.consts));
        sections.push(
            self.globals
                .iter()
                .map(|var| format!("var {var};\n"))
                .collect(),
        );
        sections.push(lines(&self.functions));
        sections.push(
            self.axioms
                .iter()
                .map(|axiom| format!("axiom {axiom};\n"))
                .collect(),
        );
        sections.extend(self.procedures.iter().map(Procedure::to_string));
        sections.retain(|section: &String| !section.is_empty());
        f.write_str(&sections.join("\n"))
    }
}

fn lines(items: &[impl Display]) -> String {
    items.iter().map(|item| format!("{item}\n")).collect()
}

impl Display for Const {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("const ")?;
        write_attrs(f, &self.attrs)?;
        write!(
            f,
            "{}{}: {};",
            if self.unique { "unique " } else { "" },
            self.name,
            self.ty
        )
    }
}

impl Display for Var {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_attrs(f, &self.attrs)?;
        write!(f, "{}: {}", self.name, self.ty)
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("function ")?;
        write_attrs(f, &self.attrs)?;
        write!(f, "{}({}): {}", self.name, List(&self.params), self.result)?;
        match &self.body {
            Some(body) => write!(f, " {{ {body} }}"),
            None => f.write_str(";"),
        }
    }
}

impl Display for Procedure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("procedure ")?;
        write_attrs(f, &self.attrs)?;
        write!(f, "{}({})", self.name, List(&self.params))?;
        if !self.returns.is_empty() {
            write!(f, " returns ({})", List(&self.returns))?;
        }
        f.write_str(if self.body.is_some() { "\n" } else { ";\n" })?;
        for clause in &self.requires {
            write_clause(f, "requires", clause)?;
        }
        for clause in &self.ensures {
            write_clause(f, "ensures", clause)?;
        }
        if !self.modifies.is_empty() {
            writeln!(f, "  modifies {};", List(&self.modifies))?;
        }
        self.body.iter().try_for_each(|body| body.fmt(f))
    }
}

fn write_clause(f: &mut Formatter<'_>, keyword: &str, clause: &Clause) -> fmt::Result {
    write!(f, "  {}{keyword} ", if clause.free { "free " } else { "" })?;
    write_attrs(f, &clause.attrs)?;
    writeln!(f, "{};", clause.expr)
}

impl Display for Body {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("{\n")?;
        for var in &self.locals {
            writeln!(f, "  var {var};")?;
        }
        for (index, block) in self.blocks.iter().enumerate() {
            if index > 0 || !self.locals.is_empty() {
                f.write_str("\n")?;
            }
            block.fmt(f)?;
        }
        f.write_str("}\n")
    }
}

impl Display for Block {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:", self.label)?;
        for stmt in &self.stmts {
            writeln!(f, "  {stmt}")?;
        }
        writeln!(f, "  {}", self.transfer)
    }
}

impl Display for Transfer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Transfer::Goto(labels) => write!(f, "goto {};", List(labels)),
            Transfer::Return => f.write_str("return;"),
        }
    }
}

impl Display for Stmt {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Stmt::Assign { var, value } => write!(f, "{var} := {value};"),
            Stmt::AssignElement { map, index, value } => write!(f, "{map}[{index}] := {value};"),
            Stmt::Havoc(vars) => write!(f, "havoc {};", List(vars)),
            Stmt::Assume { attrs, expr } => {
                f.write_str("assume ")?;
                write_attrs(f, attrs)?;
                write!(f, "{expr};")
            }
            Stmt::Assert { attrs, expr } => {
                f.write_str("assert ")?;
                write_attrs(f, attrs)?;
                write!(f, "{expr};")
            }
            Stmt::Call {
                attrs,
                results,
                procedure,
                args,
            } => {
                f.write_str("call ")?;
                write_attrs(f, attrs)?;
                if !results.is_empty() {
                    write!(f, "{} := ", List(results))?;
                }
                write!(f, "{procedure}({});", List(args))
            }
        }
    }
}

/// Each attribute followed by a space.
fn write_attrs(f: &mut Formatter<'_>, attrs: &[Attr]) -> fmt::Result {
    attrs.iter().try_for_each(|attr| write!(f, "{attr} "))
}

impl Display for Attr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{{:{}", self.name)?;
        if !self.args.is_empty() {
            write!(f, " {}", List(&self.args))?;
        }
        f.write_str("}")
    }
}

impl Display for AttrArg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            AttrArg::Str(text) => write_string(f, text),
            AttrArg::Expr(expr) => expr.fmt(f),
        }
    }
}

/// Boogie's strings know no escape but `\"`, which its scanner takes for the
/// end of a string in places. So every character that cannot stand for itself
/// is written as `\u{…}`.
fn write_string(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for c in text.chars() {
        if (c.is_ascii_graphic() || c == ' ') && c != '"' && c != '\\' {
            f.write_char(c)?;
        } else {
            write!(f, "\\u{{{:x}}}", u32::from(c))?;
        }
    }
    f.write_char('"')
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Type::Bool => f.write_str("bool"),
            Type::Int => f.write_str("int"),
            Type::Bv(width) => write!(f, "bv{width}"),
            Type::Map(domain, range) => write!(f, "[{domain}]{range}"),
        }
    }
}

impl BinOp {
    pub fn symbol(self) -> &'static str {
        match self {
            BinOp::And => "&&",
            BinOp::Or => "||",
            BinOp::Implies => "==>",
            BinOp::Iff => "<==>",
            BinOp::Eq => "==",
            BinOp::Neq => "!=",
            BinOp::Lt => "<",
            BinOp::Le => "<=",
            BinOp::Gt => ">",
            BinOp::Ge => ">=",
            BinOp::Add => "+",
            BinOp::Sub => "-",
            BinOp::Mul => "*",
            BinOp::Div => "div",
            BinOp::Mod => "mod",
            BinOp::Concat => "++",
        }
    }

    /// How strongly the operator binds, and how strongly its operands must.
    pub(super) fn strength(self) -> [u8; 3] {
        match self {
            BinOp::Iff => [1, 1, 2],
            BinOp::Implies => [2, 3, 2],
            // A chain of one of the two; a mix needs parentheses.
            BinOp::And | BinOp::Or => [3, 4, 4],
            BinOp::Eq | BinOp::Neq | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => [4, 5, 5],
            BinOp::Concat => [5, 5, 6],
            BinOp::Add | BinOp::Sub => [6, 6, 7],
            BinOp::Mul | BinOp::Div | BinOp::Mod => [7, 7, 8],
        }
    }
}

pub(super) const UNARY: u8 = 8;
const POSTFIX: u8 = 9;
const ATOM: u8 = 10;

impl Display for Expr {
    /// Uses no recursion, so depth is no danger.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut pending = vec![Piece::Expr(self, 0)];
        let mut pieces = Vec::new();
        while let Some(piece) = pending.pop() {
            match piece {
                Piece::Text(text) => f.write_str(text)?,
                Piece::Type(ty) => ty.fmt(f)?,
                Piece::Bounds(high, low) => write!(f, "[{high}:{low}]")?,
                Piece::Number(digits) => f.write_str(&digits)?,
                Piece::Expr(expr, wanted) => {
                    let strength = take_apart(expr, &mut pieces);
                    if strength < wanted {
                        pieces.insert(0, Piece::Text("("));
                        pieces.push(Piece::Text(")"));
                    }
                    pending.extend(pieces.drain(..).rev());
                }
            }
        }
        Ok(())
    }
}

enum Piece<'a> {
    Text(&'a str),
    Type(&'a Type),
    Number(String),
    Bounds(u32, u32),
    /// An expression that must bind at least so strongly.
    Expr(&'a Expr, u8),
}

/// Appends the pieces of `expr`, left to right, and says how strongly they bind.
fn take_apart<'a>(expr: &'a Expr, pieces: &mut Vec<Piece<'a>>) -> u8 {
    use Piece::{Bounds, Number, Text};
    match expr.kind() {
        ExprKind::Var(name) => {
            pieces.push(Text(name.as_str()));
            ATOM
        }
        ExprKind::Bool(value) => {
            pieces.push(Text(if *value { "true" } else { "false" }));
            ATOM
        }
        ExprKind::Int(value) => {
            pieces.push(Number(value.to_string()));
            if *value < 0 { UNARY } else { ATOM }
        }
        ExprKind::Bv { value, width } => {
            pieces.push(Number(format!("{value}bv{width}")));
            ATOM
        }
        ExprKind::Not(a) => {
            pieces.extend([Text("!"), Piece::Expr(a, UNARY)]);
            UNARY
        }
        // `-5` reads as a literal, so the operand of a negation that is no
        // name stands in parentheses.
        ExprKind::Neg(a) if matches!(a.kind(), ExprKind::Int(0..)) => {
            pieces.extend([Text("-("), Piece::Expr(a, 0), Text(")")]);
            UNARY
        }
        ExprKind::Neg(a) => {
            pieces.extend([Text("-"), Piece::Expr(a, POSTFIX)]);
            UNARY
        }
        ExprKind::Binary(op, a, b) => take_binary_apart(*op, [a, b], pieces),
        ExprKind::Ite(condition, a, b) => {
            let branches = [
                Text("(if "),
                Piece::Expr(condition, 0),
                Text(" then "),
                Piece::Expr(a, 0),
            ];
            pieces.extend(branches);
            pieces.extend([Text(" else "), Piece::Expr(b, 0), Text(")")]);
            ATOM
        }
        ExprKind::Select(map, index) => {
            pieces.extend([
                Piece::Expr(map, POSTFIX),
                Text("["),
                Piece::Expr(index, 0),
                Text("]"),
            ]);
            POSTFIX
        }
        ExprKind::Store(map, index, value) => {
            pieces.extend([Piece::Expr(map, POSTFIX), Text("["), Piece::Expr(index, 0)]);
            pieces.extend([Text(" := "), Piece::Expr(value, 0), Text("]")]);
            POSTFIX
        }
        ExprKind::Extract { arg, high, low } => {
            pieces.extend([Piece::Expr(arg, POSTFIX), Bounds(*high, *low)]);
            POSTFIX
        }
        ExprKind::Apply(name, args) => {
            pieces.extend([Text(name.as_str()), Text("(")]);
            for (index, arg) in args.iter().enumerate() {
                pieces.extend([Text(if index > 0 { ", " } else { "" }), Piece::Expr(arg, 0)]);
            }
            pieces.push(Text(")"));
            ATOM
        }
        ExprKind::Old(a) => {
            pieces.extend([Text("old("), Piece::Expr(a, 0), Text(")")]);
            ATOM
        }
        ExprKind::Forall(bound, body) => {
            take_bound_apart(bound, pieces);
            pieces.extend([Text(" :: "), Piece::Expr(body, 0), Text(")")]);
            ATOM
        }
    }
}

fn take_binary_apart<'a>(op: BinOp, [a, b]: [&'a Expr; 2], pieces: &mut Vec<Piece<'a>>) -> u8 {
    let [own, mut left, right] = op.strength();
    let chains = matches!(op, BinOp::And | BinOp::Or);
    if chains && matches!(a.kind(), ExprKind::Binary(inner, ..) if *inner == op) {
        left = own;
    }
    pieces.extend([
        Piece::Expr(a, left),
        Piece::Text(" "),
        Piece::Text(op.symbol()),
        Piece::Text(" "),
        Piece::Expr(b, right),
    ]);
    own
}

/// The head of a quantifier, up to what it is about.
fn take_bound_apart<'a>(bound: &'a [(Symbol, Type)], pieces: &mut Vec<Piece<'a>>) {
    pieces.push(Piece::Text("(forall "));
    for (index, (name, ty)) in bound.iter().enumerate() {
        let separator = if index > 0 { ", " } else { "" };
        pieces.extend([
            Piece::Text(separator),
            Piece::Text(name.as_str()),
            Piece::Text(": "),
            Piece::Type(ty),
        ]);
    }
}

/// Items with commas between.
struct List<'a, T>(&'a [T]);

impl<T: Display> Display for List<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, item) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            item.fmt(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn x(name: &str) -> Expr {
        Expr::var(name)
    }

    fn bin(op: BinOp, a: Expr, b: Expr) -> Expr {
        Expr::binary(op, a, b)
    }

    #[test]
    fn parentheses_stand_where_the_grammar_needs_them() {
        use BinOp::*;
        let cases = [
            (bin(And, bin(And, x("a"), x("b")), x("c")), "a && b && c"),
            (bin(And, x("a"), bin(And, x("b"), x("c"))), "a && (b && c)"),
            (bin(Or, bin(And, x("a"), x("b")), x("c")), "(a && b) || c"),
            (
                bin(Implies, x("a"), bin(Implies, x("b"), x("c"))),
                "a ==> b ==> c",
            ),
            (
                bin(Implies, bin(Implies, x("a"), x("b")), x("c")),
                "(a ==> b) ==> c",
            ),
            (bin(Eq, bin(Eq, x("a"), x("b")), x("c")), "(a == b) == c"),
            (bin(Sub, x("a"), bin(Sub, x("b"), x("c"))), "a - (b - c)"),
            (
                bin(Concat, bin(Concat, x("a"), x("b")), x("c")),
                "a ++ b ++ c",
            ),
            (bin(Sub, x("a"), Expr::int(-1)), "a - -1"),
            (Expr::new(ExprKind::Neg(Expr::int(1))), "-(1)"),
            (Expr::new(ExprKind::Neg(Expr::int(-1))), "-(-1)"),
            (Expr::new(ExprKind::Neg(x("a"))), "-a"),
            (
                Expr::new(ExprKind::Not(bin(Eq, x("a"), x("b")))),
                "!(a == b)",
            ),
            (
                Expr::select(Expr::store(x("m"), x("i"), x("v")), x("j")),
                "m[i := v][j]",
            ),
            (
                Expr::extract(bin(Concat, x("a"), x("b")), 8, 0),
                "(a ++ b)[8:0]",
            ),
            (
                x("a").choose(Expr::bv(1, 1), Expr::bv(0, 1)),
                "(if a then 1bv1 else 0bv1)",
            ),
        ];
        for (expr, text) in cases {
            assert_eq!(expr.to_string(), text);
        }
    }

    #[test]
    fn strings_hold_nothing_that_ends_them() {
        let attr = Attr {
            name: "msg".into(),
            args: vec![AttrArg::Str("a\\\"ä\n".into())],
        };
        assert_eq!(attr.to_string(), "{:msg \"a\\u{5c}\\u{22}\\u{e4}\\u{a}\"}");
    }
}
