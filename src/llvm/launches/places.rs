//! Places in the host's memory, by what their addresses are computed from.

use crate::llvm::handle::{Layout, Opcode, TypeKind, Val, ValueKind};

/// A place in the host's memory.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Place {
    root: Root,
    /// Bytes behind the root,
    offset: i64,
    /// and some multiple of this more or less, which the program computes; zero where the offset is
    /// all.
    stride: i64,
}

/// What addresses of places are computed from.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Root {
    Value(Val, Origins),
    /// What is held at another place, whenever it is read.
    HeldAt(Box<Place>),
}

/// What a pointer is one of, or is computed from by adding to it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Origins {
    pub(super) all: Vec<Origin>,
    /// What is added is a multiple of so many bytes; nothing where this is zero.
    stride: i64,
}

/// A pointer that another one is, or is computed from.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Origin {
    pub(super) value: Val,
    /// The place that it was read from.
    pub(super) read: Option<Place>,
    /// Something is added to it.
    pub(super) is_moved: bool,
}

/// What lies in memory at the end of longer chains of pointers is no place with a name.
const MOST_DEPTH: usize = 4;
/// Nor what several chains lead to that are longer.
const MOST_DEPTH_OF_SEVERAL: usize = 2;

impl Place {
    pub(super) fn of(layout: Layout, address: Val) -> Place {
        Place::within(layout, address, MOST_DEPTH)
    }

    fn within(layout: Layout, address: Val, depth: usize) -> Place {
        let (mut base, mut offset, mut stride) = (address, Some(0_i64), 0);
        while base.has_opcode(Opcode::LLVMGetElementPtr) {
            let (bytes, step) = distance(layout, base);
            offset = offset.zip(bytes).and_then(|(a, b)| a.checked_add(b));
            stride = greatest_divisor(stride, step);
            base = base.operand(0);
        }
        let (offset, stride) = match (offset, stride) {
            (None, _) => (0, 1),
            (Some(offset), 0) => (offset, 0),
            (Some(offset), stride) => (offset.rem_euclid(stride), stride),
        };
        let root = match base.has_opcode(Opcode::LLVMLoad) && depth > 0 {
            true => Root::HeldAt(Box::new(Place::within(layout, base.operand(0), depth - 1))),
            false => {
                let depth = depth.min(MOST_DEPTH_OF_SEVERAL);
                Root::Value(base, Origins::within(layout, base, depth))
            }
        };
        Place {
            root,
            offset,
            stride,
        }
    }

    pub(super) fn root(&self) -> &Root {
        &self.root
    }

    /// Bytes behind the root, and what else may lie in between is a multiple of.
    pub(super) fn behind_root(&self) -> (i64, i64) {
        (self.offset, self.stride)
    }

    /// Bytes behind the root, where they are a number.
    pub(super) fn exact(&self) -> Option<i64> {
        (self.stride == 0).then_some(self.offset)
    }

    /// The elements of an array of pointers that one of them is.
    pub(super) fn with_elements(mut self) -> Place {
        const POINTER: i64 = 8;
        self.stride = greatest_divisor(self.stride, POINTER);
        self.offset = self.offset.rem_euclid(self.stride);
        self
    }

    /// May the place lie so many bytes from the start of the memory that it is in, which no pointer is
    /// read from?
    pub(super) fn may_lie_at(&self, distance: i64) -> bool {
        let stride = match &self.root {
            Root::Value(base, origins) if is_choice(*base) => {
                greatest_divisor(self.stride, origins.stride)
            }
            _ => self.stride,
        };
        is_multiple(i128::from(distance) - i128::from(self.offset), stride)
    }

    /// May both be one place?
    pub(super) fn may_be(&self, other: &Place) -> bool {
        let (distance, stride) = self.distance_to(other);
        self.may_meet(other) && is_multiple(distance, stride)
    }

    /// May both be one place at different times, when what they are computed from has moved on?
    pub(super) fn may_become(&self, other: &Place) -> bool {
        let (distance, stride) = self.distance_to(other);
        let steps = match &self.root {
            Root::Value(_, origins) => origins.stride,
            Root::HeldAt(_) => 0,
        };
        self.may_meet(other) && is_multiple(distance, greatest_divisor(stride, steps))
    }

    /// The place that the address is read from.
    pub(super) fn held_at(&self) -> Option<&Place> {
        match &self.root {
            Root::Value(..) => None,
            Root::HeldAt(place) => Some(place),
        }
    }

    /// The memory that the place is in, if no pointer to that is read.
    pub(super) fn memory(&self) -> Vec<Val> {
        match &self.root {
            Root::Value(_, origins) => origins.all.iter().map(|origin| origin.value).collect(),
            Root::HeldAt(_) => Vec::new(),
        }
    }

