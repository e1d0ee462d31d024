//! Random well-typed expressions and programs, from a list of choices that
//! proptest makes and shrinks. When the choices run out, the simplest one is
//! taken.

use indexmap::IndexSet;
use warpproof::ivl::builtins::{Builtin, BvOp, FpOp, WrapOp};
use warpproof::ivl::*;
use warpproof::kir::FloatKind;

pub const WIDTHS: [u32; 6] = [1, 8, 7, 16, 32, 64];

/// Variables that expressions use.
pub fn variables() -> Vec<Var> {
    let widths = WIDTHS.map(Type::Bv);
    let maps = [
        Type::map(Type::Bv(8), Type::Bv(16)),
        Type::map(Type::Bv(8), Type::Bool),
        nested_map(),
    ];
    let types = [Type::Bool, Type::Int]
        .into_iter()
        .chain(widths)
        .chain(maps);
    let named = |ty: Type| ["x", "y$1"].map(|name| Var::new(variable_name(name, &ty), ty.clone()));
    types.flat_map(named).collect()
}

/// Functions without a meaning that expressions apply.
pub fn functions() -> Vec<Function> {
    let function = |name: &str, params: &[Type], result| Function {
        attrs: Vec::new(),
        name: name.into(),
        params: params
            .iter()
            .enumerate()
            .map(|(i, ty)| Var::new(format!("p{i}"), ty.clone()))
            .collect(),
        result,
        body: None,
    };
    vec![
        function("f$int", &[Type::Int, Type::Bool], Type::Int),
        function("$pure_bv", &[Type::Bv(8)], Type::Bv(16)),
        function("nullary", &[], Type::Bool),
    ]
}

pub struct Random {
    choices: std::vec::IntoIter<u32>,
    /// Variables may be assigned, and `old` used.
    in_body: bool,
    /// The local variable is in scope.
    in_block: bool,
    /// Solvers decide every condition: few bits, and linear integers.
    easy: bool,
}

impl Random {
    pub fn new(choices: Vec<u32>) -> Self {
        Random {
            choices: choices.into_iter(),
            in_body: false,
            in_block: false,
            easy: false,
        }
    }

    pub fn ty(&mut self) -> Type {
        match self.below(6) {
            0 => Type::Bool,
            1 => Type::Int,
            2 => Type::map(Type::Bv(8), Type::Bv(16)),
            3 => nested_map(),
            _ => Type::Bv(self.width()),
        }
    }

    pub fn expr(&mut self, ty: &Type, depth: u32) -> Expr {
        if depth == 0 || self.below(8) == 0 {
            return self.leaf(ty);
        }
        match self.below(12) {
            0 => {
                let condition = self.expr(&Type::Bool, depth - 1);
                let then = self.expr(ty, depth - 1);
                Expr::new(ExprKind::Ite(condition, then, self.expr(ty, depth - 1)))
            }
            1 if self.in_body => Expr::new(ExprKind::Old(self.expr(ty, depth - 1))),
            _ => self.compound(ty, depth - 1),
        }
    }

    fn compound(&mut self, ty: &Type, depth: u32) -> Expr {
        match ty {
            Type::Bool => self.truth(depth),
            Type::Int => self.integer(depth),
            Type::Bv(width) => self.bits(*width, depth),
            Type::Map(domain, range) => {
                let map = self.expr(ty, depth);
                let index = self.expr(domain, depth);
                Expr::store(map, index, self.expr(range, depth))
            }
        }
    }

