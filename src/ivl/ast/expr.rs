//! Expressions, as shared trees.

use std::collections::HashSet;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

use super::{Symbol, Type};

/// A shared expression tree. Equality and hashing are by structure, and quick;
/// trees may be deep and share much.
#[derive(Clone)]
pub struct Expr(Arc<Node>);

struct Node {
    /// Of the structure, from the hashes of the children.
    hash: u64,
    kind: ExprKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExprKind {
    Var(Symbol),
    Bool(bool),
    /// A mathematical integer.
    Int(i128),
    /// A bit-vector literal `value` of `width` bits; higher bits are zero.
    Bv {
        value: u128,
        width: u32,
    },
    Not(Expr),
    /// Integer negation.
    Neg(Expr),
    Binary(BinOp, Expr, Expr),
    Ite(Expr, Expr, Expr),
    /// `map[index]`
    Select(Expr, Expr),
    /// `map[index := value]`
    Store(Expr, Expr, Expr),
    /// Bits `low .. high` (Boogie's `e[high:low]`, `high` exclusive).
    Extract {
        arg: Expr,
        high: u32,
        low: u32,
    },
    /// Application of a declared or built-in function.
    Apply(Symbol, Vec<Expr>),
    /// The value at procedure entry.
    Old(Expr),
    /// `(forall x: T :: body)`; only in axioms.
    Forall(Vec<(Symbol, Type)>, Expr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
    And,
    Or,
    Implies,
    Iff,
    Eq,
    Neq,
    /// Integer comparisons and arithmetic; `Div` and `Mod` are Euclidean.
    Lt,
    Le,
    Gt,
    Ge,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    /// Bit-vector concatenation `++`, the left operand above the right.
    Concat,
}

impl Expr {
    pub fn new(kind: ExprKind) -> Expr {
        let mut hasher = DefaultHasher::new();
        kind.hash(&mut hasher);
        Expr(Arc::new(Node {
            hash: hasher.finish(),
            kind,
        }))
    }

    pub fn kind(&self) -> &ExprKind {
        &self.0.kind
    }

    /// The direct children, left to right.
    pub fn children(&self) -> impl DoubleEndedIterator<Item = &Expr> {
        let (few, many): ([Option<&Expr>; 3], &[Expr]) = match self.kind() {
            ExprKind::Var(_) | ExprKind::Bool(_) | ExprKind::Int(_) | ExprKind::Bv { .. } => {
                ([None; 3], &[])
            }
            ExprKind::Not(a) | ExprKind::Neg(a) | ExprKind::Old(a) | ExprKind::Forall(_, a) => {
                ([Some(a), None, None], &[])
            }
            ExprKind::Extract { arg, .. } => ([Some(arg), None, None], &[]),
            ExprKind::Binary(_, a, b) | ExprKind::Select(a, b) => ([Some(a), Some(b), None], &[]),
            ExprKind::Ite(a, b, c) | ExprKind::Store(a, b, c) => ([Some(a), Some(b), Some(c)], &[]),
            ExprKind::Apply(_, args) => ([None; 3], args),
        };
        few.into_iter().flatten().chain(many)
    }

    /// Identifies this node, for memo tables of passes over shared trees.
    pub fn address(&self) -> usize {
        Arc::as_ptr(&self.0) as *const () as usize
    }

    pub fn var(name: impl Into<Symbol>) -> Expr {
        Expr::new(ExprKind::Var(name.into()))
    }

    pub fn bool(value: bool) -> Expr {
        Expr::new(ExprKind::Bool(value))
    }

    pub fn int(value: i128) -> Expr {
        Expr::new(ExprKind::Int(value))
    }

    /// The low `width` bits of `value`.
    pub fn bv(value: u128, width: u32) -> Expr {
        let value = if width >= 128 {
            value
        } else {
            value & ((1 << width) - 1)
        };
        Expr::new(ExprKind::Bv { value, width })
    }

    pub fn binary(op: BinOp, left: Expr, right: Expr) -> Expr {
        Expr::new(ExprKind::Binary(op, left, right))
    }

    pub fn apply(function: impl Into<Symbol>, args: Vec<Expr>) -> Expr {
        Expr::new(ExprKind::Apply(function.into(), args))
    }

    pub fn select(map: Expr, index: Expr) -> Expr {
        Expr::new(ExprKind::Select(map, index))
    }

    pub fn store(map: Expr, index: Expr, value: Expr) -> Expr {
        Expr::new(ExprKind::Store(map, index, value))
    }

    pub fn extract(arg: Expr, high: u32, low: u32) -> Expr {
        Expr::new(ExprKind::Extract { arg, high, low })
    }

    /// Conjunction; `true` operands vanish.
    pub fn and(self, other: Expr) -> Expr {
        match (self.kind(), other.kind()) {
            (ExprKind::Bool(true), _) => other,
            (_, ExprKind::Bool(true)) => self,
            (ExprKind::Bool(false), _) => self,
            (_, ExprKind::Bool(false)) => other,
            _ => Expr::binary(BinOp::And, self, other),
        }
    }

    /// Disjunction; `false` operands vanish.
    pub fn or(self, other: Expr) -> Expr {
        match (self.kind(), other.kind()) {
            (ExprKind::Bool(false), _) => other,
            (_, ExprKind::Bool(false)) => self,
            (ExprKind::Bool(true), _) => self,
            (_, ExprKind::Bool(true)) => other,
            _ => Expr::binary(BinOp::Or, self, other),
        }
    }

    /// Implication; a `true` premise vanishes.
    pub fn implies(self, other: Expr) -> Expr {
        match (self.kind(), other.kind()) {
            (ExprKind::Bool(true), _) => other,
            (ExprKind::Bool(false), _) => Expr::bool(true),
            (_, ExprKind::Bool(true)) => other,
            _ => Expr::binary(BinOp::Implies, self, other),
        }
    }

    pub fn negate(self) -> Expr {
        match self.kind() {
            ExprKind::Bool(value) => Expr::bool(!value),
            ExprKind::Not(inner) => inner.clone(),
            _ => Expr::new(ExprKind::Not(self)),
        }
    }

    pub fn equals(self, other: Expr) -> Expr {
        Expr::binary(BinOp::Eq, self, other)
    }

    pub fn differs(self, other: Expr) -> Expr {
        Expr::binary(BinOp::Neq, self, other)
    }

    /// `if self then a else b`; a literal condition picks its branch.
    pub fn choose(self, a: Expr, b: Expr) -> Expr {
        match self.kind() {
            ExprKind::Bool(true) => a,
            ExprKind::Bool(false) => b,
            _ if a == b => a,
            _ => Expr::new(ExprKind::Ite(self, a, b)),
        }
    }

    /// The value and width of a bit-vector literal.
    pub fn as_bv(&self) -> Option<(u128, u32)> {
        match self.kind() {
            ExprKind::Bv { value, width } => Some((*value, *width)),
            _ => None,
        }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self.kind() {
            ExprKind::Bool(value) => Some(*value),
            _ => None,
        }
    }
}

impl Hash for Expr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash);
    }
}

