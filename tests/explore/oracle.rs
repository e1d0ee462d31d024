//! A deliberately naive enumerator: all ways to interleave, with any earlier write as
//! source of each read, then all coherence orders, each judged by the axioms. Long because it
//! shares nothing with what it judges.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use warpproof::explore::execution::{Label, Position};
use warpproof::explore::graph::RaceKind;
use warpproof::explore::litmus::{Litmus, Machine};
use warpproof::explore::{
    Access, Action, Execution, Inclusion, Model, Orders, Program, ReleaseSequences, Space, Step,
};

use super::axioms::{Candidate, Event, Kind, Rules};
use super::relation::Relation;

/// What the axioms are asked with.
pub type Reading = (Model, Inclusion, ReleaseSequences);

/// All consistent executions of a program.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Executions {
    /// In the form of [`canonical`], complete ones and blocked ones.
    pub set: BTreeSet<String>,
    pub races: BTreeSet<(RaceKind, [u32; 2])>,
    /// Threads with failed assertions, and where.
    pub failures: BTreeSet<(usize, u32)>,
    pub complete: usize,
    pub satisfying: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Node {
    kind: NodeKind,
    access: Option<Access>,
    site: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum NodeKind {
    Read(u64, i64, Option<(usize, usize)>),
    Write(u64, i64, bool),
    Fence,
    Arrive(u64),
    Depart,
    Choice(u32),
}

/// `Access` does not implement what ordered sets need, but hashing will do.
type Threads = Vec<Vec<Node>>;

/// Most partial graphs to look at, and most candidates to judge; programs with more are
/// not compared.
const MOST_GRAPHS: usize = 4000;
const MOST_CANDIDATES: usize = 1500;

/// Enumerates, or gives up if there is too much to look at.
pub fn enumerate(litmus: &Litmus, unroll: u32, models: &[Reading]) -> Option<Vec<Executions>> {
    let machine = Machine::new(litmus, unroll);
    let mut found: Vec<Executions> = models.iter().map(|_| Executions::default()).collect();
    let mut seen: HashSet<Threads> = HashSet::new();
    let mut candidates = 0;
    let mut todo: Vec<Threads> = vec![vec![Vec::new(); litmus.threads.len()]];
    while let Some(threads) = todo.pop() {
        if seen.len() > MOST_GRAPHS || candidates > MOST_CANDIDATES {
            return None;
        }
        let next: Vec<_> = (0..threads.len())
            .map(|thread| next_step(&machine, thread, &threads[thread]))
            .collect();
        let mut extended = false;
        for thread in 0..threads.len() {
            for more in extensions(&machine, &threads, thread, &next) {
                extended = true;
                let mut grown = threads.clone();
                grown[thread].extend(more);
                if seen.insert(grown.clone()) {
                    todo.push(grown);
                }
            }
        }
        if !extended {
            candidates += judge_all(&machine, &threads, &next, models, &mut found)?;
        }
    }
    Some(found)
}

type State<'a> = <Machine<'a> as Program>::State;

/// Runs a thread through its events and says what it does next.
fn next_step<'a>(machine: &Machine<'a>, thread: usize, events: &[Node]) -> (State<'a>, Step<i64>) {
    let mut state = machine.start(thread);
    let mut step = machine.step(&mut state, None);
    for event in events {
        match event.kind {
            NodeKind::Read(_, value, _) => step = machine.step(&mut state, Some(&value)),
            NodeKind::Choice(taken) => {
                let taken = machine.chosen(taken);
                step = machine.step(&mut state, taken.as_ref());
            }
            NodeKind::Write(.., true) | NodeKind::Arrive(_) => {}
            NodeKind::Write(.., false) | NodeKind::Fence | NodeKind::Depart => {
                step = machine.step(&mut state, None);
            }
        }
    }
    (state, step)
}

