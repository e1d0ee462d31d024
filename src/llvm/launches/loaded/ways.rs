//! Which blocks control comes to behind others, and how often.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::llvm::handle::{Blk, Val};
use crate::llvm::launches::conditions::Conditions;
use crate::llvm::launches::points::Points;

/// What was found before is kept.
pub(super) struct Ways<'p> {
    points: &'p Points,
    behind: RefCell<HashMap<Blk, Rc<HashSet<Blk>>>>,
}

/// Longer chains of calls are not followed.
const MOST_DEPTH: usize = 8;

impl<'p> Ways<'p> {
    pub(super) fn new(points: &'p Points) -> Ways<'p> {
        Ways {
            points,
            behind: RefCell::default(),
        }
    }

    /// May control come from one block to another one, or to it again?
    pub(super) fn comes_behind(&self, from: Blk, to: Blk) -> bool {
        let known = self.behind.borrow().get(&from).cloned();
        let behind = known.unwrap_or_else(|| {
            let behind = Rc::new(Conditions::leading_from(from, |_| true));
            self.behind.borrow_mut().insert(from, behind.clone());
            behind
        });
        behind.contains(&to)
    }

    /// May control come to the instruction again before its function ends?
    pub(super) fn comes_around(&self, inst: Val) -> bool {
        inst.parent()
            .is_none_or(|block| self.comes_behind(block, block))
    }

    /// Does the function call itself, be it by others?
    pub(super) fn calls_itself(&self, function: Val) -> bool {
        let (mut seen, mut waiting) = (HashSet::new(), vec![function]);
        while let Some(called) = waiting.pop() {
            let calls = self.points.calls_of(called).iter();
            for calling in calls.filter_map(|call| call.parent()?.function()) {
                if calling == function {
                    return true;
                }
                if seen.insert(calling) {
                    waiting.push(calling);
                }
            }
        }
        false
    }

    /// Does control come to the block once, while the program runs?
    pub(super) fn comes_once(&self, block: Blk) -> bool {
        self.comes_once_within(block, MOST_DEPTH)
    }

    fn comes_once_within(&self, block: Blk, depth: usize) -> bool {
        let function = block.function();
        let is_entered_once = |function| self.is_entered_once_within(function, depth);
        !self.comes_behind(block, block) && function.is_some_and(is_entered_once)
    }

    /// Is the function called once at most, while the program runs?
    pub(super) fn is_entered_once(&self, function: Val) -> bool {
        self.is_entered_once_within(function, MOST_DEPTH)
    }

    fn is_entered_once_within(&self, function: Val, depth: usize) -> bool {
        // Who has its address may call it.
        let is_passed_on = || {
            function
                .users()
                .iter()
                .any(|user| user.callee() != Some(function))
        };
        match self.points.calls_of(function)[..] {
            _ if depth == 0 => false,
            [] => !self.points.is_called_back(function) && !is_passed_on(),
            [call] => call
                .parent()
                .is_some_and(|block| self.comes_once_within(block, depth - 1)),
            _ => false,
        }
    }
}
