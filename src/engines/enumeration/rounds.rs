//! A loop without loops and barriers in it, for all of its rounds at once: numbers that grow by
//! as much from round to round are computed once, and an access is one of places that are as far
//! from each other. Threads enter with numbers that are known. How much each of them grows
//! shows in the first round; that it does so in each round is an induction, whose step is a
//! second pass over the loop with any round in place of the first.

mod compute;
mod settle;

use cranelift_entity::SecondaryMap;

use super::accesses::{Access, Length};
use super::lanes::{Fuel, GiveUp, Lanes};
use super::lines::{Duty, Line, Rounds};
use super::observer::Observer;
use super::slice::{Node, Step, Way, Ways};
use crate::kir::{BlockId, Inst, InstId, Kernel, ValueId, int};

impl Lanes<'_> {
    /// Runs a loop to its end, where that can be done for all rounds at once. Otherwise nothing
    /// has been done.
    pub(super) fn run_at_once(
        &mut self,
        header: BlockId,
        nodes: &[Node],
        fuel: &mut Fuel,
        observer: &mut impl Observer,
    ) -> Result<bool, GiveUp> {
        let mut body = Vec::new();
        for node in nodes {
            let Node::Block(block) = node else {
                return Ok(false);
            };
            let steps = &self.slice.steps[*block].steps;
            if !steps.iter().all(Step::is_unordered) {
                return Ok(false);
            }
            fuel.take(2 * (steps.len() as u64 + 1) * self.count as u64)?;
            body.push(*block);
        }
        let Some(done) = Induction::new(self, header, &body).run() else {
            return Ok(false);
        };
        done.settle(self, header, observer)?;
        Ok(true)
    }
}

/// A loop that is looked at for all of its rounds.
struct Induction<'l, 'a> {
    lanes: &'l Lanes<'a>,
    kernel: &'a Kernel,
    header: BlockId,
    body: &'l [BlockId],
    /// The phis of the header.
    phis: Vec<ValueId>,
    steps: Vec<Vec<u64>>,
    /// Only what happens in the first round is looked at.
    is_first: bool,
    lines: SecondaryMap<ValueId, Option<Vec<Line>>>,
    /// The rounds of each thread in which it comes to a block.
    here: SecondaryMap<BlockId, Option<Vec<Rounds>>>,
    /// Those in which it goes round.
    again: Vec<Rounds>,
    duties: Vec<(usize, Duty)>,
    accesses: Vec<Pending<Access>>,
    exits: Vec<Pending<Exit>>,
}

/// What some threads do in some rounds, with values that it depends on.
struct Pending<T> {
    what: T,
    rounds: Vec<Rounds>,
    values: Vec<Vec<Line>>,
}

impl Pending<Access> {
    fn has_constant_length(&self, lane: usize) -> bool {
        let mut length = self.values[1..].iter();
        self.rounds[lane].is_empty() || length.all(|line| line[lane].as_constant().is_some())
    }
}

/// A way out of the loop.
struct Exit {
    way: Way,
    /// Threads go on without it where they take it.
    is_known: bool,
}

/// What threads do in all rounds, and the last round of each.
struct Done {
    last: Vec<Option<u64>>,
    lines: Vec<(ValueId, Vec<Line>)>,
    accesses: Vec<Pending<Access>>,
    /// For each way out the threads that take it, and in which round.
    exits: Vec<(Pending<Exit>, Vec<Option<u64>>)>,
}

impl<'l, 'a> Induction<'l, 'a> {
    fn new(lanes: &'l Lanes<'a>, header: BlockId, body: &'l [BlockId]) -> Self {
        let kernel = lanes.kernel;
        let insts = kernel.blocks[header].insts.iter();
        let phis: Vec<ValueId> = insts
            .map(|&inst| &kernel.insts[inst])
            .filter(|data| matches!(data.inst, Inst::Phi { .. }))
            .filter_map(|data| data.result)
            .filter(|&result| lanes.slice.values.contains(result))
            .collect();
        Induction {
            lanes,
            kernel,
            header,
            body,
            steps: vec![vec![0; lanes.count]; phis.len()],
            phis,
            is_first: true,
            lines: SecondaryMap::new(),
            here: SecondaryMap::new(),
            again: Vec::new(),
            duties: Vec::new(),
            accesses: Vec::new(),
            exits: Vec::new(),
        }
    }