    fn truth(&mut self, depth: u32) -> Expr {
        use BinOp::*;
        match self.below(9) {
            0 => Expr::new(ExprKind::Not(self.expr(&Type::Bool, depth))),
            1 | 2 => {
                let op = self.pick(&[And, Or, Implies, Iff, Eq, Neq]);
                self.binary(op, &Type::Bool, depth)
            }
            3 => {
                let op = self.pick(&[Lt, Le, Gt, Ge]);
                self.binary(op, &Type::Int, depth)
            }
            4 => {
                let op = self.pick(&[Eq, Neq]);
                let ty = self.ty();
                self.binary(op, &ty, depth)
            }
            5 => {
                let map = self.expr(&nested_map(), depth);
                let inner = Expr::select(map, self.expr(&Type::Int, depth));
                Expr::select(inner, self.expr(&Type::Bv(8), depth))
            }
            6 => Expr::apply("nullary", Vec::new()),
            7 => {
                let (signed, width) = (self.below(2) == 0, self.width());
                let op = self.pick(&WrapOp::all().collect::<Vec<_>>());
                self.apply(Builtin::NoWrap { signed, op, width }, depth)
            }
            _ => {
                let width = self.width();
                let op = self.pick(
                    &BvOp::all()
                        .filter(|op| op.is_predicate())
                        .collect::<Vec<_>>(),
                );
                self.apply(Builtin::Bv { op, width }, depth)
            }
        }
    }

    fn integer(&mut self, depth: u32) -> Expr {
        use BinOp::*;
        match self.below(7) {
            0 => Expr::new(ExprKind::Neg(self.expr(&Type::Int, depth))),
            1 => {
                let n = self.expr(&Type::Int, depth);
                Expr::apply("f$int", vec![n, self.expr(&Type::Bool, depth)])
            }
            _ => {
                let ops: &[BinOp] = if self.easy {
                    &[Add, Sub]
                } else {
                    &[Add, Sub, Mul, Div, Mod]
                };
                let op = self.pick(ops);
                self.binary(op, &Type::Int, depth)
            }
        }
    }

    fn bits(&mut self, width: u32, depth: u32) -> Expr {
        match self.below(8) {
            0 if width > 1 => {
                let low = 1 + self.below(width - 1);
                let high = self.expr(&Type::Bv(width - low), depth);
                Expr::binary(BinOp::Concat, high, self.expr(&Type::Bv(low), depth))
            }
            1 => {
                let extra = [1, 3, 8, 32][self.below(4) as usize];
                let low = self.below(extra + 1);
                Expr::extract(self.expr(&Type::Bv(width + extra), depth), low + width, low)
            }
            2 if width > 1 => {
                let (signed, from) = (self.below(2) == 0, 1 + self.below(width - 1));
                self.apply(
                    Builtin::Extend {
                        signed,
                        from,
                        to: width,
                    },
                    depth,
                )
            }
            3 if width == 16 => {
                let map = self.expr(&Type::map(Type::Bv(8), Type::Bv(16)), depth);
                Expr::select(map, self.expr(&Type::Bv(8), depth))
            }
            3 if width == 32 => self.apply(
                Builtin::Fp {
                    op: FpOp::Add,
                    kind: FloatKind::F32,
                },
                depth,
            ),
            4 if width == 16 => Expr::apply("$pure_bv", vec![self.expr(&Type::Bv(8), depth)]),
            4 if width == 8 => self.apply(
                Builtin::FpToInt {
                    kind: FloatKind::BF16,
                    signed: true,
                    width,
                },
                depth,
            ),
            _ => {
                let op = self.pick(
                    &BvOp::all()
                        .filter(|op| !op.is_predicate())
                        .collect::<Vec<_>>(),
                );
                self.apply(Builtin::Bv { op, width }, depth)
            }
        }
    }

    fn binary(&mut self, op: BinOp, ty: &Type, depth: u32) -> Expr {
        let a = self.expr(ty, depth);
        // An operand used twice is what some identities look for.
        let b = if self.below(8) == 1 {
            a.clone()
        } else {
            self.expr(ty, depth)
        };
        Expr::binary(op, a, b)
    }

    fn apply(&mut self, builtin: Builtin, depth: u32) -> Expr {
        let mut args: Vec<Expr> = Vec::new();
        for ty in builtin.params() {
            let again = args.last().filter(|_| self.below(8) == 1).cloned();
            args.push(again.unwrap_or_else(|| self.expr(&ty, depth)));
        }
        Expr::apply(builtin.name(), args)
    }

