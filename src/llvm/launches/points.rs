//! Where addresses of the host may lead: an inclusion-based points-to analysis of the whole program (Andersen, "Program
//! Analysis and Specialization for the C Programming Language", 1994, §4) that tells bytes of objects apart (Pearce,
//! Kelly and Hankin, "Efficient field-sensitive pointer analysis of C", 2007).
//!
//! Objects are variables, and what one call allocates. What functions of libraries do is followed where they are
//! known (`calls`); others return one of their arguments or memory of their own, and call the functions that they are given.

mod brought;
mod calls;
mod cells;
mod effects;
mod formats;
mod parts;
mod unseen;

use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxBuildHasher;

use super::places::{self, Place, Root};
use super::unseen::named_elsewhere;
use crate::llvm::handle::{Blk, Layout, ModuleHandle, Opcode, Ty, TypeKind, Val, ValueKind};
pub(super) use calls::PlainCopy;
pub(super) use cells::{Cell, Cells};

/// Where the addresses of a program may lead.
pub(super) struct Points {
    layout: Layout,
    values: Map<Val, Cells>,
    /// What lies in objects, by the bytes behind their start and what these may be off by multiples of.
    contents: Map<Val, Map<(i64, i64), Cells>>,
    /// How many bytes objects have.
    sizes: Map<Val, i64>,
    /// What functions return.
    results: Map<Val, Cells>,
    /// The calls of functions.
    calls: Map<Val, Vec<Val>>,
    /// Calls of which nothing is known have results.
    calls_others: bool,
    /// How many cells were added to what values and fields may hold.
    added: usize,
    /// Functions that libraries call.
    called_back: IndexSet<Val, FxBuildHasher>,
    libraries: effects::Libraries,
    /// Variables that code names which is elsewhere.
    named: Vec<Val>,
    /// What code does to objects that is not followed.
    unseen: unseen::Unseen,
    /// Where arguments lead that are no parameters.
    more_arguments: Cells,
    /// Where something may lie that stores do not show.
    brought: Cells,
    /// What is stored as something else than a pointer: bytes behind the start of objects, what these may be
    /// off by multiples of, and how many there are.
    parts: Map<Val, IndexSet<(i64, i64, i64), FxBuildHasher>>,
}

type Map<K, V> = IndexMap<K, V, FxBuildHasher>;

/// More are not looked for.
const MOST_CELLS: usize = 1_000_000;
/// Objects have no more fields that are told apart.
const MOST_FIELDS: usize = 128;
const POINTER: i64 = 8;

impl Points {
    pub(super) fn new(module: ModuleHandle) -> Points {
        let mut points = Points {
            layout: module.layout(),
            values: Map::default(),
            contents: Map::default(),
            sizes: Map::default(),
            results: Map::default(),
            calls: Map::default(),
            calls_others: false,
            added: 0,
            called_back: IndexSet::default(),
            libraries: effects::Libraries::of(&module.functions()),
            named: named_elsewhere(module),
            unseen: unseen::Unseen::default(),
            more_arguments: Cells::default(),
            brought: Cells::default(),
            parts: Map::default(),
        };
        for global in module.globals() {
            if let Some(value) = global.initializer() {
                points.initialize(Cell::start(global), value);
            }
        }
        let elsewhere = points.libraries.elsewhere();
        let anywhere = points
            .named
            .iter()
            .map(|variable| Cell::start(*variable).moved(None, 1));
        for field in anywhere.collect::<Vec<_>>() {
            points.put(&Cells::from(field), &elsewhere);
        }
        let functions = module.functions();
        for param in functions.iter().flat_map(|function| function.params()) {
            let function = param.function_of_parameter();
            let is_entered = |function: Val| !function.is_internal() || function.users().is_empty();
            if param.ty().is_pointer() && function.is_some_and(is_entered) {
                points.add(param, Cell::start(param));
            }
        }
        let blocks = functions.into_iter().flat_map(Val::blocks);
        let insts: Vec<Val> = blocks.flat_map(Blk::insts).collect();
        let moving: Vec<Val> = (insts.iter().copied())
            .filter(|inst| may_move(*inst))
            .collect();
        // What a call by an address calls may be found later.
        for calls_others in [false, true] {
            points.calls_others = calls_others;
            while points.follow_all(&moving) {}
        }
        if points.is_open() {
            return points;
        }
        points.find_unseen(&insts);
        points.find_parts(&insts);
        points
    }

