//! Random small programs: all orders, scopes, fences, updates, branches and barriers.

use warpproof::explore::litmus::{
    BinaryOp, CellDecl, Condition, Expr, Litmus, Place, Quantifier, Register, Stmt, ThreadDecl,
    UpdateOp,
};
use warpproof::explore::{Access, Order, Orders, Placement, Scope};

/// A small generator of numbers (SplitMix64); the same seed gives the same programs.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// What a program is made of, drawn once per program so that programs differ in kind.
struct Flavour {
    cells: usize,
    orders: &'static [Order],
    scopes: &'static [Scope],
    updates: usize,
    fences: usize,
    barriers: bool,
    branches: bool,
    awaits: bool,
    /// Awaits poll by updates, too, and at several places in a round.
    polling: bool,
    choices: bool,
}

const SC: &[Order] = &[Order::SEQ_CST];
const RELAXED: &[Order] = &[Order::RELAXED];
const SYNC: &[Order] = &[Order::RELAXED, Order::ACQUIRE, Order::RELEASE];
const MIXED_SC: &[Order] = &[Order::RELAXED, Order::SEQ_CST, Order::SEQ_CST];
const ALL: &[Order] = &Order::ALL;

pub fn program(seed: u64) -> Litmus {
    generate(seed, false)
}

/// Programs of threads that poll by updates which may leave the value as it is.
pub fn polling(seed: u64) -> Litmus {
    generate(seed, true)
}

fn generate(seed: u64, polling: bool) -> Litmus {
    let mut random = Random::new(seed);
    let r = &mut random;
    let flavour = Flavour {
        cells: 1 + r.below(3),
        orders: r.pick(&[SC, RELAXED, SYNC, MIXED_SC, ALL, ALL, ALL]),
        scopes: r.pick(&[
            &[Scope::System][..],
            &[Scope::Gpu, Scope::System],
            &[Scope::Block, Scope::Gpu],
            &Scope::ALL,
        ]),
        updates: r.pick(&[2, 4, 8]),
        fences: r.pick(&[2, 4, 8]),
        barriers: r.one_in(5),
        branches: r.one_in(2),
        awaits: r.one_in(6) || polling,
        polling,
        // Not drawn: the other programs stay as they were.
        choices: seed % 8 == 7,
    };
    let threads = 2 + r.below(3);
    // Fewer statements where there are more threads: the oracle is naive.
    let most = [5, 4, 3][threads - 2];
    let mut litmus = Litmus {
        name: format!("random {seed}"),
        cells: ["x", "y", "z"][..flavour.cells]
            .iter()
            .map(|name| CellDecl {
                name: (*name).to_owned(),
                shared: flavour.barriers && r.one_in(2),
                values: vec![0],
            })
            .collect(),
        ..Litmus::default()
    };
    for thread in 0..threads {
        let mut body = Vec::new();
        let mut registers = 0;
        for _ in 0..1 + r.below(most) {
            statement(r, &flavour, &mut body, &mut registers, true);
        }
        litmus.threads.push(ThreadDecl {
            name: format!("P{thread}"),
            placement: Placement {
                gpu: r.below(4) as u32 / 3,
                cluster: r.below(4) as u32 / 3,
                block: r.below(2) as u32,
                warp: r.below(2) as u32,
            },
            registers: (0..registers).map(|n| format!("r{n}")).collect(),
            body,
        });
    }
    litmus.condition = condition(r, &litmus);
    litmus
}

fn statement(
    r: &mut Random,
    flavour: &Flavour,
    body: &mut Vec<Stmt>,
    registers: &mut Register,
    may_branch: bool,
) {
    if flavour.barriers && r.one_in(4) {
        let scope = r.pick(&[Scope::Block, Scope::Block, Scope::System]);
        let id = scope as u64;
        let orders = if r.one_in(2) {
            Orders::ALL
        } else {
            let shared = r.one_in(2);
            Orders {
                shared,
                global: !shared,
            }
        };
        return body.push(Stmt::Barrier { scope, id, orders });
    }
    if flavour.choices && r.one_in(4) {
        *registers += 1;
        return body.push(Stmt::Choose {
            register: *registers - 1,
            ways: 2,
        });
    }
    if r.one_in(flavour.fences) {
        let orders = [
            Order::ACQUIRE,
            Order::RELEASE,
            Order::ACQUIRE_RELEASE,
            Order::SEQ_CST,
        ];
        let access = Access::new(r.pick(&orders), r.pick(flavour.scopes));
        return body.push(Stmt::Fence(access));
    }
    let register = *registers;
    let place = Place {
        cell: r.below(flavour.cells),
        index: Expr::Constant(0),
    };
    if r.one_in(flavour.updates) {
        *registers += 1;
        return body.push(update(r, flavour, register, place));
    }
    if flavour.polling && may_branch && r.one_in(2) {
        return body.push(polling_loop(r, flavour, registers));
    }
    if flavour.awaits && may_branch && r.one_in(4) {
        *registers += 1;
        return body.push(await_loop(r, flavour, register, place));
    }
    if r.one_in(2) {
        let access = access(r, flavour, &[Order::ACQUIRE, Order::ACQUIRE_RELEASE]);
        let value = value(r, *registers);
        return body.push(Stmt::Store {
            place,
            access,
            value,
        });
    }
    *registers += 1;
    let access = access(r, flavour, &[Order::RELEASE, Order::ACQUIRE_RELEASE]);
    body.push(Stmt::Load {
        register,
        place,
        access,
    });
    if flavour.branches && may_branch && r.one_in(3) {
        body.push(branch(r, flavour, register, registers));
    }
}