    /// The places that its address, or what that is one of, is read from.
    pub(super) fn read_from(&self) -> Vec<&Place> {
        match &self.root {
            Root::Value(_, origins) => {
                let read = origins.all.iter().filter_map(|one| one.read.as_ref());
                read.collect()
            }
            Root::HeldAt(place) => vec![place],
        }
    }

    /// Is its address read at the end of a chain of pointers that is not followed?
    pub(super) fn is_far(&self) -> bool {
        match &self.root {
            Root::Value(_, origins) => origins.all.iter().any(|origin| {
                let is_read = origin.value.has_opcode(Opcode::LLVMLoad);
                is_read && origin.read.as_ref().is_none_or(Place::is_far)
            }),
            Root::HeldAt(place) => place.is_far(),
        }
    }

    /// Does a function of the program get the pointer that it begins with from calls?
    pub(super) fn is_given(&self) -> bool {
        match &self.root {
            Root::Value(_, origins) => {
                let mut all = origins.all.iter();
                all.any(|origin| origin.value.function_of_parameter().is_some())
            }
            Root::HeldAt(place) => place.is_given(),
        }
    }

    /// May both be one place where both are computed from one pointer?
    pub(super) fn lies_as(&self, other: &Place) -> bool {
        let steps = [self, other].map(|place| match &place.root {
            Root::Value(_, origins) => greatest_divisor(place.stride, origins.stride),
            Root::HeldAt(_) => place.stride,
        });
        let distance = i128::from(self.offset) - i128::from(other.offset);
        is_multiple(distance, greatest_divisor(steps[0], steps[1]))
    }

    /// May a copy from the second place to this one, or of more around them, bring what lies at
    /// `source` to `target`?
    pub(super) fn may_get(&self, from: &Place, target: &Place, source: &Place) -> bool {
        let (ahead, stride) = self.distance_to(target);
        let (behind, other_stride) = from.distance_to(source);
        let stride = greatest_divisor(stride, other_stride);
        let meets = self.may_meet(target) && from.may_meet(source);
        meets && is_multiple(ahead - behind, stride)
    }

    /// Where a pointer that lies here lay before a copy of so many bytes to the first of these places from the
    /// second one, if it may have come by that.
    pub(super) fn before_copy(
        &self,
        [to, from]: [&Place; 2],
        bytes: Option<u128>,
    ) -> Option<Place> {
        const POINTER: i64 = 8;
        self.has_root_of(to).then_some(())?;
        let strides = greatest_divisor(self.stride, to.stride);
        let stride = greatest_divisor(strides, from.stride);
        let moved = self.offset.checked_sub(to.offset)?;
        let is_within = |bytes: u128| moved > -POINTER && i128::from(moved) < bytes as i128;
        (strides != 0 || bytes.is_none_or(is_within)).then_some(())?;
        let offset = from.offset.checked_add(moved)?;
        Some(Place {
            root: from.root.clone(),
            offset: if stride == 0 {
                offset
            } else {
                offset.rem_euclid(stride)
            },
            stride,
        })
    }

    /// Bytes from the other place to this one, if they are in the same memory, and what else may lie
    /// between them is a multiple of.
    fn distance_to(&self, other: &Place) -> (i128, i64) {
        let both = greatest_divisor(self.stride, other.stride);
        let stride = match (&self.root, &other.root) {
            _ if self.has_root_of(other) => both,
            (Root::Value(_, own), Root::Value(_, others)) => {
                greatest_divisor(both, greatest_divisor(own.stride, others.stride))
            }
            _ => 1,
        };
        (i128::from(self.offset) - i128::from(other.offset), stride)
    }

    /// May these two lie to each other as those two, which are in one object?
    pub(super) fn lie_as(one: &Place, other: &Place, [first, second]: [&Place; 2]) -> bool {
        let (own, stride) = one.distance_to(other);
        let (theirs, other_stride) = first.distance_to(second);
        first.has_root_of(second)
            && one.may_meet(other)
            && is_multiple(own - theirs, greatest_divisor(stride, other_stride))
    }

    /// Does the program pass on the address of the memory or store it, or is it given it, so that others come to
    /// the memory, which may be copied elsewhere?
    pub(super) fn is_passed_on(&self) -> bool {
        let Root::Value(base, _) = &self.root else {
            return false;
        };
        base.kind() == ValueKind::LLVMArgumentValueKind
            || base.users().into_iter().any(|user| {
                let calls =
                    user.has_opcode(Opcode::LLVMCall) || user.has_opcode(Opcode::LLVMInvoke);
                let name = user.called_name().unwrap_or_default();
                let is_mark = name.starts_with("llvm.lifetime") || name.starts_with("llvm.dbg");
                let is_stored = user.has_opcode(Opcode::LLVMStore) && user.operand(0) == *base;
                // In the initial value of a variable.
                let is_listed = user.opcode().is_none();
                calls && !is_mark || is_stored || is_listed
            })
    }

    /// Are both in the same memory, at distances from the same address?
    pub(super) fn has_root_of(&self, other: &Place) -> bool {
        self.root == other.root
    }

