//! Which accesses race.

use super::*;

const READ: AccessKind = AccessKind {
    writes: false,
    atomic: None,
};
const WRITE: AccessKind = AccessKind {
    writes: true,
    atomic: None,
};

fn atomic(scope: Scope) -> AccessKind {
    AccessKind {
        writes: true,
        atomic: Some(Atomicity {
            scope,
            reads: true,
            bytes: 4,
        }),
    }
}

/// The races of accesses by threads of blocks of two: thread, offset, bytes,
/// kind, value.
fn races(accesses: &[(u32, i64, u32, AccessKind, u128)]) -> Vec<Race> {
    races_by(MemoryModel::ScopedRc11, accesses)
}

fn races_by(model: MemoryModel, accesses: &[(u32, i64, u32, AccessKind, u128)]) -> Vec<Race> {
    let mut detector = Detector::new(model);
    let mut races = Vec::new();
    for (index, &(thread, offset, bytes, kind, value)) in accesses.iter().enumerate() {
        let access = Access {
            actor: Actor {
                thread,
                block: thread / 2,
                lane: thread % 2,
                warp: 0,
                time: 1,
            },
            inst: InstId::from_u32(index as u32),
            kind,
            value: 0,
        };
        let clock = Clock::default();
        let touched = Touched {
            instance: 0,
            offset,
            bytes,
        };
        races.extend(detector.access(touched, access, value, &clock));
    }
    races
}

#[test]
fn conflicts() {
    assert!(races(&[(0, 0, 4, READ, 0), (1, 0, 4, READ, 0)]).is_empty());
    assert!(races(&[(0, 0, 4, WRITE, 1), (0, 0, 4, READ, 0)]).is_empty());
    assert!(races(&[(0, 0, 4, WRITE, 1), (1, 4, 4, WRITE, 2)]).is_empty());
    let found = races(&[(0, 0, 4, WRITE, 1), (1, 0, 4, WRITE, 2)]);
    assert!(found.len() == 1 && !found[0].same_value());
    let found = races(&[(0, 0, 4, WRITE, 1), (1, 0, 4, WRITE, 1)]);
    assert!(found.len() == 1 && found[0].same_value());
    let reads = [(0, 0, 4, READ, 0), (1, 0, 4, READ, 0), (2, 0, 4, WRITE, 1)];
    assert_eq!(races(&reads).len(), 2);
}

#[test]
fn partial_overlap_is_seen_at_bytes() {
    let found = races(&[(0, 0, 8, WRITE, 0x0102_0304_0506_0708), (1, 6, 1, WRITE, 2)]);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].offset, found[0].bytes), (6, 1));
    assert!(found[0].same_value());
    assert!(races(&[(0, -8, 4, WRITE, 1), (1, -4, 4, READ, 0)]).is_empty());
    assert_eq!(races(&[(0, -8, 8, WRITE, 1), (1, -4, 4, READ, 0)]).len(), 1);
}

#[test]
fn atomics_and_scopes() {
    let gpu = atomic(Scope::Gpu);
    let block = atomic(Scope::Block);
    assert!(races(&[(0, 0, 4, gpu, 1), (2, 0, 4, gpu, 1)]).is_empty());
    assert!(races(&[(0, 0, 4, block, 1), (1, 0, 4, block, 1)]).is_empty());
    let found = races(&[(0, 0, 4, block, 1), (2, 0, 4, gpu, 1)]);
    assert!(found.len() == 1 && found[0].heterogeneous());
    let half = AccessKind {
        atomic: Some(Atomicity {
            scope: Scope::Gpu,
            reads: true,
            bytes: 2,
        }),
        writes: true,
    };
    assert_eq!(races(&[(0, 0, 4, gpu, 1), (1, 2, 2, half, 1)]).len(), 1);
    assert_eq!(races(&[(1, 2, 2, half, 1), (0, 0, 4, gpu, 1)]).len(), 1);
    assert!(races(&[(0, 0, 2, half, 1), (1, 2, 2, half, 1), (2, 2, 2, half, 1)]).is_empty());
    // The later atomic write does not hide the earlier one.
    let found = races(&[(0, 0, 4, gpu, 1), (2, 0, 4, gpu, 1), (2, 0, 4, READ, 0)]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].accesses[0].actor.thread, 0);
}

#[test]
fn what_an_update_observes_comes_before_it_in_ptx() {
    let update = atomic(Scope::Gpu);
    let store = AccessKind {
        atomic: Some(Atomicity {
            scope: Scope::Gpu,
            reads: false,
            bytes: 4,
        }),
        writes: true,
    };
    let load = AccessKind {
        writes: false,
        ..update
    };
    let count = |first, second, last| {
        let accesses = [
            (0, 0, 4, first, 1),
            (2, 0, 4, second, 2),
            (4, 0, 4, last, 3),
            (4, 0, 4, WRITE, 0),
        ];
        let models = [MemoryModel::Ptx, MemoryModel::ScopedRc11];
        models.map(|model| races_by(model, &accesses).len())
    };
    assert_eq!(count(update, update, update), [0, 2]);
    assert_eq!(count(update, update, load), [0, 2]);
    // A store takes the place of what was there, and reads nothing.
    assert_eq!(count(update, store, update), [1, 2]);
    assert_eq!(count(update, update, store), [2, 2]);
    // Nobody observes a load, nor what the scope does not reach.
    assert_eq!(count(load, update, update), [1, 2]);
    assert_eq!(count(update, atomic(Scope::Block), update)[0], 4);
}