fn extensions<'a>(
    machine: &Machine<'a>,
    threads: &Threads,
    thread: usize,
    next: &[(State<'a>, Step<i64>)],
) -> Vec<Vec<Node>> {
    let (state, step) = &next[thread];
    let node = |kind, access| Node {
        kind,
        access,
        site: step.site,
    };
    match &step.action {
        Action::Store {
            address,
            access,
            value,
        } => vec![vec![node(
            NodeKind::Write(*address, *value, false),
            Some(*access),
        )]],
        Action::Fence(access) => vec![vec![node(NodeKind::Fence, Some(*access))]],
        Action::Choose(ways) => (0..*ways)
            .map(|taken| vec![node(NodeKind::Choice(taken), None)])
            .collect(),
        Action::Load { address, access } => sources(machine, threads, *address)
            .map(|(source, value)| {
                vec![node(NodeKind::Read(*address, value, source), Some(*access))]
            })
            .collect(),
        Action::Update {
            address,
            access,
            failure,
        } => sources(machine, threads, *address)
            .map(|(source, value)| match machine.update(state, &value) {
                Some(written) => vec![
                    node(NodeKind::Read(*address, value, source), Some(*access)),
                    node(NodeKind::Write(*address, written, true), Some(*access)),
                ],
                None => vec![node(
                    NodeKind::Read(*address, value, source),
                    Some(*failure),
                )],
            })
            .collect(),
        Action::Barrier {
            id, participants, ..
        } => {
            let arrived = |thread: usize| {
                let last = threads[thread].last();
                last.is_some_and(|last| last.kind == NodeKind::Arrive(*id))
            };
            if !arrived(thread) {
                return vec![vec![node(NodeKind::Arrive(*id), None)]];
            }
            // Others may have departed already.
            let round = |thread: usize| {
                let arrives = |node: &&Node| node.kind == NodeKind::Arrive(*id);
                threads[thread].iter().filter(arrives).count()
            };
            let all = participants.iter().all(|&other| {
                round(other) >= round(thread)
                    && (round(other) > round(thread)
                        || !arrived(other)
                        || next[other].1.action == step.action)
            });
            if all {
                vec![vec![node(NodeKind::Depart, None)]]
            } else {
                Vec::new()
            }
        }
        Action::Fail(_) | Action::Unsupported(_) | Action::Blocked(_) | Action::End => Vec::new(),
        Action::Meet { .. }
        | Action::Create(_)
        | Action::Join(_)
        | Action::Absent
        | Action::Abandon => unreachable!("threads of the language are there from the start"),
    }
}

fn sources<'a>(
    machine: &'a Machine<'_>,
    threads: &'a Threads,
    address: u64,
) -> impl Iterator<Item = (Option<(usize, usize)>, i64)> + 'a {
    let writes = threads
        .iter()
        .enumerate()
        .flat_map(move |(thread, events)| {
            events
                .iter()
                .enumerate()
                .filter_map(move |(index, event)| match event.kind {
                    NodeKind::Write(cell, value, _) if cell == address => {
                        Some((Some((thread, index)), value))
                    }
                    _ => None,
                })
        });
    std::iter::once((None, machine.initial(address))).chain(writes)
}