    /// None where something is no line.
    fn run(mut self) -> Option<Done> {
        self.pass()?;
        self.is_first = false;
        self.pass()?;
        let inside = &self.lanes.here[self.header];
        let mut last = vec![None; self.lanes.count];
        for (lane, again) in self
            .again
            .iter()
            .enumerate()
            .filter(|(lane, _)| inside[*lane])
        {
            last[lane] = Some(match again.is_empty() || again.first > 0 {
                true => 0,
                false if again.end == u64::MAX => return None,
                false => again.end,
            });
        }
        // How much is accessed has to be one number.
        let is_constant = |(lane, last): (usize, &Option<u64>)| {
            last.is_none()
                || self
                    .accesses
                    .iter()
                    .all(|access| access.has_constant_length(lane))
        };
        if !last.iter().enumerate().all(is_constant) {
            return None;
        }
        let kept = |(lane, duty): &(usize, Duty)| last[*lane].is_none_or(|last| duty.is_kept(last));
        if !self.duties.iter().all(kept) {
            return None;
        }
        let mut exits = Vec::new();
        for exit in self.exits {
            let mut taken = vec![None; self.lanes.count];
            for (lane, last) in last.iter().enumerate() {
                let Some(last) = *last else { continue };
                let rounds = exit.rounds[lane].and(upto(last));
                if rounds.is_empty() {
                    continue;
                }
                // A thread may leave in each of these rounds, with the same values.
                let varies = exit
                    .values
                    .iter()
                    .any(|line| line[lane].as_constant().is_none());
                if !exit.what.is_known && varies && rounds.end - rounds.first > 1 {
                    return None;
                }
                taken[lane] = Some(rounds.first);
            }
            exits.push((exit, taken));
        }
        let lines = self.lines.iter_mut();
        let lines = lines.filter_map(|(value, line)| Some((value, line.take()?)));
        Some(Done {
            lines: lines.collect(),
            last,
            accesses: self.accesses,
            exits,
        })
    }

    fn pass(&mut self) -> Option<()> {
        let all = match self.is_first {
            true => upto(0),
            false => Rounds::ALL,
        };
        let start = |inside: &bool| if *inside { all } else { Rounds::NONE };
        self.lines = SecondaryMap::new();
        self.duties.clear();
        self.exits.clear();
        self.again = vec![Rounds::NONE; self.lanes.count];
        let inside = self.lanes.here[self.header].iter();
        self.here[self.header] = Some(inside.map(start).collect());
        for (phi, steps) in self.phis.iter().zip(&self.steps) {
            let width = self.width(*phi);
            let start = self.lanes.values[*phi].iter().zip(steps);
            let line = |(&base, &step): (&u64, &u64)| match width {
                1 => (step == 0).then(|| Line::constant(base, 1)),
                _ => Some(Line::Number { base, step }),
            };
            self.lines[*phi] = Some(start.map(line).collect::<Option<_>>()?);
        }
        let slice = self.lanes.slice;
        for &block in self.body {
            let Some(rounds) = self.here[block].take() else {
                continue;
            };
            for step in &slice.steps[block].steps {
                match step {
                    Step::Compute(inst) => self.compute(*inst, &rounds)?,
                    Step::Access(access) => self.access(access, &rounds),
                    Step::Barrier(_) | Step::Commit(_) | Step::Wait(..) => return None,
                }
            }
            self.leave(&slice.steps[block].ways, rounds)?;
        }
        Some(())
    }

    fn width(&self, value: ValueId) -> u32 {
        self.kernel.values[value].ty.bits()
    }

    fn line(&self, value: ValueId, lane: usize) -> Line {
        match &self.lines[value] {
            Some(lines) => lines[lane],
            None => Line::constant(self.lanes.values[value][lane], self.width(value)),
        }
    }

    fn all_lanes(&self, value: ValueId) -> Vec<Line> {
        (0..self.lanes.count)
            .map(|lane| self.line(value, lane))
            .collect()
    }

    fn access(&mut self, access: &Access, rounds: &[Rounds]) {
        if self.is_first {
            return;
        }
        let length = match access.length {
            Length::Bytes(_) => None,
            Length::Value(value) => Some(value),
        };
        let values = [access.ptr].into_iter().chain(length);
        self.accesses.push(Pending {
            what: *access,
            rounds: rounds.to_vec(),
            values: values.map(|value| self.all_lanes(value)).collect(),
        });
    }

    fn leave(&mut self, ways: &Ways, mut rounds: Vec<Rounds>) -> Option<()> {
        match ways {
            Ways::Stop => Some(()),
            Ways::Chosen(_) => None,
            Ways::All(ways) => {
                let is_known = ways.len() == 1;
                ways.iter()
                    .try_for_each(|way| self.go(way, rounds.clone(), is_known))
            }
            Ways::Choice {
                value,
                cases,
                default,
            } => {
                for (case, way) in cases {
                    let is_out = !self.is_inside(way.to);
                    let mut chosen = vec![Rounds::NONE; rounds.len()];
                    for (lane, rest) in rounds.iter_mut().enumerate() {
                        let chosen = &mut chosen[lane];
                        if !rest.is_empty() {
                            let bit = self.is_case(*value, *case, lane)?;
                            (*chosen, *rest) = split(*rest, bit, is_out)?;
                        }
                    }
                    self.go(way, chosen, true)?;
                }
                self.go(default, rounds, true)
            }
        }
    }

