//! The protocol of some arrays: without accesses to others, without barriers that
//! do not order these arrays for the threads in question, and without the loops and
//! conditionals that this leaves empty.

use super::ast::{Reach, Space, Stmt, Sync, access, synchronise};

/// What to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub space: Space,
    /// What the threads have in common: a warp, a block, or the grid.
    pub reach: Reach,
}

impl View {
    pub fn global(reach: Reach) -> View {
        let space = Space::Global;
        View { space, reach }
    }
}

/// The statements as far as they matter for the arrays that `keeps` names, which
/// are all in the view's space.
pub fn project(stmts: &[Stmt], view: View, keeps: &dyn Fn(usize) -> bool) -> Vec<Stmt> {
    let projected = stmts.iter().filter_map(|stmt| match stmt {
        Stmt::Access(access) => keeps(access.array).then(|| stmt.clone()),
        Stmt::Sync(sync) => view.orders(sync).then(|| stmt.clone()),
        Stmt::If {
            cond,
            then,
            otherwise,
            place,
        } => {
            let then = project(then, view, keeps);
            let otherwise = project(otherwise, view, keeps);
            let keeps = matters(&then) || matters(&otherwise);
            let cond = *cond;
            let place = *place;
            keeps.then_some(Stmt::If {
                cond,
                then,
                otherwise,
                place,
            })
        }
        Stmt::For {
            var,
            range,
            body,
            place,
        } => {
            let body = project(body, view, keeps);
            matters(&body).then(|| Stmt::For {
                var: var.clone(),
                range: range.clone(),
                body,
                place: *place,
            })
        }
        Stmt::Local(_) | Stmt::Last { .. } | Stmt::Assume(_) => Some(stmt.clone()),
    });
    projected.collect()
}

fn matters(stmts: &[Stmt]) -> bool {
    access(stmts) || synchronise(stmts)
}

impl View {
    fn orders(self, sync: &Sync) -> bool {
        sync.reach >= self.reach
            && match self.space {
                Space::Shared => sync.shared,
                Space::Global => sync.global,
            }
    }
}
