//! Values that the machine makes up.

use std::collections::BTreeSet;

use super::Machine;
use crate::exec::fill::mix;
use crate::exec::float::from_f64;
use crate::exec::thread::Inventor;
use crate::kir::int::mask;
use crate::kir::{ANY_ELEMENT, Type};

/// Values that the machine made up.
#[derive(Clone, Debug, Default)]
pub struct Inventions {
    seed: u64,
    draws: u64,
    /// Functions that the machine does not know, and other values that stand for
    /// something that it does not model.
    pub names: BTreeSet<String>,
    pub(super) breaks_rule: bool,
}

impl Inventions {
    /// None yet; those to come follow from the seed.
    pub(super) fn new(seed: u64) -> Inventions {
        Inventions {
            seed,
            ..Inventions::default()
        }
    }
}

impl Machine<'_> {
    /// Values that hardware or the host chooses; those that stand for something
    /// that the machine does not model are remembered.
    pub(in crate::exec) fn arbitrary(&mut self, name: &str, ty: Type) -> u128 {
        let free = [
            "texture",
            "unset",
            "undef",
            "unsupported",
            "weak",
            ANY_ELEMENT,
        ];
        if !free.iter().any(|known| name.starts_with(known)) && !name.is_empty() {
            self.inventions.names.insert(name.to_owned());
        }
        if name == ANY_ELEMENT {
            // One for the whole run, so that threads choose what they have in common.
            let number = mix(self.inventions.seed, 0x5a5a);
            return u128::from(number) & mask(ty.bits());
        }
        self.inventions.draws += 1;
        let draw = mix(self.inventions.seed ^ 0xa5a5, self.inventions.draws);
        // Small numbers are the likelier ones to lead somewhere.
        u128::from(draw % 16) & mask(ty.bits())
    }
}

impl Inventor for Inventions {
    fn invent(&mut self, function: &str, lane: u32, args: &[u128], result: Type) -> u128 {
        self.names.insert(function.to_owned());
        let name = function
            .bytes()
            .fold(u64::from(lane), |hash, byte| mix(hash, byte.into()));
        let hash = args.iter().fold(name, |hash, arg| mix(hash, *arg as u64));
        match result {
            Type::Float(kind) => u128::from(from_f64(kind, (hash % 16) as f64)),
            _ => u128::from(hash % 16) & mask(result.bits()),
        }
    }

    fn breaks_rule(&mut self) {
        self.breaks_rule = true;
    }
}
