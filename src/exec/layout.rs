//! Where objects lie in the machine's 64-bit address space.
//!
//! Every instance of an object (one in all, one per block, one per thread) has a
//! window of 64 GiB; its first byte is in the window's middle. So an address
//! tells the instance and the offset, negative offsets included, and an
//! address computation that leaves its window is seen.

use cranelift_entity::SecondaryMap;

use crate::kir::{AddressSpace, Kernel, ObjectId, ObjectKind};

/// Index of an instance.
pub type Instance = u32;

#[derive(Clone, Debug)]
pub struct Layout {
    whole: Vec<ObjectId>,
    per_block: Vec<ObjectId>,
    per_thread: Vec<ObjectId>,
    blocks: u32,
    place: SecondaryMap<ObjectId, (Sharing, u32)>,
}

/// Who has an instance of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sharing {
    #[default]
    Grid,
    Block,
    Thread,
}

impl Layout {
    /// The layout for this many running blocks.
    pub fn new(kernel: &Kernel, blocks: u32) -> Layout {
        let mut layout = Layout {
            whole: Vec::new(),
            per_block: Vec::new(),
            per_thread: Vec::new(),
            blocks,
            place: SecondaryMap::new(),
        };
        for (id, object) in kernel.objects.iter() {
            let (sharing, list) = match (object.kind, object.space) {
                (ObjectKind::Private | ObjectKind::PrivateParam, _)
                | (_, AddressSpace::Private) => (Sharing::Thread, &mut layout.per_thread),
                (_, AddressSpace::Shared) => (Sharing::Block, &mut layout.per_block),
                _ => (Sharing::Grid, &mut layout.whole),
            };
            layout.place[id] = (sharing, list.len() as u32);
            list.push(id);
        }
        layout
    }

    /// All instances, for so many threads in all.
    ///
    /// # Errors
    /// There are more than the address space has windows for.
    pub fn instances(&self, threads: u64) -> Result<u32, TooLarge> {
        let count = self.whole.len() as u64
            + self.per_block.len() as u64 * u64::from(self.blocks)
            + self.per_thread.len() as u64 * threads;
        match u32::try_from(count) {
            Ok(count) if u64::from(count) < WINDOWS => Ok(count),
            _ => Err(TooLarge),
        }
    }

    pub fn sharing(&self, object: ObjectId) -> Sharing {
        self.place[object].0
    }

    /// The instance that a thread of a block sees.
    pub fn instance(&self, object: ObjectId, block: u32, thread: u32) -> Instance {
        let (sharing, index) = self.place[object];
        let whole = self.whole.len() as u32;
        let blocks = self.per_block.len() as u32;
        match sharing {
            Sharing::Grid => index,
            Sharing::Block => whole + block * blocks + index,
            Sharing::Thread => {
                whole + self.blocks * blocks + thread * self.per_thread.len() as u32 + index
            }
        }
    }

    /// The object of an instance, and the block or thread that has it.
    pub fn object(&self, instance: Instance) -> (ObjectId, u32) {
        let whole = self.whole.len() as u32;
        if instance < whole {
            return (self.whole[instance as usize], 0);
        }
        let rest = instance - whole;
        let shared = self.per_block.len() as u32;
        if rest < self.blocks * shared {
            return (self.per_block[(rest % shared) as usize], rest / shared);
        }
        let rest = rest - self.blocks * shared;
        let private = self.per_thread.len() as u32;
        (self.per_thread[(rest % private) as usize], rest / private)
    }
}

/// The launch has more threads or blocks than fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The address of an instance's first byte.
pub fn address(instance: Instance) -> u64 {
    (u64::from(instance) + 1) * WINDOW + WINDOW / 2
}

/// The instance and the offset that an address means, if it lies in a window.
pub fn resolve(address: u64) -> Option<(Instance, i64)> {
    let window = address / WINDOW;
    let instance = u32::try_from(window.checked_sub(1)?).ok()?;
    Some((instance, (address % WINDOW) as i64 - (WINDOW / 2) as i64))
}

/// Where a pointer comes to by so many bytes. One that is to stay in its object, and
/// leaves the window, points nowhere: it would be in another object's.
pub fn moved(pointer: u64, bytes: i128, inbounds: bool) -> u64 {
    let address = pointer.wrapping_add(bytes as u64);
    let stays = (address ^ pointer) < WINDOW && bytes.unsigned_abs() < u128::from(WINDOW);
    match stays || !inbounds {
        true => address,
        false => NOWHERE,
    }
}

/// In no window.
const NOWHERE: u64 = 1;
const WINDOW: u64 = 1 << 42;
/// As many windows as 64 bits hold.
const WINDOWS: u64 = (1 << 22) - 2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_offsets() {
        for instance in [0, 1, 77] {
            let start = address(instance);
            assert_eq!(resolve(start), Some((instance, 0)));
            assert_eq!(resolve(start.wrapping_sub(4)), Some((instance, -4)));
            assert_eq!(resolve(start + (1 << 40)), Some((instance, 1 << 40)));
        }
        assert_eq!(resolve(0), None);
        assert_eq!(resolve(16), None);
        assert_eq!(resolve(NOWHERE), None);
    }

    #[test]
    fn pointers_stay_in_their_windows() {
        let start = address(3);
        let far = i128::from(WINDOW);
        assert_eq!(resolve(moved(start, -8, true)), Some((3, -8)));
        assert_eq!(resolve(moved(start, far, false)), Some((4, 0)));
        for bytes in [far, -far, far << 22, (far << 22) + 8] {
            assert_eq!(resolve(moved(start, bytes, true)), None);
        }
    }
}
