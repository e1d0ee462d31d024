//! The search for a repair: race after race, the smallest change first.

use super::change::{Change, Dialect, apply};
use super::diff;
use super::{Accessed, Link, Race, Verdict};
use crate::explore::Order;

/// A race and what was changed because of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub race: String,
    pub what: &'static str,
}

/// How a search has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// There was nothing to repair, or nothing is left to be repaired.
    Safe { executions: u64 },
    /// A race that no change repairs, and why.
    Stuck { race: String, why: Vec<String> },
    /// A defect that is no race.
    Other(String),
    /// No race was found, but not all executions were explored.
    Unknown(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    pub steps: Vec<Step>,
    /// The text with all changes.
    pub text: String,
    pub ending: Ending,
}

/// Explores a text, and says what is first found.
///
/// # Errors
/// The text does not compile, or cannot be explored.
pub type Explore<'e> = &'e mut dyn FnMut(&str) -> Result<Verdict, String>;

/// More races than this are not repaired one by one.
const MAX_STEPS: usize = 64;

/// Repairs the races of a text.
///
/// # Errors
/// The text does not compile, or cannot be explored.
pub fn repair(text: &str, dialect: Dialect, explore: Explore<'_>) -> Result<Repair, String> {
    let mut current = text.to_owned();
    let mut steps = Vec::new();
    let mut verdict = explore(&current)?;
    let mut loosen = false;
    let ending = loop {
        let race = match verdict {
            Verdict::Race(race) => race,
            Verdict::Other(what) => break Ending::Other(what),
            Verdict::Unknown(why) => break Ending::Unknown(why),
            Verdict::Safe { executions } => break Ending::Safe { executions },
        };
        let shown = race.shown();
        if steps.len() == MAX_STEPS {
            let why = vec![format!(
                "{MAX_STEPS} races were repaired, and there are more"
            )];
            break Ending::Stuck { race: shown, why };
        }
        match next_step(&current, dialect, &race, explore) {
            Ok(found) => {
                loosen |= found.what != WIDENED;
                steps.push(Step {
                    race: shown,
                    what: found.what,
                });
                current = found.text;
                verdict = found.verdict;
            }
            Err(why) => break Ending::Stuck { race: shown, why },
        }
    };
    let mut repair = Repair {
        steps,
        text: current,
        ending,
    };
    if loosen && matches!(repair.ending, Ending::Safe { .. }) {
        loosen_again(text, &mut repair, explore);
    }
    Ok(repair)
}

const WIDENED: &str = "wider scopes";

struct Found {
    what: &'static str,
    text: String,
    verdict: Verdict,
}

/// The first change after which this race is not found first.
///
/// # Errors
/// Why each candidate is none.
fn next_step(
    text: &str,
    dialect: Dialect,
    race: &Race,
    explore: Explore<'_>,
) -> Result<Found, Vec<String>> {
    let mut why = Vec::new();
    for (what, changes) in candidates(race) {
        let new = match apply(text, dialect, &changes) {
            Ok(Some(new)) => new,
            Ok(None) => continue,
            Err(error) => {
                note(&mut why, error);
                continue;
            }
        };
        match explore(&new) {
            Ok(Verdict::Race(next)) if next.likeness(&new) == race.likeness(text) => {
                note(&mut why, format!("the race stays with {what}"));
            }
            Ok(verdict) => {
                return Ok(Found {
                    what,
                    text: new,
                    verdict,
                });
            }
            Err(error) => note(&mut why, format!("with {what}: {error}")),
        }
    }
    if why.is_empty() {
        why.push("nothing is left to be changed".to_owned());
    }
    Err(why)
}

fn note(why: &mut Vec<String>, reason: String) {
    if !why.contains(&reason) {
        why.push(reason);
    }
}

/// What may repair a race, the smallest change first.
fn candidates(race: &Race) -> Vec<(&'static str, Vec<Change>)> {
    let widen = |of: &Accessed, to| Change::Widen { of: of.clone(), to };
    if race.heterogeneous {
        let changes = race.accesses.iter().map(|of| widen(of, race.scope));
        return vec![(WIDENED, changes.collect())];
    }
    let mut candidates = Vec::new();
    let atomic_links = race
        .links
        .iter()
        .all(|link| link.write.order != Order::NonAtomic && link.read.order != Order::NonAtomic);
    if !race.links.is_empty() && atomic_links {
        let orders = [
            ("a release", true, false),
            ("an acquire", false, true),
            ("a release and an acquire", true, true),
        ];
        for (what, releases, acquires) in orders {
            let changes = race
                .links
                .iter()
                .flat_map(|link| synchronise(link, releases, acquires));
            candidates.push((what, changes.collect()));
        }
    }
    let atomic = race.accesses.iter().map(|of| match of.order {
        Order::NonAtomic => Change::MakeAtomic {
            of: of.clone(),
            scope: race.scope,
        },
        _ => widen(of, race.scope),
    });
    candidates.push(("atomic accesses", atomic.collect()));
    candidates
}

