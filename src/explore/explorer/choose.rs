//! Threads that may go on in several ways, whatever others do.
//!
//! A choice is an event, so that a revisit which removes it makes it anew. As with a read,
//! which is removed only where it reads from the newest write, that is done from one of the
//! graphs that differ in it alone: the one in which the first way was taken.

use super::Explorer;
use crate::explore::program::Program;

impl<P: Program> Explorer<'_, P> {
    pub(super) fn visit_choice(&mut self, thread: usize, ways: u32, site: u32) {
        let choice = self.graph.add_choice(thread, site);
        self.suspend(thread, choice);
        let whole = self.share;
        self.share = whole / f64::from(ways);
        for taken in 0..ways {
            if self.stopped {
                break;
            }
            self.graph.choose(choice, taken);
            self.values[choice.slot()] = self.program.chosen(taken);
            self.path.push(taken);
            self.resume(thread, choice);
            self.note_failure(thread);
            // This worker needs something to do, too.
            let may_give = taken + 1 < ways;
            if !(may_give && self.give_away(None)) {
                self.visit();
            }
            self.path.pop();
        }
        self.share = whole;
        self.values[choice.slot()] = None;
        self.unsuspend(thread, choice);
        self.graph.remove_last(choice);
    }
}