fn judge_all<'a>(
    machine: &Machine<'a>,
    threads: &Threads,
    next: &[(State<'a>, Step<i64>)],
    models: &[Reading],
    found: &mut [Executions],
) -> Option<usize> {
    let (mut candidate, Places { numbers, initial }) = candidate_of(machine, threads);
    let (n, cells) = (candidate.events.len(), initial.keys().copied());
    let cells: BTreeSet<u64> = cells.collect();
    let states: Vec<&State> = next.iter().map(|(state, _)| state).collect();
    let failures: Vec<(usize, u32)> = next
        .iter()
        .enumerate()
        .filter(|(_, (_, step))| matches!(step.action, Action::Fail(_)))
        .map(|(thread, (_, step))| (thread, step.site))
        .collect();
    let complete = next.iter().all(|(_, step)| step.action == Action::End);
    let writes: Vec<Vec<(usize, usize)>> = cells
        .iter()
        .map(|&cell| {
            let is_write = |at: &&(usize, usize)| {
                let event = &candidate.events[numbers[at]];
                event.kind == Kind::Write && event.cell == Some(cell)
            };
            numbers.keys().filter(is_write).copied().collect()
        })
        .collect();
    if writes.iter().any(|writes| writes.len() > 6) {
        return None;
    }
    let mut candidates = 0;
    each_order(&writes, &mut Vec::new(), &mut |orders| {
        candidates += 1;
        candidate.co = Relation::empty(n);
        for (&cell, order) in cells.iter().zip(orders) {
            for (position, at) in order.iter().enumerate() {
                candidate.co.add(initial[&cell], numbers[at]);
                for later in &order[position + 1..] {
                    candidate.co.add(numbers[at], numbers[later]);
                }
            }
        }
        let memory = |address: u64| {
            let position = cells.iter().position(|&cell| cell == address);
            let last = position.and_then(|position| orders[position].last());
            match last.map(|&(thread, index)| &threads[thread][index].kind) {
                Some(NodeKind::Write(_, value, _)) => *value,
                _ => machine.initial(address),
            }
        };
        for (found, &(model, inclusion, release_sequences)) in found.iter_mut().zip(models) {
            let rules = Rules {
                model,
                inclusion,
                release_sequences,
                placements: machine.threads(),
            };
            let Some(races) = candidate.judge(&rules) else {
                continue;
            };
            found.set.insert(text(threads, &cells, orders));
            found.races.extend(races);
            found.failures.extend(failures.iter().copied());
            found.complete += usize::from(complete);
            let holds = complete && machine.final_condition(&states, &memory) == Some(true);
            found.satisfying += usize::from(holds);
        }
    });
    Some(candidates)
}

/// Where events stand in a candidate: those of threads, and the initial write of each cell.
struct Places {
    numbers: BTreeMap<(usize, usize), usize>,
    initial: BTreeMap<u64, usize>,
}

/// The execution without its coherence.
fn candidate_of(machine: &Machine<'_>, threads: &Threads) -> (Candidate, Places) {
    let mut numbers = BTreeMap::new();
    let mut events = Vec::new();
    for (thread, nodes) in threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            numbers.insert((thread, index), events.len());
            events.push(event_of(machine, thread, node));
        }
    }
    let cells: BTreeSet<u64> = events.iter().filter_map(|event| event.cell).collect();
    let mut initial = BTreeMap::new();
    for &cell in &cells {
        initial.insert(cell, events.len());
        events.push(Event {
            thread: None,
            kind: Kind::Write,
            access: Access::non_atomic(),
            cell: Some(cell),
            space: machine.space(cell),
            site: u32::MAX,
        });
    }
    let n = events.len();
    let [all, shared, global] = barrier_relations(threads, &numbers, machine, n);
    let mut candidate = Candidate {
        po: Relation::from_fn(n, |a, b| {
            a < b && events[a].thread.is_some() && events[a].thread == events[b].thread
        }),
        rf: Relation::empty(n),
        co: Relation::empty(n),
        rmw: Relation::empty(n),
        barrier: all,
        barrier_in: [shared, global],
        events,
    };
    for (thread, nodes) in threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            let own = numbers[&(thread, index)];
            match node.kind {
                NodeKind::Read(cell, _, source) => {
                    let from = source.map_or(initial[&cell], |at| numbers[&at]);
                    candidate.rf.add(from, own);
                }
                NodeKind::Write(.., true) => candidate.rmw.add(own - 1, own),
                _ => {}
            }
        }
    }
    (candidate, Places { numbers, initial })
}

fn event_of(machine: &Machine<'_>, thread: usize, node: &Node) -> Event {
    let (kind, cell) = match node.kind {
        NodeKind::Read(cell, ..) => (Kind::Read, Some(cell)),
        NodeKind::Write(cell, ..) => (Kind::Write, Some(cell)),
        NodeKind::Fence => (Kind::Fence, None),
        NodeKind::Arrive(_) => (Kind::Arrive, None),
        NodeKind::Depart => (Kind::Depart, None),
        NodeKind::Choice(_) => (Kind::Choice, None),
    };
    Event {
        thread: Some(thread),
        kind,
        access: node.access.unwrap_or(Access::non_atomic()),
        cell,
        space: cell.map_or(Space::Global, |cell| machine.space(cell)),
        site: node.site,
    }
}

/// From each arrival at a barrier to each departure of the same round, for those that
/// meet there: all, those that order shared memory, and those that order global memory.
fn barrier_relations(
    threads: &Threads,
    numbers: &BTreeMap<(usize, usize), usize>,
    machine: &Machine<'_>,
    n: usize,
) -> [Relation; 3] {
    // Per thread: (barrier, round, participants, arrival, departure).
    let mut visits = Vec::new();
    for (thread, nodes) in threads.iter().enumerate() {
        let mut rounds: BTreeMap<u64, usize> = BTreeMap::new();
        for (index, node) in nodes.iter().enumerate() {
            if let NodeKind::Arrive(id) = node.kind {
                let round = rounds.entry(id).or_default();
                *round += 1;
                let (_, step) = next_step(machine, thread, &nodes[..index]);
                let Action::Barrier {
                    participants,
                    orders,
                    ..
                } = step.action
                else {
                    unreachable!("threads arrive at barriers");
                };
                let departs = (index + 1 < nodes.len()).then(|| numbers[&(thread, index + 1)]);
                visits.push((
                    id,
                    *round,
                    participants,
                    orders,
                    numbers[&(thread, index)],
                    departs,
                ));
            }
        }
    }
    let relation = |ordered: &dyn Fn(Orders) -> bool| {
        let mut relation = Relation::empty(n);
        for (id, round, participants, orders, arrival, _) in &visits {
            for (other_id, other_round, others, _, _, departure) in &visits {
                let together = (id, round, participants) == (other_id, other_round, others);
                if let (Some(departure), true) = (departure, together && ordered(*orders)) {
                    relation.add(*arrival, *departure);
                }
            }
        }
        relation
    };
    [
        relation(&|_| true),
        relation(&|orders| orders.shared),
        relation(&|orders| orders.global),
    ]
}

