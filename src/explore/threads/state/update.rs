//! Operations that read and write at once.

use super::memory::Target;
use super::{Arrived, Outcome, State, Value, access_to, check, unsupported};
use crate::exec::access::written_over;
use crate::exec::op::{Operand, Slot};
use crate::explore::program::Action;
use crate::explore::threads::ThreadsProgram;
use crate::kir::Atomic;

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
                    return Err(unsupported("a weak access that reads and writes"));
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
        written_over(self.visible(state)?, &state.thread, old)
    }
}
