//! The objects of a run: global variables, variables of each thread, and what is
//! allocated. Each has a number, by which it lies in the address space.

use std::collections::{BTreeMap, HashMap};
use std::sync::{PoisonError, RwLock};

use rustc_hash::FxBuildHasher;

use super::cells::{Cells, Fit, Row};
use crate::exec::layout::Instance;
use crate::kir::{Kernel, Object, ObjectId, ObjectKind, SpanId};

/// What an object is. Equal objects of different executions are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Origin {
    Global {
        number: u32,
    },
    /// A variable of a thread, which others may reach if it is `shared`.
    Stack {
        thread: u32,
        start: u32,
        object: ObjectId,
        shared: bool,
    },
    /// Allocation number `count` of a thread.
    Heap {
        thread: u32,
        site: u32,
        count: u32,
        bytes: u64,
        zeros: bool,
    },
}

/// Objects of one class are cut into cells alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Class {
    Global(u32),
    Stack(u32, ObjectId),
    Heap(u32),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub origin: Origin,
    pub class: u32,
    /// Bytes, where known.
    pub bytes: Option<u64>,
    /// Nobody ever writes it.
    pub constant: bool,
}

pub(super) struct Instances<'m> {
    starts: &'m [Kernel],
    /// Global variables: where each is found in the kernels.
    globals: Vec<(u32, ObjectId)>,
    numbers: BTreeMap<(u32, ObjectId), u32>,
    table: RwLock<Table>,
}

#[derive(Default)]
struct Table {
    instances: Vec<Known>,
    known: HashMap<Origin, Instance, FxBuildHasher>,
    classes: HashMap<Class, u32, FxBuildHasher>,
    cells: Vec<Cells>,
}

