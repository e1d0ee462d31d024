//! Which protocols are well-formed: variables are used where they are known, and
//! accesses to an array agree in the number and width of its indices. That threads
//! reach barriers together is for `agree`.

use std::collections::{HashMap, HashSet};

use super::ast::{Access, Level, Place, Protocol, Reach, Stmt, Variable, Warps};
use crate::smt::{Node, Pool, Sort, Term};

/// What makes a protocol ill-formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub place: Place,
    pub message: String,
}

/// Said of protocols without ids.
pub const NO_IDS: &str = "nothing tells threads apart: `where distinct [id]` is missing";

/// All problems of the protocol, in the order of the text.
pub fn check(protocol: &Protocol) -> Vec<Problem> {
    let mut checker = Checker {
        protocol,
        known: protocol.vars.iter().map(|var| var.term).collect(),
        valid: HashSet::new(),
        shapes: HashMap::new(),
        problems: Vec::new(),
    };
    if protocol.thread_ids.is_empty() && protocol.block_ids.is_empty() {
        checker.problem(0, NO_IDS);
    }
    for fact in &protocol.wheres {
        checker.names(*fact, 0);
    }
    if let Some(Warps { warp, lane }) = protocol.warps {
        checker.names(warp, 0);
        checker.names(lane, 0);
    }
    checker.stmts(&protocol.body);
    checker.problems
}

/// For which threads a term has the same value, if its variables do.
pub fn level_of(pool: &Pool, levels: &HashMap<Term, Level>, term: Term) -> Level {
    pool.post_order(&[term], |_| false)
        .into_iter()
        .filter(|t| matches!(pool.node(*t), Node::Var(_)))
        .map(|t| levels.get(&t).copied().unwrap_or(Level::Thread))
        .max()
        .unwrap_or(Level::Grid)
}

/// The levels of variables.
pub fn levels(vars: &[Variable]) -> HashMap<Term, Level> {
    vars.iter().map(|var| (var.term, var.level)).collect()
}

/// The farthest reach of a barrier in the statements.
pub fn reach_of(stmts: &[Stmt]) -> Option<Reach> {
    stmts
        .iter()
        .filter_map(|stmt| match stmt {
            Stmt::Sync(sync) => Some(sync.reach),
            Stmt::If {
                then, otherwise, ..
            } => reach_of(then).max(reach_of(otherwise)),
            Stmt::For { body, .. } => reach_of(body),
            _ => None,
        })
        .max()
}

struct Checker<'a> {
    protocol: &'a Protocol,
    /// The variables in scope.
    known: HashSet<Term>,
    /// Terms whose variables are all in scope.
    valid: HashSet<Term>,
    /// By array: sorts of the indices.
    shapes: HashMap<usize, Vec<Sort>>,
    problems: Vec<Problem>,
}

impl Checker<'_> {
    /// The statements of a block: what they declare is known up to its end.
    fn stmts(&mut self, stmts: &[Stmt]) {
        let mut declared = Vec::new();
        for stmt in stmts {
            self.stmt(stmt);
            if let Stmt::Local(var) | Stmt::Last { var, .. } = stmt {
                declared.push(var.term);
            }
        }
        self.forget(&declared);
    }

    fn forget(&mut self, vars: &[Term]) {
        for var in vars {
            self.known.remove(var);
        }
        if !vars.is_empty() {
            self.valid.clear();
        }
    }

    /// The term speaks of variables in scope only.
    fn names(&mut self, term: Term, place: Place) {
        let pool = &self.protocol.pool;
        let unseen = pool.post_order(&[term], |t| self.valid.contains(&t));
        let unknown = unseen
            .iter()
            .filter(|t| matches!(pool.node(**t), Node::Var(_)))
            .any(|t| !self.known.contains(t));
        match unknown {
            true => self.problem(place, "a variable is used where it is not known"),
            false => self.valid.extend(unseen),
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Access(access) => self.access(access),
            Stmt::If {
                cond,
                then,
                otherwise,
                place,
            } => {
                self.names(*cond, *place);
                self.stmts(then);
                self.stmts(otherwise);
            }
            Stmt::For {
                var,
                range,
                body,
                place,
            } => {
                range
                    .terms()
                    .into_iter()
                    .for_each(|t| self.names(t, *place));
                self.known.insert(var.term);
                self.stmts(body);
                self.forget(&[var.term]);
            }
            Stmt::Local(var) => {
                self.known.insert(var.term);
            }
            Stmt::Last { var, range } => {
                range.terms().into_iter().for_each(|t| self.names(t, 0));
                self.known.insert(var.term);
            }
            Stmt::Assume(fact) => self.names(*fact, 0),
            Stmt::Sync(sync) => {
                if sync.reach == Reach::Warp && self.protocol.warps.is_none() {
                    self.problem(
                        sync.place,
                        "nothing says what a warp is: `where warps [warp, lane]` is missing",
                    );
                }
                sync.mask.iter().for_each(|t| self.names(*t, sync.place));
            }
        }
    }

    fn access(&mut self, access: &Access) {
        for term in access.index.iter().chain(&access.value) {
            self.names(*term, access.place);
        }
        let pool = &self.protocol.pool;
        let shape: Vec<Sort> = access.index.iter().map(|t| pool.sort(*t).clone()).collect();
        let known = self
            .shapes
            .entry(access.array)
            .or_insert_with(|| shape.clone());
        if *known != shape {
            let name = &self.protocol.arrays[access.array].name;
            let message = format!("`{name}` is indexed in different ways");
            self.problem(access.place, &message);
        }
    }

    fn problem(&mut self, place: Place, message: &str) {
        self.problems.push(Problem {
            place,
            message: message.to_string(),
        });
    }
}