/// The changes that make a write synchronise with a read of it.
fn synchronise(link: &Link, releases: bool, acquires: bool) -> Vec<Change> {
    let mut changes = Vec::new();
    for (of, wanted, is_write) in [(&link.write, releases, true), (&link.read, acquires, false)] {
        if of.scope < link.scope {
            changes.push(Change::Widen {
                of: of.clone(),
                to: link.scope,
            });
        }
        let has = match is_write {
            true => of.order.releases(),
            false => of.order.acquires(),
        };
        if wanted && !has {
            changes.push(Change::Strengthen {
                of: of.clone(),
                releases: is_write,
                acquires: !is_write,
                scope: link.scope,
            });
        }
    }
    changes
}

/// Takes back each changed piece of the text that the result does not need.
fn loosen_again(old: &str, repair: &mut Repair, explore: Explore<'_>) {
    'again: loop {
        let pieces = diff::with_one_undone(old, &repair.text);
        if pieces.len() < 2 {
            return;
        }
        for looser in pieces {
            if let Ok(Verdict::Safe { executions }) = explore(&looser) {
                repair.text = looser;
                repair.ending = Ending::Safe { executions };
                continue 'again;
            }
        }
        return;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::Scope;
    use crate::repair::{Effect, Element, Memory, Place};

    fn access(line: u32, effect: Effect, order: Order) -> Accessed {
        Accessed {
            place: Some(Place { line, column: 3 }),
            shown: format!("line {line}"),
            effect,
            order,
            scope: Scope::Block,
            element: Element::Integer(4),
            memory: Memory::Global,
        }
    }

    /// A message that is passed without orders: both have to be changed.
    #[test]
    fn least_orders_are_found() {
        let text = "r.store(1, memory_order_relaxed);\nr.load(memory_order_relaxed);\n";
        let mut explored = 0;
        let mut explore = |text: &str| {
            explored += 1;
            let good = text.contains("store(1, memory_order_release)")
                && text.contains("load(memory_order_acquire)");
            Ok(match good {
                true => Verdict::Safe { executions: 2 },
                false => Verdict::Race(Race {
                    heterogeneous: false,
                    accesses: [
                        access(7, Effect::Write, Order::NonAtomic),
                        access(8, Effect::Read, Order::NonAtomic),
                    ],
                    scope: Scope::Gpu,
                    links: vec![Link {
                        write: Accessed {
                            place: Some(Place { line: 1, column: 3 }),
                            scope: Scope::Gpu,
                            ..access(1, Effect::Write, Order::RELAXED)
                        },
                        read: Accessed {
                            place: Some(Place { line: 2, column: 3 }),
                            scope: Scope::Gpu,
                            ..access(2, Effect::Read, Order::RELAXED)
                        },
                        scope: Scope::Gpu,
                    }],
                }),
            })
        };
        let repair = repair(text, Dialect::Cuda, &mut explore).expect("it is explored");
        assert_eq!(repair.ending, Ending::Safe { executions: 2 });
        assert_eq!(
            repair.text,
            "r.store(1, memory_order_release);\nr.load(memory_order_acquire);\n"
        );
        assert_eq!(repair.steps.len(), 1);
        assert!(explored > 4, "each half is taken back once");
    }

    #[test]
    fn what_cannot_be_repaired_says_why() {
        let mut explore = |_: &str| {
            Ok(Verdict::Race(Race {
                heterogeneous: true,
                accesses: [
                    access(1, Effect::Update, Order::RELAXED),
                    access(1, Effect::Update, Order::RELAXED),
                ],
                scope: Scope::Gpu,
                links: Vec::new(),
            }))
        };
        let repair = repair("  x++;\n", Dialect::Cuda, &mut explore).expect("it is explored");
        let Ending::Stuck { why, .. } = repair.ending else {
            panic!("{:?}", repair.ending);
        };
        assert_eq!(why.len(), 1);
    }
}
