//! Functions without effects whose meaning is used elsewhere than on the concrete machine.

use super::{Inst, ValueId};

/// Numbers of bits in an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitCount {
    /// That are set.
    Ones,
    /// Of zeros above the highest bit that is set; of zero its width.
    LeadingZeros,
    /// Of zeros below the lowest bit that is set; of zero its width.
    TrailingZeros,
}

impl BitCount {
    /// The one that an [`Inst::Pure`](super::Inst::Pure) of this name is: LLVM's or OpenCL's,
    /// with the type of its result or without.
    pub fn named(name: &str) -> Option<BitCount> {
        match name.split('.').next()? {
            "ctpop" | "popcount" => Some(BitCount::Ones),
            "ctlz" | "clz" => Some(BitCount::LeadingZeros),
            "cttz" | "ctz" => Some(BitCount::TrailingZeros),
            _ => None,
        }
    }

    /// The count that an instruction gives, and what it counts in.
    pub fn of(inst: &Inst) -> Option<(BitCount, ValueId)> {
        let Inst::Pure { name, args, .. } = inst else {
            return None;
        };
        // LLVM's are told as well whether zero has a result. Other arguments are the elements of a vector.
        let is_told = ["ctlz.", "cttz."].iter().any(|told| name.starts_with(told));
        let count = BitCount::named(name)?;
        match args[..] {
            [counted] => Some((count, counted)),
            [counted, _] if is_told => Some((count, counted)),
            _ => None,
        }
    }

    /// The number for an integer of so many bits, which are 1 to 128.
    pub fn in_bits(self, bits: u128, width: u32) -> u32 {
        match self {
            BitCount::Ones => bits.count_ones(),
            BitCount::LeadingZeros => bits.leading_zeros() - (u128::BITS - width),
            BitCount::TrailingZeros => bits.trailing_zeros().min(width),
        }
    }
}