    fn leaf(&mut self, ty: &Type) -> Expr {
        let has_variable = !matches!(ty, Type::Bv(width) if !WIDTHS.contains(width));
        if has_variable && (matches!(ty, Type::Map(..)) || self.below(2) == 0) {
            if self.in_block && *ty == Type::Bv(8) && self.below(2) == 0 {
                return Expr::var("local");
            }
            let name = self.pick(&["x", "y$1"]);
            return Expr::var(variable_name(name, ty));
        }
        match ty {
            Type::Bool => Expr::bool(self.below(2) == 0),
            Type::Int => Expr::int(i128::from(self.below(9)) - 4),
            Type::Bv(width) => {
                let any = u128::from(self.below(u32::MAX)) << 32 | u128::from(self.below(u32::MAX));
                let ones = u128::MAX;
                let sign = 1u128 << (width - 1).min(127);
                let special = [0, 1, ones, sign, sign - 1, any, any & 7];
                Expr::bv(self.pick(&special), *width)
            }
            Type::Map(..) => unreachable!("maps have variables and no literals"),
        }
    }

    /// A program without axioms whose conditions solvers decide.
    #[allow(dead_code)] // used by the Boogie test, which shares this file
    pub fn easy_program(&mut self) -> Program {
        self.easy = true;
        let mut program = Program {
            functions: functions(),
            globals: variables(),
            ..Program::default()
        };
        for index in 0..2 {
            let procedure = self.procedure(index, &program.procedures);
            program.procedures.push(procedure);
        }
        program
    }

    pub fn program(&mut self) -> Program {
        let globals = variables();
        let mut program = Program {
            functions: functions(),
            globals,
            ..Program::default()
        };
        for index in 0..self.below(3) {
            let ty = self.ty();
            let unique = self.below(2) == 1;
            program.consts.push(Const {
                attrs: self.attrs(),
                name: format!("c{index}").into(),
                ty,
                unique,
            });
        }
        for index in 0..self.below(2) {
            // Bodies see parameters only, here under the names of the globals.
            let result = self.ty();
            program.functions.push(Function {
                attrs: vec![Attr {
                    name: "inline".into(),
                    args: Vec::new(),
                }],
                name: format!("defined{index}").into(),
                params: variables(),
                body: Some(self.expr(&result, 3)),
                result,
            });
        }
        program.axioms = (0..self.below(3)).map(|_| self.axiom()).collect();
        for index in 0..1 + self.below(2) {
            let procedure = self.procedure(index, &program.procedures);
            program.procedures.push(procedure);
        }
        program
    }

    fn axiom(&mut self) -> Expr {
        let bound = variables()
            .into_iter()
            .map(|var| (var.name, var.ty))
            .collect();
        Expr::new(ExprKind::Forall(bound, self.expr(&Type::Bool, 3)))
    }

    fn procedure(&mut self, index: u32, callees: &[Procedure]) -> Procedure {
        let modifies: Vec<Symbol> = variables().into_iter().map(|var| var.name).collect();
        let requires = self.clauses();
        self.in_body = true;
        let ensures = self.clauses();
        let labels: Vec<Symbol> = (0..1 + self.below(4))
            .map(|i| format!("block.{i}").into())
            .collect();
        let has_body = self.below(6) != 1;
        let body = has_body.then(|| Body {
            locals: vec![Var {
                attrs: self.attrs(),
                ..Var::new("local", Type::Bv(8))
            }],
            blocks: labels
                .iter()
                .map(|label| self.block(label, &labels, callees))
                .collect(),
        });
        self.in_body = false;
        Procedure {
            attrs: self.attrs(),
            name: format!("p{index}").into(),
            params: vec![
                Var::new("n", Type::Bv(32)),
                Var {
                    attrs: self.attrs(),
                    ..Var::new("b", Type::Bool)
                },
            ],
            returns: vec![Var::new("result", Type::Bv(8))],
            requires,
            ensures,
            modifies,
            body,
        }
    }

