//! Memory of blocks where conditions that are not known, but the same for all threads of a block,
//! decide how long loops go on and which barriers there are: all ways that a block may take are
//! run, whatever the conditions are.
//!
//! This is a search through states, each of which is looked at once (Holzmann, "The Model Checker
//! SPIN", 1997): where a condition decides, the state is what is live of
//! the threads' values, what they have accessed since the last barriers, and which copies are in
//! flight. Stages of a pipeline are counted round and round, so that a loop comes to a state that
//! there was before, and what follows is known for any number of rounds. A way is a list of
//! decisions from the start of the block on, along which it is run again.

use std::collections::{BTreeSet, HashSet};

use super::accesses::{Access, Accesses};
use super::cells::Cells;
use super::copies::Progress;
use super::grid::MOST_BYTES;
use super::lanes::{Fuel, GiveUp, Lanes};
use super::live::{Live, live};
use super::observer::{Actor, Observer, Place};
use super::unknown::Unknown;
use super::{Conflicts, Run, Source, is_of_block, remainders};
use crate::analysis::points_to::PointsTo;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::engines::Subject;
use crate::evidence::{Assumption, Assumptions};
use crate::kir::launch::{Launch, Size};
use crate::kir::{BlockId, Fences, ObjectId};

/// States that are looked at, and the room for them.
const MOST_STATES: usize = 1 << 12;
const MOST_WORDS: usize = 1 << 24;

/// Objects, and where threads race on them.
type LookedAt = Option<(BTreeSet<ObjectId>, Conflicts)>;

impl Run<'_> {
    /// What is found out about threads of one block and the block's own memory, but for objects of
    /// which that is known. Nothing where no condition is of this kind. What it rests on joins the
    /// assumptions.
    ///
    /// # Errors
    /// Why not all ways are run.
    pub(super) fn along_all_paths(
        &self,
        known: &BTreeSet<ObjectId>,
        assumptions: &mut Assumptions,
    ) -> Result<LookedAt, GiveUp> {
        let Source { cfg, replicas, .. } = self.source;
        // A counter that only chooses stages is no part of the state.
        let mut kernel = self.source.kernel.clone();
        let has_rings = remainders::count(&mut kernel);
        let kernel = &kernel;
        let points_to = &PointsTo::new(kernel);
        // What holds for blocks of any place is not asked for each place.
        let anywhere = Launch {
            grid: [Size::Symbolic; 3],
            ..*self.subject.launch
        };
        let common = Uniformity::new(kernel, cfg, points_to, &anywhere, Pairing::SameBlock);
        let unknown = Unknown::new(kernel, cfg, &anywhere, Some(&common));
        let accesses = Accesses::new(kernel, cfg, points_to, &unknown, replicas);
        let Some(accesses) = accesses.filter(|_| unknown.chooses()) else {
            return Ok(None);
        };
        let run = Run {
            subject: &Subject {
                kernel,
                ..*self.subject
            },
            source: Source {
                kernel,
                points_to,
                unknown: &unknown,
                accesses: &accesses,
                ..self.source
            },
            fuel: Fuel { ..self.fuel },
        };
        if run.order_is_certain().is_err() {
            return Ok(None);
        }
        let decidable = accesses.decidable.iter().copied();
        let own: BTreeSet<ObjectId> = decidable
            .filter(|&object| is_of_block(kernel, object) && !known.contains(&object))
            .collect();
        let conflicts = run.explore(own.clone(), &anywhere)?;
        if has_rings {
            assumptions.add(Assumption::NoSignedOverflow);
        }
        Ok(Some((own, conflicts)))
    }

    fn explore(&self, objects: BTreeSet<ObjectId>, launch: &Launch) -> Result<Conflicts, GiveUp> {
        let kernel = self.subject.kernel;
        let slice = self.source.slice(objects, true);
        let mut paths = Paths {
            live: live(kernel, &slice, &self.source.cfg.reverse_postorder),
            cells: self.cells(&slice, false, MOST_BYTES).keeping(),
            way: Vec::new(),
            taken: 0,
            open: vec![Vec::new()],
            seen: HashSet::new(),
            words: 0,
        };
        let mut fuel = Fuel { ..self.fuel };
        while let Some(way) = paths.open.pop() {
            paths.way = way;
            paths.taken = 0;
            paths.cells.begin(0);
            let mut lanes = Lanes::new(kernel, &slice, launch).ok_or(GiveUp::Work)?;
            match lanes.run([0; 3], &mut fuel, &mut paths) {
                Ok(()) | Err(GiveUp::Seen) => paths.cells.end()?,
                Err(why) => return Err(why),
            }
        }
        let mut conflicts = Conflicts::default();
        for found in paths.cells.conflicts()? {
            conflicts.note(found);
        }
        Ok(conflicts)
    }
}

struct Paths<'a> {
    live: Live,
    cells: Cells<'a>,
    /// The decisions from the start on.
    way: Vec<usize>,
    /// How many of them have been taken.
    taken: usize,
    /// Ways to be taken later.
    open: Vec<Vec<usize>>,
    seen: HashSet<Vec<u64>>,
    words: usize,
}

impl Observer for Paths<'_> {
    fn access(&mut self, access: &Access, by: Actor, place: Place) -> Result<(), GiveUp> {
        self.cells.access(access, by, place)
    }

    fn barrier(&mut self, fences: Fences) -> Result<(), GiveUp> {
        self.cells.barrier(fences)
    }

    fn progress(&mut self, lane: usize, progress: Progress) {
        self.cells.progress(lane, progress);
    }

    fn choose(&mut self, lanes: &Lanes, block: BlockId, ways: usize) -> Result<usize, GiveUp> {
        if self.taken == self.way.len() {
            let mut state = vec![u64::from(block.as_u32())];
            for value in self.live[block].iter() {
                state.extend(&lanes.values[*value]);
            }
            self.cells.describe(&mut state);
            self.words += state.len();
            if self.seen.len() == MOST_STATES || self.words > MOST_WORDS {
                return Err(GiveUp::Work);
            }
            if !self.seen.insert(state) {
                return Err(GiveUp::Seen);
            }
            self.open.extend((1..ways).map(|other| {
                let mut way = self.way.clone();
                way.push(other);
                way
            }));
            self.way.push(0);
        }
        self.taken += 1;
        Ok(self.way[self.taken - 1])
    }
}