type At = (usize, usize);
type Order = Vec<At>;

fn each_order(
    writes: &[Vec<(usize, usize)>],
    chosen: &mut Vec<Order>,
    visit: &mut dyn FnMut(&[Order]),
) {
    let Some(own) = writes.get(chosen.len()) else {
        return visit(chosen);
    };
    permutations(own, &mut Vec::new(), &mut |order| {
        chosen.push(order.to_vec());
        each_order(writes, chosen, visit);
        chosen.pop();
    });
}

fn permutations(items: &[At], chosen: &mut Order, visit: &mut dyn FnMut(&[At])) {
    if chosen.len() == items.len() {
        return visit(chosen);
    }
    for item in items {
        if !chosen.contains(item) {
            chosen.push(*item);
            permutations(items, chosen, visit);
            chosen.pop();
        }
    }
}

/// An execution as text: what each thread does, reads from where, and the coherence
/// orders. Departures from barriers are left out, as the explorer has one event for both;
/// positions are those without them. So are arrivals at barriers that are not passed.
fn text(threads: &Threads, cells: &BTreeSet<u64>, orders: &[Order]) -> String {
    use std::fmt::Write;
    let position = |(thread, index): (usize, usize)| {
        let departs = |node: &&Node| node.kind == NodeKind::Depart;
        let departures = threads[thread][..index].iter().filter(departs).count();
        format!("{thread}.{}", index - departures)
    };
    let mut text = String::new();
    for nodes in threads {
        for (index, node) in nodes.iter().enumerate() {
            let _ = match &node.kind {
                NodeKind::Read(cell, value, source) => {
                    let source = source.map_or("init".to_owned(), position);
                    write!(text, "R{cell}={value}<{source} ")
                }
                NodeKind::Write(cell, value, exclusive) => {
                    write!(
                        text,
                        "W{cell}={value}{} ",
                        if *exclusive { "x" } else { "" }
                    )
                }
                NodeKind::Fence => write!(text, "F "),
                NodeKind::Choice(taken) => write!(text, "C{taken} "),
                NodeKind::Arrive(_) if index + 1 < nodes.len() => write!(text, "B "),
                NodeKind::Arrive(_) | NodeKind::Depart => Ok(()),
            };
        }
        text.push('|');
    }
    for (cell, order) in cells.iter().zip(orders) {
        if !order.is_empty() {
            let order: Vec<String> = order.iter().map(|&at| position(at)).collect();
            let _ = write!(text, " {cell}:{}", order.join("<"));
        }
    }
    text
}

/// The same text for an execution of the explorer.
pub fn canonical(execution: &Execution) -> String {
    use std::fmt::Write;
    let position = |at: Position| format!("{}.{}", at.thread, at.index);
    let mut text = String::new();
    for nodes in &execution.threads {
        for node in nodes {
            let _ = match &node.label {
                Label::Read {
                    cell,
                    value,
                    source,
                } => {
                    let source = source.map_or("init".to_owned(), position);
                    write!(text, "R{cell}={value}<{source} ")
                }
                Label::Write {
                    cell,
                    value,
                    exclusive,
                } => write!(
                    text,
                    "W{cell}={value}{} ",
                    if *exclusive { "x" } else { "" }
                ),
                Label::Fence => write!(text, "F "),
                Label::Barrier(_) => write!(text, "B "),
                Label::Choice(taken) => write!(text, "C{taken} "),
                Label::Create(_) | Label::Begin | Label::Join(_) => write!(text, "T "),
            };
        }
        text.push('|');
    }
    for order in &execution.cells {
        if !order.writes.is_empty() {
            let writes: Vec<String> = order.writes.iter().map(|&at| position(at)).collect();
            let _ = write!(text, " {}:{}", order.cell, writes.join("<"));
        }
    }
    text
}