impl<'m> Instances<'m> {
    pub fn new(starts: &'m [Kernel]) -> Instances<'m> {
        let mut globals = Vec::new();
        let mut numbers = BTreeMap::new();
        // Every kernel has its own list of what it names.
        let mut known: BTreeMap<(&str, Option<SpanId>), u32> = BTreeMap::new();
        for (start, kernel) in starts.iter().enumerate() {
            for (id, object) in kernel.objects.iter() {
                if object.kind != ObjectKind::Global {
                    continue;
                }
                let number = *known.entry((&object.name, object.span)).or_insert_with(|| {
                    globals.push((start as u32, id));
                    globals.len() as u32 - 1
                });
                numbers.insert((start as u32, id), number);
            }
        }
        Instances {
            starts,
            globals,
            numbers,
            table: RwLock::new(Table::default()),
        }
    }

    /// The number of a global variable.
    pub fn global(&self, start: u32, object: ObjectId) -> u32 {
        self.numbers
            .get(&(start, object))
            .copied()
            .unwrap_or_default()
    }

    pub fn intern(&self, origin: Origin) -> Instance {
        if let Some(&known) = self.read().known.get(&origin) {
            return known;
        }
        let (class, bytes, constant) = match origin {
            Origin::Global { number } => {
                let object = self.global_object(number);
                (Class::Global(number), object.size, object.constant)
            }
            Origin::Stack { start, object, .. } => {
                let data = &self.starts[start as usize].objects[object];
                (Class::Stack(start, object), data.size, false)
            }
            Origin::Heap { site, bytes, .. } => (Class::Heap(site), Some(bytes), false),
        };
        let mut table = self.table.write().unwrap_or_else(PoisonError::into_inner);
        let table = &mut *table;
        let classes = table.classes.len() as u32;
        let class = *table.classes.entry(class).or_insert(classes);
        if class == classes {
            table.cells.push(Cells::default());
        }
        *table.known.entry(origin).or_insert_with(|| {
            table.instances.push(Known {
                origin,
                class,
                bytes,
                constant,
            });
            table.instances.len() as Instance - 1
        })
    }

    pub fn get(&self, instance: Instance) -> Option<Known> {
        self.read().instances.get(instance as usize).copied()
    }

    /// The cells of an access, new ones where there are none yet; `None` if it ends inside
    /// of a cell, which is cut for the next exploration.
    pub fn cells(&self, class: u32, offset: i64, bytes: u32) -> Option<Row> {
        if let Fit::Whole(row) = self.read().cells[class as usize].fit(offset, bytes) {
            return Some(row);
        }
        let mut table = self.table.write().unwrap_or_else(PoisonError::into_inner);
        let cells = &mut table.cells[class as usize];
        if cells.fit(offset, bytes) == Fit::Missing {
            cells.add(offset, bytes);
        }
        match cells.fit(offset, bytes) {
            Fit::Whole(row) => Some(row),
            _ => {
                cells.cut(offset, bytes);
                None
            }
        }
    }

    /// The bits of a cell before anything runs; `None` where it has no value.
    pub fn initial(&self, instance: Instance, offset: i64) -> Option<u64> {
        let table = self.read();
        let data = *table.instances.get(instance as usize)?;
        // Outside of an object is the mark that tells whether it is there.
        let Ok(offset) = usize::try_from(offset) else {
            let heap = matches!(data.origin, Origin::Heap { .. });
            return (!heap).then_some(0);
        };
        let width = table.cells[data.class as usize].width(offset as i64);
        drop(table);
        match self.initial_bytes(data.origin) {
            Initial::Unwritten => None,
            Initial::Zeros => Some(0),
            Initial::Bytes(bytes) => {
                let mut bits = [0; 8];
                let end = (offset + width.unwrap_or(1) as usize).min(bytes.len());
                let cell = bytes.get(offset..end)?;
                bits[..cell.len()].copy_from_slice(cell);
                Some(u64::from_le_bytes(bits))
            }
        }
    }

    /// What an object holds before anything runs.
    pub fn initial_bytes(&self, origin: Origin) -> Initial<'m> {
        match origin {
            Origin::Global { number } => match &self.global_object(number).initial {
                Some(initial) => Initial::Bytes(&initial.bytes),
                None => Initial::Zeros,
            },
            Origin::Stack { start, object, .. } => {
                let starts: &'m [Kernel] = self.starts;
                match &starts[start as usize].objects[object].initial {
                    Some(initial) => Initial::Bytes(&initial.bytes),
                    None => Initial::Unwritten,
                }
            }
            Origin::Heap { zeros: true, .. } => Initial::Zeros,
            Origin::Heap { zeros: false, .. } => Initial::Unwritten,
        }
    }

    /// An object's name in reports.
    pub fn name(&self, origin: Origin) -> String {
        match origin {
            Origin::Global { number } => self.global_object(number).name.clone(),
            Origin::Stack {
                thread,
                start,
                object,
                ..
            } => {
                let name = &self.starts[start as usize].objects[object].name;
                format!("{name} of thread {thread}")
            }
            Origin::Heap { thread, count, .. } => format!("allocation {count} of thread {thread}"),
        }
    }

    pub fn cell_name(&self, instance: Instance, offset: i64) -> String {
        let Some(data) = self.get(instance) else {
            return format!("[{instance}+{offset}]");
        };
        let name = self.name(data.origin);
        let whole = data.bytes.is_some_and(|bytes| {
            let width = self.read().cells[data.class as usize].width(offset);
            width.is_some_and(|width| u64::from(width) == bytes)
        });
        match offset {
            _ if whole => name,
            ..0 => format!("the mark of {name}"),
            _ => format!("{name}+{offset}"),
        }
    }

    fn global_object(&self, number: u32) -> &'m Object {
        let (start, object) = self.globals[number as usize];
        let starts: &'m [Kernel] = self.starts;
        &starts[start as usize].objects[object]
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, Table> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What memory holds before anything runs.
pub(super) enum Initial<'m> {
    Unwritten,
    Zeros,
    /// These, and zeros after them.
    Bytes(&'m [u8]),
}