    fn clauses(&mut self) -> Vec<Clause> {
        let count = self.below(3);
        let clause = |_| {
            let free = self.below(4) == 1;
            Clause {
                attrs: self.attrs(),
                free,
                expr: self.expr(&Type::Bool, 3),
            }
        };
        (0..count).map(clause).collect()
    }

    fn block(&mut self, label: &Symbol, labels: &[Symbol], callees: &[Procedure]) -> Block {
        self.in_block = true;
        let stmts = (0..self.below(5)).map(|_| self.stmt(callees)).collect();
        self.in_block = false;
        let transfer = match self.below(4) {
            0 => Transfer::Return,
            count => {
                let targets = (0..count)
                    .map(|_| self.pick(labels))
                    .collect::<IndexSet<_>>();
                Transfer::Goto(targets.into_iter().collect())
            }
        };
        Block {
            label: label.clone(),
            stmts,
            transfer,
        }
    }

    fn stmt(&mut self, callees: &[Procedure]) -> Stmt {
        match self.below(6) {
            0 => Stmt::Assert {
                attrs: self.attrs(),
                expr: self.claim(),
            },
            1 => Stmt::Assume {
                attrs: self.attrs(),
                expr: self.claim(),
            },
            2 => Stmt::Havoc(vec!["local".into(), self.pick(&variables()).name]),
            3 => {
                let map = Type::map(Type::Bv(8), Type::Bv(16));
                let index = self.expr(&Type::Bv(8), 3);
                let value = self.expr(&Type::Bv(16), 3);
                Stmt::AssignElement {
                    map: variable_name("x", &map),
                    index,
                    value,
                }
            }
            4 if !callees.is_empty() => {
                let args = vec![self.expr(&Type::Bv(32), 3), self.expr(&Type::Bool, 3)];
                let procedure = self.pick(callees).name;
                Stmt::Call {
                    attrs: self.attrs(),
                    results: vec!["local".into()],
                    procedure,
                    args,
                }
            }
            _ => {
                let Var { name, ty, .. } = self.pick(&variables());
                Stmt::Assign {
                    var: name,
                    value: self.expr(&ty, 4),
                }
            }
        }
    }

    /// A condition that is no literal: Boogie takes `assert false` for the end of
    /// its block.
    fn claim(&mut self) -> Expr {
        match self.expr(&Type::Bool, 4) {
            literal if literal.as_bool().is_some() => Expr::var(variable_name("x", &Type::Bool)),
            claim => claim,
        }
    }

    fn attrs(&mut self) -> Vec<Attr> {
        if self.below(3) != 1 {
            return Vec::new();
        }
        let string = self.pick(&["", "plain", "a \"quoted\\\" \\ end\\", "ä\n\u{0}"]);
        let mut args = vec![AttrArg::Str(string.to_owned())];
        if self.below(2) == 1 {
            args.push(AttrArg::Expr(Expr::int(i128::MIN)));
        }
        vec![
            Attr {
                name: "sourceloc".into(),
                args,
            },
            Attr {
                name: "tag".into(),
                args: Vec::new(),
            },
        ]
    }

    fn width(&mut self) -> u32 {
        self.pick(if self.easy { &WIDTHS[..2] } else { &WIDTHS })
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize].clone()
    }

    /// A number from 0 to `limit - 1`.
    fn below(&mut self, limit: u32) -> u32 {
        self.choices.next().unwrap_or(0) % limit
    }
}

fn nested_map() -> Type {
    Type::map(Type::Int, Type::map(Type::Bv(8), Type::Bool))
}

fn variable_name(stem: &str, ty: &Type) -> Symbol {
    let ty = ty.to_string().replace(['[', ']'], "_");
    Symbol::new(format!("{stem}.{ty}"))
}
