//! Functions without effects whose meaning is used elsewhere than on the concrete machine.

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
}
