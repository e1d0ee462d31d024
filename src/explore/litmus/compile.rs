//! Bodies of threads as straight code with jumps.

use super::live;
use super::{CellDecl, Expr, Place, Register, Stmt, ThreadDecl, UpdateOp};
use crate::explore::access::{Access, Scope};
use crate::explore::program::Orders;

#[derive(Clone, Debug)]
pub(super) enum Op {
    Assign(Register, Expr),
    Load(Register, Cell, Access),
    Store(Cell, Access, Expr),
    Update(Register, UpdateOp, Cell, Access, Expr),
    CompareSwap {
        register: Register,
        cell: Cell,
        access: Access,
        failure: Access,
        expected: Expr,
        desired: Expr,
    },
    Choose(Register, u32),
    Fence(Access),
    Barrier(Scope, u64, Orders),
    /// Goes on at the target unless the condition holds.
    Unless(Expr, usize),
    Jump(usize),
    /// Opens a loop.
    Enter,
    /// Begins a round of the innermost loop. One that has run `times` times goes on at
    /// the target.
    Head {
        times: Option<u32>,
        exit: usize,
        /// The registers whose values matter from here on.
        live: Vec<Register>,
    },
    /// Closes the innermost loops until so many are open.
    Leave(usize),
    Assert(Expr),
    Assume(Expr),
    End,
}

/// A cell of an array that starts at address `base`.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub base: u64,
    pub length: u64,
    pub index: Expr,
}

/// The code of a thread, and the statement that each instruction comes from.
pub(super) fn compile<'a>(
    thread: &'a ThreadDecl,
    cells: &[CellDecl],
    bases: &[u64],
) -> (Vec<Op>, Vec<Option<&'a Stmt>>) {
    let mut compiler = Compiler {
        cells,
        bases,
        code: Vec::new(),
        breaks: Vec::new(),
        origins: Vec::new(),
    };
    compiler.block(&thread.body);
    compiler.code.push(Op::End);
    live::annotate(&mut compiler.code, thread.registers.len());
    compiler.origins.resize(compiler.code.len(), None);
    (compiler.code, compiler.origins)
}

struct Compiler<'a, 'b> {
    cells: &'b [CellDecl],
    bases: &'b [u64],
    code: Vec<Op>,
    /// Per open loop the jumps to its end.
    breaks: Vec<Vec<usize>>,
    /// The statement of each instruction, as far as there is one.
    origins: Vec<Option<&'a Stmt>>,
}

impl<'a> Compiler<'a, '_> {
    fn block(&mut self, body: &'a [Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        let op = match stmt {
            Stmt::Assign { register, value } => Op::Assign(*register, value.clone()),
            Stmt::Load {
                register,
                place,
                access,
            } => Op::Load(*register, self.cell(place), *access),
            Stmt::Store {
                place,
                access,
                value,
            } => Op::Store(self.cell(place), *access, value.clone()),
            Stmt::Update {
                register,
                op,
                place,
                access,
                operand,
            } => Op::Update(*register, *op, self.cell(place), *access, operand.clone()),
            Stmt::CompareSwap {
                register,
                place,
                access,
                failure,
                expected,
                desired,
            } => Op::CompareSwap {
                register: *register,
                cell: self.cell(place),
                access: *access,
                failure: Access::new(*failure, access.scope),
                expected: expected.clone(),
                desired: desired.clone(),
            },
            Stmt::Choose { register, ways } => Op::Choose(*register, *ways),
            Stmt::Fence(access) => Op::Fence(*access),
            Stmt::Barrier { scope, id, orders } => Op::Barrier(*scope, *id, *orders),
            Stmt::Assert(claim) => Op::Assert(claim.clone()),
            Stmt::Assume(claim) => Op::Assume(claim.clone()),
            Stmt::If {
                condition,
                then,
                otherwise,
            } => return self.branch(condition, then, otherwise),
            Stmt::Loop { times, body } => return self.repeat(*times, body),
            Stmt::Break => {
                let at = self.code.len();
                if let Some(breaks) = self.breaks.last_mut() {
                    breaks.push(at);
                }
                // Outside of loops it does nothing; the parser refuses it there.
                Op::Jump(at + 1)
            }
        };
        self.origins.resize(self.code.len(), None);
        self.origins.push(Some(stmt));
        self.code.push(op);
    }

    fn branch(&mut self, condition: &Expr, then: &'a [Stmt], otherwise: &'a [Stmt]) {
        let test = self.code.len();
        self.code.push(Op::Unless(condition.clone(), 0));
        self.block(then);
        let skip = self.code.len();
        self.code.push(Op::Jump(0));
        self.retarget(test);
        self.block(otherwise);
        self.retarget(skip);
    }

    fn repeat(&mut self, times: Option<u32>, body: &'a [Stmt]) {
        let depth = self.breaks.len();
        self.code.push(Op::Enter);
        let head = self.code.len();
        self.code.push(Op::Head {
            times,
            exit: 0,
            live: Vec::new(),
        });
        self.breaks.push(vec![head]);
        self.block(body);
        self.code.push(Op::Jump(head));
        let exits = self.breaks.pop().unwrap_or_default();
        for exit in exits {
            self.retarget(exit);
        }
        self.code.push(Op::Leave(depth));
    }

    /// Lets the jump at `at` lead to the code that comes next.
    fn retarget(&mut self, at: usize) {
        let here = self.code.len();
        match &mut self.code[at] {
            Op::Unless(_, target) | Op::Jump(target) | Op::Head { exit: target, .. } => {
                *target = here;
            }
            _ => {}
        }
    }

    fn cell(&self, place: &Place) -> Cell {
        Cell {
            base: self.bases[place.cell],
            length: self.cells[place.cell].values.len() as u64,
            index: place.index.clone(),
        }
    }
}
