//! The axioms of the models, written down as in the paper (Fig. 3), by relation algebra.

use warpproof::explore::graph::RaceKind;
use warpproof::explore::{
    Access, Inclusion, Model, Order, Placement, ReleaseSequences, Scope, Space,
};

use super::relation::Relation;

/// An event with what the axioms ask of it. Initial writes have no thread.
#[derive(Clone, Debug)]
pub struct Event {
    pub thread: Option<usize>,
    pub kind: Kind,
    pub access: Access,
    pub cell: Option<u64>,
    /// The kind of memory of the cell.
    pub space: Space,
    pub site: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Read,
    Write,
    Fence,
    Arrive,
    Depart,
    Choice,
}

/// An execution as a graph.
pub struct Candidate {
    pub events: Vec<Event>,
    pub po: Relation,
    pub rf: Relation,
    pub co: Relation,
    pub rmw: Relation,
    /// From arriving at a barrier to departing from it.
    pub barrier: Relation,
    /// The same where the barrier orders shared and where it orders global memory.
    pub barrier_in: [Relation; 2],
}

pub struct Rules<'a> {
    pub model: Model,
    pub inclusion: Inclusion,
    pub release_sequences: ReleaseSequences,
    pub placements: &'a [Placement],
}

impl Candidate {
    /// The races if the execution is consistent.
    #[expect(
        clippy::too_many_lines,
        reason = "the definitions of the memory model in the order in which papers state them, \
                  each made of those above it"
    )]
    pub fn judge(&self, rules: &Rules) -> Option<Vec<(RaceKind, [u32; 2])>> {
        let n = self.events.len();
        let event = |a: usize| &self.events[a];
        let on = |member: &dyn Fn(&Event) -> bool| Relation::on(n, |a| member(event(a)));
        let atomic = |e: &Event| e.thread.is_some() && e.access.order != Order::NonAtomic;
        let sc = |e: &Event| atomic(e) && e.access.order == Order::SEQ_CST;
        let fence = |e: &Event| e.kind == Kind::Fence;
        let write = |e: &Event| e.kind == Kind::Write;
        let rel = |e: &Event| {
            let order = e.access.order;
            matches!(
                order,
                Order::RELEASE | Order::ACQUIRE_RELEASE | Order::SEQ_CST
            )
        };
        let acq = |e: &Event| {
            let order = e.access.order;
            matches!(
                order,
                Order::ACQUIRE | Order::ACQUIRE_RELEASE | Order::SEQ_CST
            )
        };
        let one_way = |a: usize, b: usize| -> bool {
            let (Some(ta), Some(tb)) = (event(a).thread, event(b).thread) else {
                return false;
            };
            let scope = match rules.model {
                Model::Src11 => event(a).access.scope,
                Model::Rc11 | Model::Sc => Scope::System,
            };
            let (pa, pb) = (&rules.placements[ta], &rules.placements[tb]);
            let gpu = pa.gpu == pb.gpu;
            let cluster = gpu && pa.cluster == pb.cluster;
            let block = cluster && pa.block == pb.block;
            let warp = block && pa.warp == pb.warp;
            ta == tb
                || match scope {
                    Scope::Thread => false,
                    Scope::Warp => warp,
                    Scope::Block => block,
                    Scope::Cluster => cluster,
                    Scope::Gpu => gpu,
                    Scope::System => true,
                }
        };
        let incl = Relation::from_fn(n, |a, b| {
            atomic(event(a))
                && atomic(event(b))
                && match rules.inclusion {
                    Inclusion::Mutual => one_way(a, b) && one_way(b, a),
                    Inclusion::Either => one_way(a, b) || one_way(b, a),
                }
        });
        let loc = Relation::from_fn(n, |a, b| {
            event(a).cell.is_some() && event(a).cell == event(b).cell
        });
        let initial = Relation::from_fn(n, |a, b| {
            event(a).thread.is_none() && event(b).thread.is_some()
        });
        let (po, rf, co) = (&self.po, &self.rf, &self.co);
        let rb = &rf.inverse().then(co) - &Relation::on(n, |_| true);

        let later = match rules.release_sequences {
            ReleaseSequences::C11 => (po & &loc).or_same(),
            ReleaseSequences::Cpp20 => Relation::on(n, |_| true),
        };
        let rseq = on(&write)
            .then(&later)
            .then(&on(&|e| write(e) && atomic(e)))
            .then(&(&incl & rf).then(&self.rmw).star());
        let prel = on(&|e| rel(e) && (write(e) || fence(e)) && atomic(e))
            .then(&on(&fence).then(po).or_same());
        let pacq = po
            .then(&on(&fence))
            .or_same()
            .then(&on(&|e| acq(e) && (e.kind == Kind::Read || fence(e))));
        let sw = prel.then(&rseq).then(&(&incl & rf)).then(&pacq);
        let unbarred = &(po | &(&incl & &sw)) | &initial;
        let hb_in = self.barrier_in.each_ref().map(|b| (&unbarred | b).plus());
        let hb = &hb_in[0] & &hb_in[1];
        let hb_of = |a: usize| &hb_in[usize::from(event(a).space == Space::Global)];

        let communication = &(rf | co) | &rb;
        let eco = communication.plus();
        let atomicity = (&self.rmw & &rb.then(co)).is_empty();
        let consistent = match rules.model {
            Model::Sc => {
                let base = &(po | &self.barrier) | &(&communication | &initial);
                atomicity && base.is_acyclic()
            }
            Model::Src11 | Model::Rc11 => {
                let po_nl = po - &loc;
                let scb = &(&(po | &po_nl.then(&hb).then(&po_nl)) | &(&hb & &loc)) | &(co | &rb);
                let sc_fence = on(&|e| sc(e) && fence(e));
                let maybe_hb = hb.or_same();
                let from = &on(&sc) | &sc_fence.then(&maybe_hb);
                let to = &on(&sc) | &maybe_hb.then(&sc_fence);
                let psc_base = from.then(&scb).then(&to);
                let psc_fence = sc_fence
                    .then(&(&hb | &hb.then(&eco).then(&hb)))
                    .then(&sc_fence);
                let psc = &psc_base | &psc_fence;
                let coherent =
                    [Space::Shared, Space::Global]
                        .iter()
                        .zip(&hb_in)
                        .all(|(space, hb)| {
                            let here =
                                |a: usize, b: usize| eco.holds(a, b) && event(a).space == *space;
                            Relation::from_fn(n, here).then(hb).is_irreflexive()
                        });
                hb_in.iter().all(Relation::is_irreflexive)
                    && coherent
                    && atomicity
                    && (&incl & &psc).is_acyclic()
                    && (po | rf).is_acyclic()
            }
        };
        if !consistent {
            return None;
        }
        let mut races = Vec::new();
        for a in 0..n {
            for b in a + 1..n {
                let conflict = event(a).thread.is_some()
                    && event(b).thread.is_some()
                    && event(a).thread != event(b).thread
                    && loc.holds(a, b)
                    && (write(event(a)) || write(event(b)));
                let hb = hb_of(a);
                if !conflict || hb.holds(a, b) || hb.holds(b, a) {
                    continue;
                }
                let mut sites = [event(a).site, event(b).site];
                sites.sort_unstable();
                if !atomic(event(a)) || !atomic(event(b)) {
                    races.push((RaceKind::Data, sites));
                } else if !incl.holds(a, b) {
                    races.push((RaceKind::Heterogeneous, sites));
                }
            }
        }
        Some(races)
    }
}
