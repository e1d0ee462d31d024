//! What atomics and fences hand from one thread to another.
//!
//! They synchronise as in scoped RC11 ("GPUMC", Fig. 3): a release is seen by an acquire that
//! reads from it or from updates that follow it, if each one's scope includes the other's
//! thread.

use super::{Clocks, Release};
use crate::exec::machine::Machine;
use crate::exec::races::{Actor, includes};
use crate::kir::{Atomic, Fences, Scope};

impl Machine<'_> {
    /// A fence of the thread for some memory.
    pub(in crate::exec) fn fence(&mut self, thread: u32, atomic: Atomic, fences: Fences) {
        self.fence_sequential(thread, atomic, fences);
        if atomic.order.releases() {
            let known = self.release_of(thread, atomic.scope);
            let sync = &mut self.sync[thread as usize];
            let release = sync.fenced.entry(atomic.scope).or_insert_with(|| Release {
                clocks: Clocks::default(),
                ..known
            });
            release.clocks.join_in(&known.clocks, fences);
            release.actor = known.actor;
            sync.time += 1;
        }
        if atomic.order.acquires() {
            let actor = self.actor(thread);
            let sync = &mut self.sync[thread as usize];
            for release in std::mem::take(&mut sync.pending) {
                let synchronises = synchronises(&release, &actor, atomic.scope);
                if synchronises {
                    sync.clocks.join_in(&release.clocks, fences);
                }
                if !synchronises || fences != Fences::ALL {
                    sync.pending.push(release);
                }
            }
        }
    }

    /// The thread has read the location atomically.
    pub(in crate::exec) fn acquire(&mut self, thread: u32, address: u64, atomic: Atomic) {
        self.observe(thread, address, atomic.scope);
        let Some(releases) = self.messages.get(&address) else {
            return;
        };
        let actor = self.actor(thread);
        let sync = &mut self.sync[thread as usize];
        for release in releases {
            if !synchronises(release, &actor, atomic.scope) {
                continue;
            }
            if atomic.order.acquires() {
                sync.clocks.join(&release.clocks);
            } else {
                add(&mut sync.pending, release.clone());
            }
        }
    }

    /// The thread has written the location; an update passes on what was
    /// published there before.
    pub(in crate::exec) fn publish(
        &mut self,
        thread: u32,
        address: u64,
        atomic: Option<Atomic>,
        update: bool,
    ) {
        if !update && !self.messages.is_empty() {
            self.messages.remove(&address);
        }
        self.write_sequential(thread, address, atomic);
        let Some(atomic) = atomic else { return };
        let mut published = Vec::new();
        if atomic.order.releases() {
            published.push(self.release_of(thread, atomic.scope));
            self.sync[thread as usize].time += 1;
        }
        for (&scope, release) in &self.sync[thread as usize].fenced {
            published.push(Release {
                scope: scope.min(atomic.scope),
                ..release.clone()
            });
        }
        if !published.is_empty() {
            let messages = self.messages.entry(address).or_default();
            published.into_iter().for_each(|new| add(messages, new));
        }
    }

    fn release_of(&self, thread: u32, scope: Scope) -> Release {
        let mut clocks = self.sync[thread as usize].clocks.clone();
        self.add_self(&mut clocks, thread);
        Release {
            clocks,
            actor: self.actor(thread),
            scope,
        }
    }
}

/// Adds a release. Those of a warp at one scope are acquired by the same readers, and
/// are one.
fn add(releases: &mut Vec<Release>, new: Release) {
    let place = |release: &Release| (release.scope, release.actor.block, release.actor.warp);
    let known = releases
        .iter_mut()
        .find(|known| place(known) == place(&new) && new.scope != Scope::Thread);
    match known {
        Some(known) => known.clocks.join(&new.clocks),
        None => releases.push(new),
    }
}

fn synchronises(release: &Release, reader: &Actor, scope: Scope) -> bool {
    // A thread knows already what it has published itself.
    scope != Scope::Thread
        && includes(release.scope, &release.actor, reader)
        && includes(scope, reader, &release.actor)
}