    /// Is there more than was looked at, so that addresses may lead anywhere?
    pub(super) fn is_open(&self) -> bool {
        self.added > MOST_CELLS
    }

    /// Where an address may lead.
    pub(super) fn of(&self, value: Val) -> Cells {
        let opcode = value.opcode();
        let is_inst = value.parent().is_some();
        match (opcode, value.kind()) {
            (Some(Opcode::LLVMGetElementPtr), _) if !is_inst => {
                let (bytes, stride) = places::distance(self.layout, value);
                self.of(value.operand(0)).moved(bytes, stride)
            }
            (Some(_), _) if !is_inst => self.of(value.operand(0)),
            (_, ValueKind::LLVMGlobalAliasValueKind) => {
                let aliasee = value.aliasee();
                aliasee.map(|value| self.of(value)).unwrap_or_default()
            }
            (_, ValueKind::LLVMGlobalVariableValueKind) if !is_plain_constant(value) => {
                Cells::from(Cell::start(value))
            }
            (_, ValueKind::LLVMFunctionValueKind) => Cells::from(Cell::start(value)),
            _ => self.values.get(&value).cloned().unwrap_or_default(),
        }
    }

    /// May the value be a pointer, or a word that is one?
    pub(super) fn may_lead(&self, value: Val) -> bool {
        value.ty().is_pointer() || value.ty().is_int() && !self.of(value).is_empty()
    }

    /// The calls of a function in the program.
    pub(super) fn calls_of(&self, function: Val) -> &[Val] {
        self.calls.get(&function).map_or(&[], Vec::as_slice)
    }

    /// Is an address of the object stored somewhere?
    pub(super) fn is_stored(&self, object: Val) -> bool {
        let mut fields = self.contents.values().flat_map(|fields| fields.values());
        fields.any(|held| held.has_object(object))
    }

    /// Do libraries call the function?
    pub(super) fn is_called_back(&self, function: Val) -> bool {
        self.called_back.contains(&function)
    }

    /// Where a place may lie.
    pub(super) fn of_place(&self, place: &Place) -> Cells {
        let (bytes, stride) = place.behind_root();
        let root = match place.root() {
            Root::Value(base, _) => self.of(*base),
            Root::HeldAt(held) => self.held_at(&self.of_place(held)),
        };
        root.moved(Some(bytes), stride)
    }

    /// Where the pointers that a place holds may lead.
    pub(super) fn held_in(&self, place: &Place) -> Cells {
        self.held_at(&self.of_place(place))
    }

    /// What is held at one of these places.
    fn held_at(&self, cells: &Cells) -> Cells {
        let mut held = Cells::default();
        for cell in cells.iter() {
            for (&(offset, stride), contents) in
                self.contents.get(&cell.object).into_iter().flatten()
            {
                let there = Cell {
                    object: cell.object,
                    offset,
                    stride,
                };
                if cell.meets(&there) {
                    held.extend(contents);
                }
            }
        }
        held
    }

    fn add(&mut self, value: Val, cell: Cell) -> bool {
        let is_new = self.values.entry(value).or_default().add(cell);
        self.added += usize::from(is_new);
        is_new
    }

    fn include(&mut self, value: Val, cells: &Cells) -> bool {
        if cells.is_empty() {
            return false;
        }
        let mut is_changed = false;
        for cell in cells.iter() {
            let is_inside = match cell.stride {
                0 => (0..=self.size(cell.object)).contains(&cell.offset),
                _ => true,
            };
            is_changed |= is_inside && self.add(value, *cell);
        }
        is_changed
    }

