//! What the threads of a block access at one step, those that write one value there as one.
//!
//! Threads whose numbers agree in the bits that a value depends on have the same value when they
//! are at the same step (`analysis::replicas`): so are all that come to a block together, unless a
//! loop around stands for any of its rounds. Where several of them write it to the same bytes the
//! order does not matter. Each of them has other accesses of its own: to these a team is nobody of
//! its threads.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::accesses::{Access, Length};
use super::lanes::{GiveUp, Lanes, apart};
use super::observer::{Actor, Observer, Place, Team};

impl Lanes<'_> {
    /// The threads of the mask access memory.
    pub(super) fn access(
        &mut self,
        access: &Access,
        mask: &[bool],
        observer: &mut impl Observer,
    ) -> Result<(), GiveUp> {
        let teams = self.teams(access, mask)?;
        let pointers = &self.values[access.ptr];
        for lane in (0..self.count).filter(|&lane| mask[lane]) {
            let (object, offset) = apart(pointers[lane]).ok_or(GiveUp::Undefined)?;
            let bytes = match access.length {
                Length::Bytes(bytes) => bytes,
                Length::Value(value) => self.values[value][lane],
            };
            if bytes > 0 && self.slice.objects.contains(object) {
                let place = Place {
                    object,
                    offset,
                    bytes,
                    step: 0,
                    count: 1,
                };
                let team = teams.get(&(pointers[lane], decisive(access, lane)));
                let by = Actor {
                    lane,
                    team: team.copied(),
                };
                observer.access(access, by, place)?;
            }
        }
        Ok(())
    }

    /// Teams of several threads, by the address that they write to and the bits of the thread's
    /// number that decide what they write.
    fn teams(&mut self, access: &Access, mask: &[bool]) -> Result<Teams, GiveUp> {
        let mut teams = Teams::new();
        if access.replicated == 0 || self.endless > 0 {
            return Ok(teams);
        }
        let mut firsts = BTreeMap::new();
        for lane in (0..self.count).filter(|&lane| mask[lane]) {
            let key = (self.values[access.ptr][lane], decisive(access, lane));
            match firsts.entry(key) {
                Entry::Vacant(place) => {
                    place.insert(lane);
                }
                Entry::Occupied(first) if !teams.contains_key(&key) => {
                    let number = self.teams.checked_add(self.count as u32);
                    let team = Team {
                        number: number
                            .filter(|&number| number < u32::MAX)
                            .ok_or(GiveUp::Work)?,
                        first: *first.get(),
                    };
                    self.teams += 1;
                    teams.insert(key, team);
                }
                Entry::Occupied(_) => {}
            }
        }
        Ok(teams)
    }
}

type Teams = BTreeMap<(u64, usize), Team>;

/// The bits of the thread's number that decide what it writes.
fn decisive(access: &Access, lane: usize) -> usize {
    lane & !(access.replicated as usize)
}
