//! Random kernels as trees, so that they can be shrunk, mirrored and varied.

/// A kernel and the launch it is judged at.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    pub name: String,
    pub dialect: Dialect,
    pub block: [u32; 3],
    pub grid: [u32; 3],
    /// Thread and block ids are copied to variables of type `int` first.
    pub signed_ids: bool,
    /// Every `threadIdx.x` is mirrored: `blockDim.x - 1 - threadIdx.x`.
    pub mirrored: bool,
    pub arrays: Vec<Array>,
    pub params: Vec<Param>,
    /// The order in which arrays (their indices first) and scalars are passed.
    pub order: Vec<usize>,
    pub locals: Vec<Local>,
    pub pointers: Vec<Pointer>,
    pub body: Vec<Stmt>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Cuda,
    OpenCl,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    pub name: String,
    pub element: Element,
    pub storage: Storage,
}

/// Where an array lies; the numbers are its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Behind a pointer parameter.
    Param,
    Shared(u32),
    /// A variable of the module.
    Device(u32),
    /// Each thread's own.
    Private(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Char,
    Short,
    Int,
    Unsigned,
    Long,
    Float,
    /// `int2`.
    Pair,
    /// `struct Record { int a; char b[3]; char c; }`.
    Record,
}

/// A scalar parameter; the host passes values of the range, and the kernel says
/// so where it is `required`.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    pub name: String,
    pub unsigned: bool,
    pub range: (u32, u32),
    pub required: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Local {
    Int,
    Unsigned,
    Long,
    UnsignedChar,
}