/// What depends on a value that was read.
fn branch(r: &mut Random, flavour: &Flavour, register: Register, registers: &mut Register) -> Stmt {
    let condition = Expr::Register(register).equals(r.below(2) as i64);
    if r.one_in(5) {
        return Stmt::Assume(condition);
    }
    if r.one_in(4) {
        return Stmt::Assert(condition);
    }
    let mut then = Vec::new();
    let mut otherwise = Vec::new();
    statement(r, flavour, &mut then, registers, false);
    if r.one_in(3) {
        statement(r, flavour, &mut otherwise, registers, false);
    }
    Stmt::If {
        condition,
        then,
        otherwise,
    }
}

/// Reads, or tries to swap, until a value is there.
fn await_loop(r: &mut Random, flavour: &Flavour, register: Register, place: Place) -> Stmt {
    let read = if r.one_in(3) {
        update(r, flavour, register, place)
    } else {
        let access = access(r, flavour, &[Order::RELEASE, Order::ACQUIRE_RELEASE]);
        Stmt::Load {
            register,
            place,
            access,
        }
    };
    let condition = Expr::Register(register).equals(r.below(2) as i64);
    let leave = Stmt::If {
        condition,
        then: vec![Stmt::Break],
        otherwise: Vec::new(),
    };
    Stmt::Loop {
        times: None,
        body: vec![read, leave],
    }
}

/// Reads in one or two ways until a value is there; most of the updates among them leave
/// the value as it was.
fn polling_loop(r: &mut Random, flavour: &Flavour, registers: &mut Register) -> Stmt {
    let mut body = Vec::new();
    for _ in 0..1 + r.below(2) {
        let register = *registers;
        *registers += 1;
        let place = Place {
            cell: r.below(flavour.cells),
            index: Expr::Constant(0),
        };
        let mut read = update(r, flavour, register, place.clone());
        let same = r.below(2) as i64;
        match &mut read {
            Stmt::Update { op, operand, .. } if !r.one_in(4) => {
                *op = UpdateOp::Add;
                *operand = Expr::Constant(0);
            }
            Stmt::CompareSwap {
                expected, desired, ..
            } if !r.one_in(4) => {
                *expected = Expr::Constant(same);
                *desired = Expr::Constant(same);
            }
            _ => {
                let access = access(r, flavour, &[Order::RELEASE, Order::ACQUIRE_RELEASE]);
                read = Stmt::Load {
                    register,
                    place,
                    access,
                };
            }
        }
        body.push(read);
        body.push(Stmt::If {
            condition: Expr::Register(register).equals(1),
            then: vec![Stmt::Break],
            otherwise: Vec::new(),
        });
    }
    Stmt::Loop { times: None, body }
}

fn update(r: &mut Random, flavour: &Flavour, register: Register, place: Place) -> Stmt {
    let mut access = access(r, flavour, &[]);
    if access.order == Order::NonAtomic {
        access = Access::new(Order::RELAXED, r.pick(flavour.scopes));
    }
    if r.one_in(2) {
        let failures = [Order::RELAXED, Order::ACQUIRE, Order::SEQ_CST];
        return Stmt::CompareSwap {
            register,
            place,
            access,
            failure: r.pick(&failures),
            expected: Expr::Constant(r.below(2) as i64),
            desired: Expr::Constant(1 + r.below(2) as i64),
        };
    }
    Stmt::Update {
        register,
        op: r.pick(&[UpdateOp::Add, UpdateOp::Exchange]),
        place,
        access,
        operand: Expr::Constant(1 + r.below(2) as i64),
    }
}

/// An access of the flavour with none of these orders.
fn access(r: &mut Random, flavour: &Flavour, not: &[Order]) -> Access {
    let order = r.pick(flavour.orders);
    let order = if not.contains(&order) {
        Order::RELAXED
    } else {
        order
    };
    match order {
        Order::NonAtomic => Access::non_atomic(),
        _ => Access::new(order, r.pick(flavour.scopes)),
    }
}

fn value(r: &mut Random, registers: usize) -> Expr {
    let constant = Expr::Constant(1 + r.below(2) as i64);
    if registers > 0 && r.one_in(4) {
        let register = Expr::Register(r.below(registers));
        return Expr::binary(BinaryOp::Add, register, constant);
    }
    constant
}

fn condition(r: &mut Random, litmus: &Litmus) -> Option<Condition> {
    let thread = r.below(litmus.threads.len());
    let cell = Expr::Cell {
        cell: r.below(litmus.cells.len()),
        index: 0,
    };
    let claim = match litmus.threads[thread].registers.len() {
        0 => cell.equals(1),
        n => {
            let register = r.below(n);
            let last = Expr::Final { thread, register }.equals(r.below(2) as i64);
            Expr::binary(BinaryOp::Both, last, cell.equals(1))
        }
    };
    let quantifier = r.pick(&[
        Quantifier::Exists,
        Quantifier::NotExists,
        Quantifier::Forall,
    ]);
    Some(Condition { quantifier, claim })
}