    /// The bytes of an object, as many as there may be.
    fn size(&mut self, object: Val) -> i64 {
        let layout = self.layout;
        *self.sizes.entry(object).or_insert_with(|| {
            let bytes = match object.kind() {
                // One that is declared may be a part of what it is.
                ValueKind::LLVMGlobalVariableValueKind if !object.is_declaration() => {
                    Some(layout.alloc_size(object.value_type()))
                }
                _ if object.has_opcode(Opcode::LLVMAlloca) => {
                    let count = object.operand(0).int_constant();
                    let size = layout.alloc_size(object.allocated_type());
                    count.and_then(|count| size.checked_mul(count.try_into().ok()?))
                }
                _ => None,
            };
            bytes
                .and_then(|bytes| bytes.try_into().ok())
                .unwrap_or(i64::MAX)
        })
    }

    fn put(&mut self, at: &Cells, held: &Cells) -> bool {
        let mut is_changed = false;
        for cell in at.iter().filter(|_| !held.is_empty()) {
            is_changed |= self.put_into(cell, held);
        }
        is_changed
    }

    fn put_into(&mut self, cell: &Cell, held: &Cells) -> bool {
        let fields = self.contents.entry(cell.object).or_default();
        let field = (cell.offset, cell.stride);
        if let Some(known) = fields.get_mut(&field) {
            let before = known.len();
            let is_new = known.extend(held);
            self.added += known.len().saturating_sub(before);
            return is_new;
        }
        self.added += held.len();
        let of_field = |(offset, stride)| Cell {
            object: cell.object,
            offset,
            stride,
        };
        let mut known = fields.iter_mut();
        if let Some((_, known)) = known.find(|(field, _)| of_field(**field).covers(cell)) {
            return known.extend(held);
        }
        let (mut joined, mut held) = (*cell, held.clone());
        if fields.len() >= MOST_FIELDS {
            for (field, known) in fields.drain(..) {
                joined = joined.joined(&of_field(field));
                held.extend(&known);
            }
        }
        fields.insert((joined.offset, joined.stride), held);
        true
    }

    fn initialize(&mut self, cell: Cell, value: Val) {
        let (ty, layout) = (value.ty(), self.layout);
        let is_structure = ty.kind() == TypeKind::LLVMStructTypeKind;
        match ty.kind() {
            TypeKind::LLVMPointerTypeKind => {
                let held = self.of(value);
                self.put(&Cells::from(cell), &held);
            }
            TypeKind::LLVMStructTypeKind | TypeKind::LLVMArrayTypeKind
                if !value.is_null() && (is_structure || holds_pointers(ty.element())) =>
            {
                let elements =
                    (0..).map_while(|index| Some((index, value.constant_element(index)?)));
                for (index, element) in elements {
                    let bytes = match is_structure {
                        true => layout.field_offset(ty, index),
                        false => u64::from(index) * layout.alloc_size(ty.element()),
                    };
                    self.initialize(cell.moved(i64::try_from(bytes).ok(), 0), element);
                }
            }
            _ => {}
        }
    }

    /// Adds what the instructions move, as long as there is not too much; is anything new?
    fn follow_all(&mut self, insts: &[Val]) -> bool {
        let mut is_changed = false;
        for inst in insts {
            is_changed |= !self.is_open() && self.follow(*inst);
        }
        is_changed
    }

