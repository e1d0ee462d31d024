//! Operations that read and write at once.

use super::memory::Target;
use super::{Access, Action, Arrived, FUEL, Outcome, Scope, State, Value};
use super::{access_to, check, unsupported};
use crate::exec::access::written_over;
use crate::exec::machine::Inventions;
use crate::exec::op::{Operand, Slot, Visible};
use crate::explore::access::Order;
use crate::explore::threads::ThreadsProgram;
use crate::kir::{Atomic, Construct, HostOp};

impl ThreadsProgram<'_> {
    pub(super) fn arrive_update(
        &self,
        state: &mut State,
        to: Operand,
        ptr: Slot,
        success: Atomic,
        failure: Atomic,
    ) -> Arrived {
        let address = state.thread.word(ptr);
        let bytes = to.ty.bytes() as u32;
        match self.target(state, address, bytes)? {
            Target::Quiet(instance, offset) => {
                let old = self.quiet_load(state, instance, offset, bytes);
                if let Some(new) = self.updated_bits(state, old) {
                    self.quiet_store(state, instance, offset, bytes, new)?;
                }
                state.thread.set(to, old);
                Ok(Outcome::Done)
            }
            Target::Unchecked(mark) => Ok(check(mark)),
            Target::Cells(row) => {
                self.check_place(state)?;
                self.look_for_await(state)?;
                let scope = state.scope;
                let access = access_to(state, Some(success), &row)?;
                state.scope = scope;
                let failure = access_to(state, Some(failure), &row)?;
                if !access.order.is_atomic() {
                    return Err(unsupported(Construct::WeakUpdate));
                }
                Ok(Outcome::Act(Action::Update {
                    address,
                    access,
                    failure,
                }))
            }
        }
    }

    /// What the update at which the thread is writes.
    pub(in crate::explore::threads) fn updated(&self, state: &State, old: Value) -> Option<Value> {
        let Value::Bits(bits) = old else {
            // `finish` reports it.
            return None;
        };
        let new = self.updated_bits(state, u128::from(bits))?;
        Some(Value::Bits(new as u64))
    }

    pub(super) fn updated_bits(&self, state: &State, old: u128) -> Option<u128> {
        match self.visible(state)? {
            Visible::Host {
                op: HostOp::Update,
                to,
                ..
            } => self.committed(state, *to, old),
            visible => written_over(visible, &state.thread, old),
        }
    }

    /// An update whose new value the thread computes once it has read: the orders are those of
    /// the update and of the read alone.
    pub(super) fn arrive_host_update(
        &self,
        state: &mut State,
        to: Operand,
        address: u64,
        orders: [u64; 2],
    ) -> Arrived {
        match self.target(state, address, to.ty.bytes() as u32)? {
            Target::Quiet(instance, offset) => {
                let bytes = to.ty.bytes() as u32;
                let old = self.quiet_load(state, instance, offset, bytes);
                if let Some(new) = self.updated_bits(state, old) {
                    self.quiet_store(state, instance, offset, bytes, new)?;
                }
                state.thread.set(to, old);
                Ok(Outcome::Done)
            }
            Target::Unchecked(mark) => Ok(check(mark)),
            Target::Cells(row) if row.len() > 1 => Err(unsupported(Construct::LockInPieces)),
            Target::Cells(_) => {
                self.check_place(state)?;
                self.look_for_await(state)?;
                if std::mem::take(&mut state.weak) {
                    return Err(unsupported(Construct::WeakUpdate));
                }
                let scope = state.scope.take().unwrap_or(Scope::System);
                let [access, failure] = orders.map(|order| Access::new(numbered(order), scope));
                Ok(Outcome::Act(Action::Update {
                    address,
                    access,
                    failure,
                }))
            }
        }
    }

    /// What the thread, if it reads `old`, commits. There is nothing but computation until
    /// it does.
    fn committed(&self, state: &State, to: Operand, old: u128) -> Option<u128> {
        let program = &self.starts[state.start()].program;
        let mut thread = state.thread.clone();
        thread.set(to, old);
        thread.advance();
        let mut fuel = FUEL;
        thread.run(program, &mut fuel, &mut Inventions::default());
        match thread.visible(program)? {
            Visible::Host {
                op: HostOp::Commit,
                args,
                ..
            } => args.first().map(|&new| thread.value(new)),
            _ => None,
        }
    }
}

/// The order of a number of the prelude.
fn numbered(order: u64) -> Order {
    match order {
        0 => Order::RELAXED,
        1 | 2 => Order::ACQUIRE,
        3 => Order::RELEASE,
        4 => Order::ACQUIRE_RELEASE,
        _ => Order::SEQ_CST,
    }
}