impl Eq for Expr {}

impl PartialEq for Expr {
    /// Compares each pair of nodes once.
    fn eq(&self, other: &Expr) -> bool {
        if Arc::ptr_eq(&self.0, &other.0) {
            return true;
        }
        let mut compared = HashSet::new();
        let mut pending = vec![(self, other)];
        while let Some((a, b)) = pending.pop() {
            if Arc::ptr_eq(&a.0, &b.0) || !compared.insert((a.address(), b.address())) {
                continue;
            }
            if a.0.hash != b.0.hash || !a.kind().same_operator(b.kind()) {
                return false;
            }
            pending.extend(a.children().zip(b.children()));
        }
        true
    }
}

impl Drop for Expr {
    /// Frees what only this expression keeps alive without recursion.
    fn drop(&mut self) {
        let mut pending = Vec::new();
        take_children(self, &mut pending);
        while let Some(mut expr) = pending.pop() {
            take_children(&mut expr, &mut pending);
        }
    }
}

/// Moves the children with children of their own out of an expression that is
/// about to be freed.
fn take_children(expr: &mut Expr, pending: &mut Vec<Expr>) {
    static LEAF: LazyLock<Expr> = LazyLock::new(|| Expr::bool(true));
    if expr.0.kind.is_leaf() {
        return;
    }
    let Some(node) = Arc::get_mut(&mut expr.0) else {
        return;
    };
    node.kind.for_each_child_mut(&mut |child| {
        if !child.kind().is_leaf() {
            pending.push(std::mem::replace(child, LEAF.clone()));
        }
    });
}

impl ExprKind {
    fn is_leaf(&self) -> bool {
        matches!(
            self,
            ExprKind::Var(_) | ExprKind::Bool(_) | ExprKind::Int(_) | ExprKind::Bv { .. }
        )
    }

    /// Whether two nodes differ in their children only, of which they have the
    /// same number.
    fn same_operator(&self, other: &ExprKind) -> bool {
        use ExprKind::*;
        match (self, other) {
            (Var(a), Var(b)) => a == b,
            (Bool(a), Bool(b)) => a == b,
            (Int(a), Int(b)) => a == b,
            (Bv { value: a, width: v }, Bv { value: b, width: w }) => (a, v) == (b, w),
            (Binary(a, ..), Binary(b, ..)) => a == b,
            (
                Extract {
                    high: h, low: l, ..
                },
                Extract { high, low, .. },
            ) => (h, l) == (high, low),
            (Apply(f, a), Apply(g, b)) => f == g && a.len() == b.len(),
            (Forall(a, _), Forall(b, _)) => a == b,
            (Not(_), Not(_)) | (Neg(_), Neg(_)) | (Old(_), Old(_)) => true,
            (Ite(..), Ite(..)) | (Select(..), Select(..)) | (Store(..), Store(..)) => true,
            _ => false,
        }
    }

    fn for_each_child_mut(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        match self {
            ExprKind::Var(_) | ExprKind::Bool(_) | ExprKind::Int(_) | ExprKind::Bv { .. } => {}
            ExprKind::Not(a) | ExprKind::Neg(a) | ExprKind::Old(a) | ExprKind::Forall(_, a) => f(a),
            ExprKind::Extract { arg, .. } => f(arg),
            ExprKind::Binary(_, a, b) | ExprKind::Select(a, b) => [a, b].into_iter().for_each(f),
            ExprKind::Ite(a, b, c) | ExprKind::Store(a, b, c) => [a, b, c].into_iter().for_each(f),
            ExprKind::Apply(_, args) => args.iter_mut().for_each(f),
        }
    }
}

impl fmt::Debug for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tower(height: usize) -> Expr {
        (0..height).fold(Expr::var("x"), |e, _| {
            Expr::binary(BinOp::Add, e.clone(), e)
        })
    }

    #[test]
    fn equal_towers_of_shared_nodes_compare_in_linear_time() {
        assert_eq!(tower(10_000), tower(10_000));
        assert_ne!(tower(10_000), tower(10_001));
    }

    #[test]
    fn a_deep_tree_is_freed_without_deep_recursion() {
        drop(tower(1_000_000));
    }
}
