//! The bytes of the machine's memory, made when they are touched.

use rustc_hash::FxHashMap;

use super::fill::Fill;

/// The memory of one instance of an object.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Bytes, where known. Offsets below zero and beyond are out of bounds.
    size: Option<u64>,
    fill: Fill,
    /// The bytes from offset zero on that were touched so far.
    near: Vec<u8>,
    /// Pages of `PAGE` bytes that lie elsewhere.
    far: FxHashMap<i64, Box<[u8]>>,
    /// Which bytes of `near` hold a value, where there is memory that does not.
    written: Option<Vec<bool>>,
}

/// An access outside an object of known size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfBounds;

impl Memory {
    pub fn new(size: Option<u64>, fill: Fill) -> Memory {
        let written = (fill == Fill::Uninitialised).then(Vec::new);
        Memory {
            size,
            fill,
            near: Vec::new(),
            far: FxHashMap::default(),
            written,
        }
    }

    /// Reads 1 to 16 bytes, the lowest first. The second result tells whether all
    /// of them have a value.
    pub fn load(&mut self, offset: i64, bytes: u32) -> Result<(u128, bool), OutOfBounds> {
        let range = self.reach(offset, u64::from(bytes))?;
        let mut buffer = [0; 16];
        let Some(at) = range else {
            let mut done = 0;
            while done < bytes as usize {
                let part = self.far_bytes(offset + done as i64, bytes as usize - done);
                buffer[done..done + part.len()].copy_from_slice(part);
                done += part.len();
            }
            return Ok((u128::from_le_bytes(buffer), true));
        };
        let end = at + bytes as usize;
        buffer[..bytes as usize].copy_from_slice(&self.near[at..end]);
        let known = match &self.written {
            Some(written) => written[at..end].iter().all(|&byte| byte),
            None => true,
        };
        Ok((u128::from_le_bytes(buffer), known))
    }

    pub fn store(&mut self, offset: i64, bytes: u32, value: u128) -> Result<(), OutOfBounds> {
        let range = self.reach(offset, u64::from(bytes))?;
        let buffer = value.to_le_bytes();
        let Some(at) = range else {
            let mut done = 0;
            while done < bytes as usize {
                let part = self.far_bytes(offset + done as i64, bytes as usize - done);
                let length = part.len();
                part.copy_from_slice(&buffer[done..done + length]);
                done += length;
            }
            return Ok(());
        };
        let end = at + bytes as usize;
        self.near[at..end].copy_from_slice(&buffer[..bytes as usize]);
        if let Some(written) = &mut self.written {
            written[at..end].fill(true);
        }
        Ok(())
    }

    /// The place in `near`, which is made to reach that far; none where the bytes
    /// are far away.
    fn reach(&mut self, offset: i64, bytes: u64) -> Result<Option<usize>, OutOfBounds> {
        if let Some(size) = self.size
            && (offset < 0 || (offset as u64).saturating_add(bytes) > size)
        {
            return Err(OutOfBounds);
        }
        let near = match (self.size, &self.written) {
            (Some(size), _) if size <= NEAR => true,
            (_, Some(_)) => (offset as u64).saturating_add(bytes) <= NEAR,
            _ => (offset as u64).saturating_add(bytes) <= NEAR_OF_UNKNOWN,
        };
        if offset < 0 || !near {
            return Ok(None);
        }
        let end = offset as usize + bytes as usize;
        if end > self.near.len() {
            let start = self.near.len();
            let limit = self.size.unwrap_or(NEAR_OF_UNKNOWN) as usize;
            let end = end.next_multiple_of(64).max(2 * start).min(limit.max(end));
            self.near.resize(end, 0);
            self.fill.write(start as u64, &mut self.near[start..]);
            if let Some(written) = &mut self.written {
                written.resize(end, false);
            }
        }
        Ok(Some(offset as usize))
    }

    /// At most `most` bytes from an offset on, up to the end of its page.
    fn far_bytes(&mut self, offset: i64, most: usize) -> &mut [u8] {
        let (page, at) = (offset.div_euclid(PAGE), offset.rem_euclid(PAGE) as usize);
        let fill = &self.fill;
        let bytes = self.far.entry(page).or_insert_with(|| {
            let mut bytes = vec![0; PAGE as usize];
            fill.write((page * PAGE) as u64, &mut bytes);
            bytes.into()
        });
        let end = (at + most).min(bytes.len());
        &mut bytes[at..end]
    }
}

/// Objects up to this size, and offsets up to here where bytes may have no value, are
/// kept in one piece.
const NEAR: u64 = 1 << 24;
/// Of other objects, offsets up to here: indices that a model chose lie far apart.
const NEAR_OF_UNKNOWN: u64 = 1 << 18;
const PAGE: i64 = 512;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let mut memory = Memory::new(None, Fill::Zeros);
        let near = NEAR_OF_UNKNOWN as i64;
        for offset in [
            0,
            5,
            4094,
            near - 4,
            near,
            near + PAGE - 2,
            1 << 34,
            -3,
            -4097,
        ] {
            assert_eq!(memory.load(offset, 4), Ok((0, true)));
            assert_eq!(memory.store(offset, 4, 0x0102_0304), Ok(()));
            assert_eq!(memory.load(offset, 4), Ok((0x0102_0304, true)));
            assert_eq!(memory.load(offset + 1, 2), Ok((0x0203, true)));
        }
    }

    #[test]
    fn bounds_and_values() {
        let mut memory = Memory::new(Some(6), Fill::Uninitialised);
        assert_eq!(memory.load(4, 4), Err(OutOfBounds));
        assert_eq!(memory.load(-1, 1), Err(OutOfBounds));
        assert_eq!(memory.store(0, 2, 7), Ok(()));
        assert_eq!(memory.load(0, 2), Ok((7, true)));
        assert!(memory.load(1, 2).is_ok_and(|(_, known)| !known));
    }
}
