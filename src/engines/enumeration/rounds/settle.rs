//! What all rounds of a loop did, as if round after round had been run.

use super::super::accesses::Length;
use super::super::lanes::{GiveUp, Lanes, apart};
use super::super::lines::{Line, Rounds};
use super::super::observer::{Actor, Observer, Place};
use super::{Done, Pending, upto};
use crate::kir::BlockId;

impl Done {
    pub(super) fn settle(
        self,
        lanes: &mut Lanes<'_>,
        header: BlockId,
        observer: &mut impl Observer,
    ) -> Result<(), GiveUp> {
        for Pending {
            what,
            rounds,
            values,
        } in &self.accesses
        {
            for (lane, last) in self.last.iter().enumerate() {
                let Some(last) = *last else { continue };
                let rounds = rounds[lane].and(upto(last));
                if rounds.is_empty() {
                    continue;
                }
                let bytes = match what.length {
                    Length::Bytes(bytes) => bytes,
                    Length::Value(_) => values[1][lane].as_constant().ok_or(GiveUp::Work)?,
                };
                let place = place(values[0][lane], rounds, bytes).ok_or(GiveUp::Undefined)?;
                if bytes > 0 && lanes.slice.objects.contains(place.object) {
                    observer.access(what, Actor::alone(lane), place)?;
                }
            }
        }
        for (value, lines) in self.lines {
            let width = lanes.kernel.values[value].ty.bits();
            for (lane, last) in self.last.iter().enumerate() {
                if let Some(last) = *last {
                    lanes.values[value][lane] = lines[lane].at(last, width);
                }
            }
        }
        for (Pending { what, values, .. }, taken) in self.exits {
            for ((to, _), lines) in what.way.moves.iter().zip(&values) {
                let width = lanes.kernel.values[*to].ty.bits();
                for (lane, round) in taken.iter().enumerate() {
                    if let Some(round) = *round {
                        lanes.values[*to][lane] = lines[lane].at(round, width);
                    }
                }
            }
            let target = match what.way.again {
                true => &mut lanes.again[what.way.to],
                false => &mut lanes.here[what.way.to],
            };
            for (here, round) in target.iter_mut().zip(&taken) {
                *here |= round.is_some();
            }
        }
        lanes.here[header].fill(false);
        Ok(())
    }
}

/// The places of an access in these rounds.
fn place(address: Line, rounds: Rounds, bytes: u64) -> Option<Place> {
    let Line::Number { base, step } = address else {
        return None;
    };
    let at = |round: u64| {
        let grown = i128::from(step as i64).checked_mul(i128::from(round))?;
        let address = u64::try_from(grown.checked_add(i128::from(base))?).ok()?;
        apart(address)
    };
    let count = rounds.end - rounds.first;
    let (object, offset) = at(rounds.first)?;
    let (last, _) = at(rounds.end - 1)?;
    (object == last).then_some(Place {
        object,
        offset,
        bytes,
        step: if count > 1 { step as i64 } else { 0 },
        count,
    })
}
