//! The memory of a program as one thread accesses it: its own, which nobody else sees, the
//! cells of what is shared, and the marks of what comes and goes.

use std::sync::Arc;

use super::{State, Value};
use crate::exec::fill::Fill;
use crate::exec::layout::{self, Instance};
use crate::exec::memory::Memory;
use crate::explore::program::Action;
use crate::explore::threads::cells::Row;
use crate::explore::threads::instances::{Initial, Known, Origin};
use crate::explore::threads::{ThreadsProgram, locked};

/// Where an access goes.
pub(super) enum Target {
    /// Memory of the thread, or memory that nobody writes.
    Quiet(Instance, i64),
    Cells(Row),
    /// Memory that may have been freed: its mark is to be read first.
    Unchecked(u64),
}

/// What the mark of memory that comes and goes holds.
pub(super) const THERE: Value = Value::Bits(0);
pub(super) const FREED: Value = Value::Bits(1);

/// Where the mark of an object lies: outside of it.
pub(super) fn mark(instance: Instance) -> u64 {
    layout::address(instance).wrapping_sub(8)
}

impl ThreadsProgram<'_> {
    pub(super) fn target(
        &self,
        state: &State,
        address: u64,
        bytes: u32,
    ) -> Result<Target, Action<Value>> {
        let wild = || Action::Fail("an access through a pointer to no object".to_owned());
        let (instance, offset) = layout::resolve(address).ok_or_else(wild)?;
        let known = self.instances.get(instance).ok_or_else(wild)?;
        let end = offset.checked_add(i64::from(bytes)).unwrap_or(i64::MAX);
        if offset < 0 || known.bytes.is_some_and(|size| end as u64 > size) {
            let name = self.instances.name(known.origin);
            return Err(Action::Fail(format!("an access outside of {name}")));
        }
        match known.origin {
            Origin::Stack { shared: false, .. } => return Ok(Target::Quiet(instance, offset)),
            Origin::Global { .. } if known.constant => {
                return Ok(Target::Quiet(instance, offset));
            }
            Origin::Heap { thread, site, .. }
                if !state.checked
                    && (thread != state.number || self.learned.freed.contains(&site)) =>
            {
                return Ok(Target::Unchecked(mark(instance)));
            }
            // The process ends with `main`.
            Origin::Stack {
                thread,
                start,
                object,
                ..
            } if thread != state.number && thread != 0 => {
                if !self.learned.reached.contains(&(start, object)) {
                    locked(&self.found).reached.insert((start, object));
                    return Err(Action::Abandon);
                }
                if !state.checked {
                    return Ok(Target::Unchecked(mark(instance)));
                }
            }
            _ => {}
        }
        match self.instances.cells(known.class, offset, bytes) {
            Some(row) => Ok(Target::Cells(row)),
            None => {
                locked(&self.found).cuts += 1;
                Err(Action::Abandon)
            }
        }
    }

    /// The cells of an access that was resolved before.
    pub(super) fn row(&self, address: u64, bytes: u32) -> Row {
        let resolved = layout::resolve(address);
        let row = resolved.and_then(|(instance, offset)| {
            let known = self.instances.get(instance)?;
            self.instances.cells(known.class, offset, bytes)
        });
        row.unwrap_or_else(|| Row::from_slice(&[(0, bytes)]))
    }

    pub(super) fn quiet_load(
        &self,
        state: &mut State,
        instance: Instance,
        offset: i64,
        bytes: u32,
    ) -> u128 {
        let memory = self.private(state, instance);
        let (value, known) = Arc::make_mut(memory)
            .load(offset, bytes)
            .unwrap_or((0, false));
        if !known {
            let name = "a variable that was never written";
            locked(&self.invented).insert(name.to_owned());
        }
        value
    }

    pub(super) fn quiet_store(
        &self,
        state: &mut State,
        instance: Instance,
        offset: i64,
        bytes: u32,
        bits: u128,
    ) -> Result<(), Action<Value>> {
        if self
            .instances
            .get(instance)
            .is_some_and(|known| known.constant)
        {
            return Err(Action::Fail("a write to a constant".to_owned()));
        }
        let memory = Arc::make_mut(self.private(state, instance));
        let old = memory.load(offset, bytes);
        // Bounds were checked where the access was resolved.
        let _ = memory.store(offset, bytes, bits);
        if old != Ok((bits, true)) {
            state.note_effect();
        }
        Ok(())
    }

    fn private<'s>(&self, state: &'s mut State, instance: Instance) -> &'s mut Arc<Memory> {
        let known = state.private.iter().position(|(own, _)| *own == instance);
        let index = known.unwrap_or_else(|| {
            let data = self.instances.get(instance);
            let fill = match data.map(|data| self.instances.initial_bytes(data.origin)) {
                Some(Initial::Bytes(bytes)) => Fill::Bytes(bytes.to_vec()),
                Some(Initial::Zeros) => Fill::Zeros,
                Some(Initial::Unwritten) | None => Fill::Uninitialised,
            };
            let size = data.and_then(|data: Known| data.bytes);
            let memory = Arc::new(Memory::new(size, fill));
            state.private.push((instance, memory));
            state.private.len() - 1
        });
        &mut state.private[index].1
    }
}

/// The bits of one cell of a value.
pub(super) fn piece(bits: u128, row: &Row, part: usize) -> Value {
    let (offset, bytes) = row[part];
    let low = (bits >> (8 * (offset - row[0].0))) as u64;
    Value::Bits(match bytes {
        8.. => low,
        _ => low & ((1 << (8 * bytes)) - 1),
    })
}
