//! What memory holds before the kernel starts.

use std::collections::BTreeMap;

use super::float;
use crate::kir::{FloatKind, Type};

/// The contents of an object as a function of the offset.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    /// Reading it is a finding; it reads as zero.
    Uninitialised,
    Zeros,
    /// Element `i` is `from + step * i`.
    Line {
        element: Type,
        from: i64,
        step: i64,
    },
    /// Elements drawn with this seed: integers from `low` to `high`, floats
    /// between them.
    Random {
        element: Type,
        seed: u64,
        low: i64,
        high: i64,
    },
    /// These bytes, and zeros behind them.
    Bytes(Vec<u8>),
    /// These bytes over and over; there is at least one.
    Repeated(Vec<u8>),
    /// Single bytes over another filling.
    Cells {
        cells: BTreeMap<u64, u8>,
        elsewhere: Box<Fill>,
    },
}

impl Fill {
    /// Element `i` is `i`.
    pub fn iota(element: Type) -> Fill {
        Fill::Line {
            element,
            from: 0,
            step: 1,
        }
    }

    /// Writes the contents from a byte offset on.
    pub fn write(&self, offset: u64, to: &mut [u8]) {
        match self {
            Fill::Uninitialised | Fill::Zeros => to.fill(0),
            Fill::Bytes(bytes) => {
                for (index, byte) in to.iter_mut().enumerate() {
                    let at = offset.wrapping_add(index as u64);
                    *byte = usize::try_from(at)
                        .ok()
                        .and_then(|at| bytes.get(at))
                        .copied()
                        .unwrap_or(0);
                }
            }
            Fill::Repeated(bytes) => {
                for (index, byte) in to.iter_mut().enumerate() {
                    let at = offset.wrapping_add(index as u64);
                    *byte = bytes[(at % bytes.len() as u64) as usize];
                }
            }
            Fill::Cells { cells, elsewhere } => {
                elsewhere.write(offset, to);
                let last = offset.saturating_add(to.len() as u64);
                for (&at, &byte) in cells.range(offset..last) {
                    to[(at - offset) as usize] = byte;
                }
            }
            Fill::Line {
                element,
                from,
                step,
            } => {
                let rise = |index: u64| step.wrapping_mul(index as i64);
                by_element(
                    *element,
                    offset,
                    to,
                    |index| from.wrapping_add(rise(index)),
                    None,
                );
            }
            Fill::Random {
                element,
                seed,
                low,
                high,
            } => {
                let range = (high.wrapping_sub(*low) as u64).saturating_add(1);
                by_element(
                    *element,
                    offset,
                    to,
                    |index| low.wrapping_add((mix(*seed, index) % range) as i64),
                    Some((*seed, *low as f64, *high as f64)),
                );
            }
        }
    }
}

/// A random number for each pair, the same every time (the finaliser of
/// SplitMix64; Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", §5).
pub fn mix(seed: u64, index: u64) -> u64 {
    let mut z = seed
        .wrapping_add(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Floats are drawn between two bounds where these are given.
fn by_element(
    element: Type,
    offset: u64,
    to: &mut [u8],
    integer: impl Fn(u64) -> i64,
    random: Option<(u64, f64, f64)>,
) {
    let width = element.bytes().clamp(1, 16);
    let mut at = 0;
    while at < to.len() {
        let position = offset.wrapping_add(at as u64);
        let (index, skip) = (position / width, (position % width) as usize);
        let bits = match (element, random) {
            (Type::Float(kind), Some((seed, low, high))) => {
                let unit = (mix(seed, index) >> 11) as f64 / (1_u64 << 53) as f64;
                u128::from(float::from_f64(kind, low + (high - low) * unit))
            }
            (Type::Float(FloatKind::F64), None) => u128::from((integer(index) as f64).to_bits()),
            (Type::Float(kind), None) => u128::from(float::from_f64(kind, integer(index) as f64)),
            _ => integer(index) as u128,
        };
        let bytes = bits.to_le_bytes();
        let end = to.len().min(at + width as usize - skip);
        to[at..end].copy_from_slice(&bytes[skip..skip + end - at]);
        at = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(fill: &Fill, offset: u64, count: usize) -> Vec<u8> {
        let mut bytes = vec![0xee; count];
        fill.write(offset, &mut bytes);
        bytes
    }

    #[test]
    fn pieces_fit_together() {
        let random = Fill::Random {
            element: Type::Int(32),
            seed: 7,
            low: -5,
            high: 5,
        };
        for fill in [
            Fill::iota(Type::Int(32)),
            Fill::iota(Type::Float(FloatKind::F64)),
            Fill::Bytes((0..50).collect()),
            Fill::Repeated(vec![1, 2, 3, 4]),
            random,
        ] {
            let whole = bytes(&fill, 0, 100);
            for cut in [1, 7, 16, 33] {
                let pieces = [bytes(&fill, 0, cut), bytes(&fill, cut as u64, 100 - cut)];
                assert_eq!(pieces.concat(), whole);
            }
        }
    }

    /// Offsets below zero come as such, up to the last of all.
    #[test]
    fn offsets_below_zero() {
        let fill = Fill::Repeated(vec![1, 2, 3, 4]);
        assert_eq!(bytes(&fill, -4_i64 as u64, 4), [1, 2, 3, 4]);
        assert_eq!(bytes(&fill, -2_i64 as u64, 4), [3, 4, 1, 2]);
    }

    #[test]
    fn elements() {
        assert_eq!(bytes(&Fill::iota(Type::Int(16)), 2, 4), [1, 0, 2, 0]);
        let float = bytes(&Fill::iota(Type::Float(FloatKind::F32)), 8, 4);
        assert_eq!(float, 2.0_f32.to_le_bytes());
        let cells = Fill::Cells {
            cells: BTreeMap::from([(3, 9)]),
            elsewhere: Box::new(Fill::Zeros),
        };
        assert_eq!(bytes(&cells, 2, 3), [0, 9, 0]);
        let fill = Fill::Random {
            element: Type::Int(32),
            seed: 1,
            low: -2,
            high: 2,
        };
        for chunk in bytes(&fill, 0, 400).chunks(4) {
            let value = i32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]]);
            assert!((-2..=2).contains(&value));
        }
    }
}