    /// May both be in the same memory?
    pub(super) fn may_meet(&self, other: &Place) -> bool {
        match (&self.root, &other.root) {
            _ if self.has_root_of(other) => true,
            (Root::Value(_, own), Root::Value(_, others)) => {
                own.all.iter().any(|origin| others.contain(origin))
            }
            (Root::HeldAt(place), Root::Value(_, origins))
            | (Root::Value(_, origins), Root::HeldAt(place)) => origins.may_be_read_at(place),
            (Root::HeldAt(one), Root::HeldAt(other)) => one.may_be(other),
        }
    }
}

impl Origins {
    pub(super) fn of(layout: Layout, pointer: Val) -> Origins {
        Origins::within(layout, pointer, MOST_DEPTH)
    }

    fn within(layout: Layout, pointer: Val, depth: usize) -> Origins {
        let (mut all, mut stride) = (Vec::new(), 0);
        let (mut seen, mut work) = (Vec::new(), vec![(pointer, false)]);
        while let Some((value, is_moved)) = work.pop() {
            if seen.contains(&(value, is_moved)) {
                continue;
            }
            seen.push((value, is_moved));
            match value.opcode() {
                Some(Opcode::LLVMGetElementPtr) => {
                    let (bytes, step) = distance(layout, value);
                    let bytes = bytes.and_then(i64::checked_abs).unwrap_or(1);
                    stride = greatest_divisor(stride, greatest_divisor(bytes, step));
                    work.push((value.operand(0), true));
                }
                Some(Opcode::LLVMPHI) => {
                    let values = value.incoming().into_iter();
                    work.extend(values.map(|(value, _)| (value, is_moved)));
                }
                Some(Opcode::LLVMSelect) => {
                    work.extend([1, 2].map(|index| (value.operand(index), is_moved)));
                }
                Some(Opcode::LLVMPtrToInt | Opcode::LLVMIntToPtr) => {
                    work.push((value.operand(0), is_moved));
                }
                _ if value.is_null() || value.is_undef() => {}
                opcode => {
                    let is_read = opcode == Some(Opcode::LLVMLoad) && depth > 0;
                    let place = || Place::within(layout, value.operand(0), depth - 1);
                    all.push(Origin {
                        value,
                        read: is_read.then(place),
                        is_moved,
                    });
                }
            }
        }
        Origins { all, stride }
    }

    /// May the pointer be one of these?
    fn contain(&self, one: &Origin) -> bool {
        let is_same = self.all.iter().any(|origin| origin.value == one.value);
        is_same
            || one
                .read
                .as_ref()
                .is_some_and(|place| self.may_be_read_at(place))
    }

    fn may_be_read_at(&self, place: &Place) -> bool {
        let mut read = self.all.iter().filter_map(|origin| origin.read.as_ref());
        read.any(|read| read.may_be(place))
    }
}

fn is_choice(pointer: Val) -> bool {
    pointer.has_opcode(Opcode::LLVMPHI) || pointer.has_opcode(Opcode::LLVMSelect)
}

/// The bytes that an address is computed by adding, where they are a number.
pub(super) fn added(layout: Layout, address: Val) -> Option<i64> {
    let (mut base, mut sum) = (address, 0_i64);
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        let (bytes, stride) = distance(layout, base);
        sum = sum.checked_add(bytes.filter(|_| stride == 0)?)?;
        base = base.operand(0);
    }
    Some(sum)
}

/// The bytes that an address computation adds, as far as they are a number, and what the rest is a
/// multiple of.
pub(super) fn distance(layout: Layout, computation: Val) -> (Option<i64>, i64) {
    let mut ty = computation.gep_source_type();
    let (mut sum, mut stride) = (Some(0_i64), 0);
    for position in 1..computation.operand_count() {
        let index = computation.operand(position);
        let bytes = if position > 1 && ty.kind() == TypeKind::LLVMStructTypeKind {
            let Some(field) = index.int_constant() else {
                return (None, 1);
            };
            let offset = layout.field_offset(ty, field as u32);
            ty = ty.field(field as u32);
            Some(offset as i64)
        } else {
            if position > 1 {
                ty = ty.element();
            }
            let size = layout.alloc_size(ty) as i64;
            match index.signed_constant() {
                Some(index) => index.checked_mul(size),
                None => {
                    stride = greatest_divisor(stride, size);
                    Some(0)
                }
            }
        };
        sum = sum.zip(bytes).and_then(|(a, b)| a.checked_add(b));
    }
    (sum, stride)
}

pub(super) fn is_multiple(distance: i128, stride: i64) -> bool {
    match stride {
        0 => distance == 0,
        stride => distance % i128::from(stride) == 0,
    }
}

pub(super) fn greatest_divisor(a: i64, b: i64) -> i64 {
    match b {
        0 => a,
        _ => greatest_divisor(b, a % b),
    }
}
