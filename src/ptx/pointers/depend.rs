//! Which registers may depend on the bits of an address.

use super::{Flow, Rule, Rules, key};

/// From which variable or parameter an address was computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    None,
    One(usize),
    Many,
}

impl Origin {
    fn join(self, other: Origin) -> Origin {
        match (self, other) {
            (Origin::None, one) | (one, Origin::None) => one,
            (a, b) if a == b => a,
            _ => Origin::Many,
        }
    }
}

impl Rules {
    /// The addresses, all that may be computed from their bits, and what was known `before`.
    /// The difference of two addresses of one origin is none of these.
    pub(super) fn depending(&self, is_pointer: &[bool], before: &[bool]) -> Vec<bool> {
        let origins = self.origins(is_pointer, before);
        let mut depends: Vec<bool> = before.to_vec();
        for (id, depends) in depends.iter_mut().enumerate() {
            *depends |= is_pointer[id];
        }
        let is_plain = |a: usize, b: usize| {
            let known = matches!(origins[a], Origin::One(_)) && origins[a] == origins[b];
            known && is_pointer[a] && is_pointer[b]
        };
        loop {
            let mut new: Vec<usize> = Vec::new();
            let flows = self.flows.iter().filter(|Flow(_, from)| depends[*from]);
            new.extend(flows.map(|Flow(to, _)| *to));
            for rule in &self.rules {
                match *rule {
                    Rule::Copy(to, from) if depends[from] => new.push(to),
                    Rule::Sub(to, a, b) => {
                        let one = depends[a] || b.is_some_and(|b| depends[b]);
                        if one && !b.is_some_and(|b| is_plain(a, b)) {
                            new.push(to);
                        }
                    }
                    _ => {}
                }
            }
            // Addresses may lie in memory as they are; what else is stored may be read again.
            let in_memory = |&id: &usize| depends[id] && !is_pointer[id];
            if self.stored.iter().any(in_memory) {
                new.extend(&self.loaded);
            }
            new.retain(|&id| !depends[id]);
            if new.is_empty() {
                return depends;
            }
            new.into_iter().for_each(|id| depends[id] = true);
        }
    }

    /// The variable that each address was computed from, where that is one.
    pub(super) fn places(&self, is_pointer: &[bool], depends: &[bool]) -> Vec<Option<String>> {
        let origins = self.origins(is_pointer, depends);
        let name = |origin: usize| {
            let mut of = self.variables.iter();
            let found = of.find(|(_, name)| self.keys.get(&key("", name)) == Some(&origin));
            found.map(|(_, name)| name.clone())
        };
        let place = |origin: &Origin| match *origin {
            Origin::One(origin) => name(origin),
            _ => None,
        };
        origins.iter().map(place).collect()
    }

    /// What each address was computed from by moves and additions of what does not depend on
    /// addresses.
    fn origins(&self, is_pointer: &[bool], depends: &[bool]) -> Vec<Origin> {
        let mut origins = vec![Origin::None; is_pointer.len()];
        for &id in &self.sources {
            origins[id] = Origin::Many;
        }
        for &(id, origin) in &self.origins {
            origins[id] = Origin::One(origin);
        }
        // A register may be written in several places.
        for &id in &self.others {
            origins[id] = Origin::Many;
        }
        loop {
            let mut changed = false;
            for rule in &self.rules {
                let (to, from, other) = match *rule {
                    Rule::Copy(to, from) => (to, from, None),
                    Rule::Add(to, from, other) | Rule::Sub(to, from, other) => (to, from, other),
                };
                if !is_pointer[from] {
                    continue;
                }
                let new = match other.is_some_and(|other| depends[other]) {
                    true => Origin::Many,
                    false => origins[from],
                };
                let new = origins[to].join(new);
                changed |= new != origins[to];
                origins[to] = new;
            }
            if !changed {
                return origins;
            }
        }
    }
}