    /// The rounds in which a value is one of the cases of a choice.
    fn is_case(&self, value: ValueId, case: u64, lane: usize) -> Option<Line> {
        match (self.line(value, lane), case) {
            (line @ Line::Bit { .. }, 1) => Some(line),
            (line @ Line::Bit { .. }, _) => line.not(),
            (line @ Line::Number { .. }, _) => {
                Some(Line::constant(u64::from(line.as_constant()? == case), 1))
            }
        }
    }

    fn is_inside(&self, block: BlockId) -> bool {
        self.body.contains(&block)
    }

    fn go(&mut self, way: &Way, rounds: Vec<Rounds>, is_known: bool) -> Option<()> {
        if rounds.iter().all(|rounds| rounds.is_empty()) {
            return Some(());
        }
        let values: Vec<Vec<Line>> = (way.moves.iter())
            .map(|(_, from)| self.all_lanes(*from))
            .collect();
        if !self.is_inside(way.to) {
            self.exits.push(Pending {
                what: Exit {
                    way: way.clone(),
                    is_known,
                },
                rounds,
                values,
            });
            return Some(());
        }
        if way.again {
            return self.go_round(way, &rounds, &values);
        }
        for ((to, _), new) in way.moves.iter().zip(values) {
            match &mut self.lines[*to] {
                Some(known) => {
                    let before = self.here[way.to].as_ref();
                    for (lane, new) in new.into_iter().enumerate() {
                        let came = before.is_some_and(|before| !before[lane].is_empty());
                        if !rounds[lane].is_empty() {
                            // What differs by the way is no line.
                            (!came || known[lane] == new).then_some(())?;
                            known[lane] = new;
                        }
                    }
                }
                slot => *slot = Some(new),
            }
        }
        match &mut self.here[way.to] {
            Some(known) => {
                for (known, rounds) in known.iter_mut().zip(rounds) {
                    *known = known.or(rounds)?;
                }
            }
            slot => *slot = Some(rounds),
        }
        Some(())
    }

    fn go_round(&mut self, way: &Way, rounds: &[Rounds], values: &[Vec<Line>]) -> Option<()> {
        for (index, &phi) in self.phis.clone().iter().enumerate() {
            let moved = way.moves.iter().position(|(to, _)| *to == phi);
            let mask = int::mask64(self.width(phi));
            for lane in (0..rounds.len()).filter(|&lane| !rounds[lane].is_empty()) {
                let old = self.line(phi, lane);
                let new = moved.map_or(old, |moved| values[moved][lane]);
                let is_as_before = match (old, new) {
                    (Line::Number { base, .. }, Line::Number { base: next, step }) => {
                        if self.is_first {
                            self.steps[index][lane] = next.wrapping_sub(base) & mask;
                        }
                        let own = self.steps[index][lane];
                        self.is_first || next == base.wrapping_add(own) & mask && step == own
                    }
                    _ => old == new || self.is_first,
                };
                is_as_before.then_some(())?;
            }
        }
        for (known, rounds) in self.again.iter_mut().zip(rounds) {
            *known = known.or(*rounds)?;
        }
        Some(())
    }

    fn compute(&mut self, inst: InstId, rounds: &[Rounds]) -> Option<()> {
        let data = &self.kernel.insts[inst];
        let Some(result) = data.result else {
            return Some(());
        };
        let mut lines = Vec::with_capacity(rounds.len());
        let mut duties = Vec::new();
        for (lane, &rounds) in rounds.iter().enumerate() {
            lines.push(match rounds.is_empty() {
                true => Line::constant(0, self.width(result)),
                false => self.result(&data.inst, result, (lane, rounds), &mut duties)?,
            });
            self.duties
                .extend(duties.drain(..).map(|duty| (lane, duty)));
        }
        self.lines[result] = Some(lines);
        Some(())
    }
}

/// The rounds up to this one.
fn upto(last: u64) -> Rounds {
    Rounds {
        first: 0,
        end: last + 1,
    }
}

/// The rounds in which a bit is set, and the others that there are: where it leads out of the
/// loop, none behind the first of them.
fn split(rounds: Rounds, bit: Line, is_out: bool) -> Option<(Rounds, Rounds)> {
    if !is_out {
        return Some((rounds.where_set(bit)?, rounds.where_set(bit.not()?)?));
    }
    let Some(first) = rounds.first_set(bit) else {
        return Some((Rounds::NONE, rounds));
    };
    let before = Rounds {
        first: 0,
        end: first,
    };
    let end = first.checked_add(1)?;
    Some((Rounds { first, end }, rounds.and(before)))
}