/// A pointer variable; `start` is an array that it may point to at first.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointer {
    pub start: usize,
    /// Elements from the start.
    pub offset: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    Array(usize),
    Pointer(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub base: Base,
    /// The element type that the array is cast to.
    pub view: Option<Element>,
    pub index: Expr,
    /// Which member of a pair or record.
    pub field: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Int(i64),
    Local(usize),
    Param(usize),
    Id(Id, u8),
    /// Index of the thread in its block.
    Thread,
    /// Index of the block in the grid.
    Block,
    /// The value of a place, cut to some low bits so that no sum overflows.
    Load(Box<Place>, u32),
    Not(Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// An operation with a constant that must not become zero.
    By(By, Box<Expr>, Factor),
    Cast(Local, Box<Expr>),
    Pick(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Cut to low bits, so that no sum overflows.
    Wrap(Box<Expr>, u32),
    /// An element of a table in constant memory: a permutation of the numbers
    /// below 8, or not.
    Table(bool, Box<Expr>),
    /// A call of a helper function.
    Helper(u8, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Id {
    Thread,
    Block,
    BlockSize,
    GridSize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Add,
    Sub,
    And,
    Or,
    Xor,
    Lt,
    Le,
    Eq,
    Ne,
    Both,
    Either,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    Number(u32),
    /// Threads of a block.
    BlockSize,
    /// Blocks of the grid.
    GridSize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicOp {
    Add,
    Max,
    Exchange,
    CompareExchange,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Block,
    Gpu,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Add(u32),
    /// Downwards, the end included.
    Sub(u32),
    Double,
    Halve,
    /// By the threads of a block.
    BlockSize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spaces {
    Both,
    Shared,
    Global,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Volatile,
    Relaxed,
    Acquire,
    Release,
}

/// The lanes of an operation of the warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mask {
    All,
    /// So many from the first on.
    First(u32),
    /// The thread's tile of so many.
    Tile(u32),
    /// Those that are there.
    Active,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    Set(usize, Expr),
    Store(Place, Expr),
    /// `place op= value`
    Update(Place, Binary, Expr),
    Atomic {
        op: AtomicOp,
        reach: Reach,
        place: Place,
        value: Expr,
        result: Option<usize>,
        /// The result is not cut to low bits.
        whole: bool,
    },
    /// A load or store through `cuda::atomic_ref`, or a volatile one.
    Ordered {
        order: Order,
        place: Place,
        /// Stores it, or loads into a local variable.
        value: Result<Expr, usize>,
    },
    /// A whole element.
    Copy(Place, Place),
    /// A whole element becomes zero.
    Clear(Place),
    /// Orders memory of both spaces, of shared memory alone, or of global memory
    /// alone; in CUDA always both.
    Barrier(Spaces),
    /// A barrier whose result all threads share.
    Vote(u8, Expr, usize),
    WarpBarrier,
    /// An operation of the warp among the lanes of a mask.
    Warp {
        op: u8,
        mask: Mask,
        value: Expr,
        result: usize,
    },
    /// The same under a condition, among the lanes that a ballot on the condition, or on
    /// another one, names.
    Among {
        condition: Expr,
        ballot: Expr,
        op: u8,
        value: Expr,
        result: usize,
    },
    GridBarrier,
    Fence(Reach),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    Switch {
        value: Expr,
        cases: Vec<Vec<Stmt>>,
        falls_through: bool,
    },
    For {
        counter: usize,
        from: Expr,
        to: Expr,
        step: Step,
        body: Vec<Stmt>,
    },
    While {
        counter: usize,
        condition: Expr,
        limit: u32,
        first: bool,
        body: Vec<Stmt>,
    },
    Break(Expr),
    Continue(Expr),
    Return(Expr),
    Assert(Expr),
    Point(usize, Base),
    Swap(usize, usize),
    /// A helper function that writes, and may hold a barrier.
    StoreByHelper {
        place: Place,
        value: Expr,
        barrier: bool,
    },
}

impl Array {
    pub fn is_shared(&self) -> bool {
        matches!(self.storage, Storage::Shared(_))
    }

    /// All blocks see it.
    pub fn is_global(&self) -> bool {
        matches!(self.storage, Storage::Param | Storage::Device(_))
    }

    pub fn is_private(&self) -> bool {
        matches!(self.storage, Storage::Private(_))
    }
}

impl Expr {
    pub fn binary(op: Binary, a: Expr, b: Expr) -> Expr {
        Expr::Binary(op, Box::new(a), Box::new(b))
    }

    pub fn by(op: By, a: Expr, number: u32) -> Expr {
        Expr::By(op, Box::new(a), Factor::Number(number))
    }

    pub fn children_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Expr::Int(_)
            | Expr::Local(_)
            | Expr::Param(_)
            | Expr::Id(..)
            | Expr::Thread
            | Expr::Block => Vec::new(),
            Expr::Load(place, _) => vec![&mut place.index],
            Expr::Not(a)
            | Expr::By(_, a, _)
            | Expr::Cast(_, a)
            | Expr::Wrap(a, _)
            | Expr::Table(_, a) => {
                vec![a]
            }
            Expr::Binary(_, a, b) | Expr::Helper(_, a, b) => vec![a, b],
            Expr::Pick(a, b, c) => vec![a, b, c],
        }
    }
}

impl Stmt {
    /// The expressions that stand directly in the statement.
    pub fn exprs_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Stmt::Set(_, value)
            | Stmt::Vote(_, value, _)
            | Stmt::Warp { value, .. }
            | Stmt::Switch { value, .. }
            | Stmt::If(value, ..)
            | Stmt::While {
                condition: value, ..
            }
            | Stmt::Break(value)
            | Stmt::Continue(value)
            | Stmt::Return(value)
            | Stmt::Assert(value) => vec![value],
            Stmt::Store(place, value)
            | Stmt::Update(place, _, value)
            | Stmt::Atomic { place, value, .. }
            | Stmt::StoreByHelper { place, value, .. } => vec![&mut place.index, value],
            Stmt::Ordered { place, value, .. } => {
                let mut exprs = vec![&mut place.index];
                exprs.extend(value.as_mut().ok());
                exprs
            }
            Stmt::Among {
                condition,
                ballot,
                value,
                ..
            } => vec![condition, ballot, value],
            Stmt::Copy(to, from) => vec![&mut to.index, &mut from.index],
            Stmt::Clear(place) => vec![&mut place.index],
            Stmt::For { from, to, .. } => vec![from, to],
            Stmt::Barrier(_)
            | Stmt::WarpBarrier
            | Stmt::GridBarrier
            | Stmt::Fence(_)
            | Stmt::Point(..)
            | Stmt::Swap(..) => Vec::new(),
        }
    }

    /// The lists of statements inside it.
    pub fn bodies_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::If(_, then, otherwise) => vec![then, otherwise],
            Stmt::Switch { cases, .. } => cases.iter_mut().collect(),
            Stmt::For { body, .. } | Stmt::While { body, .. } => vec![body],
            _ => Vec::new(),
        }
    }
}

/// Calls a function for each statement of a list, outer ones first, with the list
/// and the place in it. It stops where the function answers true.
pub fn each_stmt(
    list: &mut Vec<Stmt>,
    visit: &mut dyn FnMut(&mut Vec<Stmt>, usize) -> bool,
) -> bool {
    let mut at = 0;
    while at < list.len() {
        if visit(list, at) {
            return true;
        }
        for body in list[at].bodies_mut() {
            if each_stmt(body, visit) {
                return true;
            }
        }
        at += 1;
    }
    false
}

/// Calls a function for each expression below the statements, outer ones first.
/// It stops where the function answers true.
pub fn each_expr(list: &mut Vec<Stmt>, visit: &mut dyn FnMut(&mut Expr) -> bool) -> bool {
    each_stmt(list, &mut |list, at| {
        list[at]
            .exprs_mut()
            .into_iter()
            .any(|expr| within(expr, visit))
    })
}

fn within(expr: &mut Expr, visit: &mut dyn FnMut(&mut Expr) -> bool) -> bool {
    visit(expr) || expr.children_mut().into_iter().any(|e| within(e, visit))
}