    /// Adds what an instruction moves; is anything new?
    fn follow(&mut self, inst: Val) -> bool {
        let operand = |index: u32| inst.operand(index);
        match inst.opcode() {
            Some(Opcode::LLVMAlloca) => self.add(inst, Cell::start(inst)),
            Some(Opcode::LLVMGetElementPtr) => {
                let (bytes, stride) = places::distance(self.layout, inst);
                let cells = self.of(operand(0)).moved(bytes, stride);
                // What is added to none is an address itself.
                let is_added = operand(0).is_null()
                    && self.include_all(inst, (1..inst.operand_count()).map(operand));
                is_added | self.include(inst, &cells)
            }
            Some(Opcode::LLVMLoad) => {
                let cells = self.held_at(&self.whole(inst, operand(0)));
                self.include(inst, &cells)
            }
            Some(Opcode::LLVMStore) => {
                let (held, at) = (self.of(operand(0)), self.whole(operand(0), operand(1)));
                self.put(&at, &held)
            }
            Some(Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => {
                let at = self.of(operand(0));
                let new = self.of(operand(inst.operand_count() - 1));
                let cells = self.held_at(&at);
                self.include(inst, &cells) | self.put(&at, &new)
            }
            Some(Opcode::LLVMPHI) => {
                let values = inst.incoming().into_iter();
                self.include_all(inst, values.map(|(value, _)| value))
            }
            Some(Opcode::LLVMSelect) => {
                self.include_all(inst, [operand(1), operand(2)].into_iter())
            }
            Some(Opcode::LLVMAdd | Opcode::LLVMAnd | Opcode::LLVMOr | Opcode::LLVMXor) => {
                let operands = [operand(0), operand(1)].into_iter();
                let cells: Vec<Cells> = operands
                    .map(|value| self.of(value).moved(None, 1))
                    .collect();
                cells
                    .iter()
                    .fold(false, |known, cells| known | self.include(inst, cells))
            }
            Some(Opcode::LLVMSub) => self.subtract(inst, operand(0), operand(1)),
            Some(Opcode::LLVMRet) if inst.operand_count() == 1 => {
                let cells = self.of(operand(0));
                let function = inst.parent().and_then(Blk::function);
                function.is_some_and(|function| {
                    self.results.entry(function).or_default().extend(&cells)
                })
            }
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => self.call(inst),
            Some(opcode) if PASSING.contains(&opcode) => {
                self.include_all(inst, (0..inst.operand_count()).map(operand))
            }
            _ => false,
        }
    }

    /// What lies between two places of one object is no address; between those of others it is what makes one another.
    fn subtract(&mut self, inst: Val, from: Val, taken: Val) -> bool {
        let [mut own, others] = [from, taken].map(|value| self.of(value).moved(None, 1));
        if !others.is_empty()
            && own
                .objects()
                .all(|object| others.objects().any(|other| other == object))
        {
            return false;
        }
        own.extend(&others);
        self.include(inst, &own)
    }

    fn include_all(&mut self, value: Val, values: impl Iterator<Item = Val>) -> bool {
        let all: Vec<Cells> = values.map(|value| self.of(value)).collect();
        all.iter()
            .fold(false, |known, cells| known | self.include(value, cells))
    }

    /// Where an address leads at which a value is read or written: anywhere in the object if that is several at once.
    fn whole(&self, value: Val, address: Val) -> Cells {
        let cells = self.of(address);
        match value.ty().is_pointer() || value.ty().is_int() {
            true => cells,
            false => cells.moved(None, 1),
        }
    }
}

/// What is an address, or part of one, where an operand is.
const PASSING: [Opcode; 10] = [
    Opcode::LLVMAddrSpaceCast,
    Opcode::LLVMBitCast,
    Opcode::LLVMExtractElement,
    Opcode::LLVMExtractValue,
    Opcode::LLVMFreeze,
    Opcode::LLVMInsertElement,
    Opcode::LLVMInsertValue,
    Opcode::LLVMIntToPtr,
    Opcode::LLVMPtrToInt,
    Opcode::LLVMShuffleVector,
];

/// Is it a variable that nobody writes to, such as a text, and without pointers?
fn is_plain_constant(variable: Val) -> bool {
    variable.is_global_constant() && !holds_pointers(variable.value_type())
}

/// May the instruction move a pointer, or a word that is one?
fn may_move(inst: Val) -> bool {
    match inst.opcode() {
        Some(Opcode::LLVMStore) => holds_pointers(inst.operand(0).ty()),
        Some(Opcode::LLVMCall | Opcode::LLVMInvoke | Opcode::LLVMRet) => true,
        Some(_) => holds_pointers(inst.ty()),
        None => false,
    }
}

/// May a value of the type be, or have in it, a pointer, or a word that is one?
fn holds_pointers(ty: Ty) -> bool {
    match ty.kind() {
        TypeKind::LLVMPointerTypeKind | TypeKind::LLVMStructTypeKind => true,
        TypeKind::LLVMIntegerTypeKind => ty.int_bits() == 64,
        TypeKind::LLVMArrayTypeKind | TypeKind::LLVMVectorTypeKind => holds_pointers(ty.element()),
        _ => false,
    }
}
