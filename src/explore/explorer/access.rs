//! Reads and writes: the branching over reads-from and coherence.

use std::ops::RangeInclusive;

use super::{Choice, Explorer, Next, Paused};
use crate::explore::access::Access;
use crate::explore::graph::EventId;
use crate::explore::program::{Action, Address, Program, Step};

impl<P: Program> Explorer<'_, P> {
    pub(super) fn visit_read(
        &mut self,
        thread: usize,
        address: Address,
        access: Access,
        site: u32,
    ) {
        let cell = self.cell(address);
        let read = self.graph.add_read(thread, cell, access, site);
        self.suspend(thread, read);
        let newest = self.graph.cell(cell).writes.len();
        let oldest = if self.branches(access) {
            self.graph.least_rank(read)
        } else {
            newest
        };
        let whole = self.share;
        self.share = whole / (newest - oldest + 1) as f64;
        for rank in (oldest..=newest).rev() {
            let write = self.graph.write_of_rank(cell, rank);
            self.path.push((newest - rank) as u32);
            // The last choice is not given away: this worker needs something to do, too.
            let may_give = rank > oldest;
            self.read_from(thread, read, write, Choice::Forward { may_give });
            self.path.pop();
        }
        self.share = whole;
        self.unsuspend(thread, read);
        self.graph.remove_last(read);
    }

    /// Explores the graphs in which `read`, the last event of its thread, reads from
    /// `write`, if that is consistent.
    pub(super) fn read_from(
        &mut self,
        thread: usize,
        read: EventId,
        write: EventId,
        choice: Choice,
    ) {
        if self.stopped {
            return;
        }
        let cell = self.graph.event(read).cell().expect("reads have a cell");
        let value = self.value_of(cell, write).clone();
        let paused = self.paused[read.slot()].as_ref();
        let paused = paused.expect("events remember their threads");
        let Next::Step(step) = &paused.next else {
            unreachable!("reads are first halves");
        };
        let site = step.site;
        let (access, update) = match step.action {
            Action::Load { access, .. } => (access, None),
            Action::Update {
                access, failure, ..
            } => match self.program.update(&paused.state, &value) {
                Some(written) => (access, Some(written)),
                None => (failure, None),
            },
            _ => unreachable!("reads come of loads and updates"),
        };
        let old = self.graph.set_source(read, write, access);
        let (coherent, may_give) = match choice {
            Choice::Forward { may_give } => (true, may_give),
            Choice::Revisit { rank } => (self.graph.least_rank(read) <= rank, true),
        };
        if coherent && self.graph.stays_consistent(read) {
            if let Choice::Revisit { .. } = choice {
                // The graph of which this one is a part need not have been consistent.
                self.note_write(write);
            }
            let old_value = self.values[read.slot()].replace(value.clone());
            match update {
                None => {
                    self.resume(thread, read);
                    self.note_failure(thread);
                    self.note_races(read);
                    if matches!(choice, Choice::Forward { .. }) && self.waits_in_the_past(read) {
                        self.explored += self.share;
                    } else if !(may_give && self.give_away(None)) {
                        self.visit();
                    }
                }
                Some(written) => {
                    let state = self.paused_state(read).clone();
                    let next = Next::Write {
                        cell,
                        access,
                        value: written,
                        read: value,
                        site,
                    };
                    self.threads[thread] = Some(Paused { state, next });
                    if !(may_give && self.give_away(Some(thread))) {
                        self.visit_write(thread);
                    }
                }
            }
            self.values[read.slot()] = old_value;
        } else {
            self.explored += self.share;
        }
        self.graph.reset_source(read, old);
    }

    pub(super) fn visit_write(&mut self, thread: usize) {
        if self.stopped {
            return;
        }
        let exclusive = matches!(self.thread(thread).next, Next::Write { .. });
        let (cell, access, value, site) = match &self.thread(thread).next {
            Next::Write {
                cell,
                access,
                value,
                site,
                ..
            } => (*cell, *access, value.clone(), *site),
            Next::Begin(_) => unreachable!("writes come of stores and updates"),
            Next::Step(Step { action, site }) => {
                let Action::Store {
                    address,
                    access,
                    value,
                } = action
                else {
                    unreachable!("writes come of stores and updates");
                };
                let (address, access, value, site) = (*address, *access, value.clone(), *site);
                (self.cell(address), access, value, site)
            }
        };
        let write = self.graph.add_write(thread, cell, access, exclusive, site);
        self.suspend(thread, write);
        self.values[write.slot()] = Some(value);
        self.resume(thread, write);
        let mut noted = false;
        let positions = self.positions(write);
        let oldest = *positions.start();
        let whole = self.share;
        if self.options.progress.is_some() {
            let revisits = self
                .branches(access)
                .then(|| self.revisit_candidates(write));
            let children = positions.clone().count() + revisits.unwrap_or(0);
            self.share = whole / children as f64;
        }
        self.at_each_place(write, positions, |this, position| {
            // What the thread does next and whom the write races with do not depend
            // on the position, but are of interest only if there is one.
            if !noted {
                this.note_write(write);
                noted = true;
            }
            if !(position > oldest && this.give_away(None)) {
                this.visit();
            }
        });
        if self.branches(access) {
            self.revisit_reads(write);
        }
        self.share = whole;
        self.values[write.slot()] = None;
        self.unsuspend(thread, write);
        self.graph.remove_last(write);
    }

    /// Goes on with the write at each of these places in coherence that is consistent, the
    /// newest first.
    pub(super) fn at_each_place(
        &mut self,
        write: EventId,
        positions: RangeInclusive<usize>,
        mut go_on: impl FnMut(&mut Self, usize),
    ) {
        let cell = self.graph.event(write).cell().expect("writes have a cell");
        let newest = self.graph.cell(cell).writes.len();
        for position in positions.rev() {
            if self.graph.splits_update(cell, position) {
                self.explored += self.share;
                continue;
            }
            self.path.push((newest - position) as u32);
            self.graph.place(write, position);
            if self.graph.stays_consistent(write) {
                go_on(self, position);
            } else {
                self.explored += self.share;
            }
            self.graph.displace(write, position);
            self.path.pop();
        }
    }

    /// Where in coherence a write may stand.
    pub(super) fn positions(&self, write: EventId) -> RangeInclusive<usize> {
        let event = self.graph.event(write);
        let cell = event.cell().expect("writes have a cell");
        if event.exclusive {
            let read = self.graph.threads()[event.thread][event.index as usize - 1];
            let source = self.graph.event(read).source();
            let rank = self.graph.rank(cell, source.expect("it is a read"));
            rank..=rank
        } else {
            self.graph.least_rank(write)..=self.graph.cell(cell).writes.len()
        }
    }

    pub(super) fn branches(&self, access: Access) -> bool {
        access.order.is_atomic() || self.options.branch_non_atomic
    }
}
