//! Which registers are addresses, by the rules.

use super::{Pointers, Rule, Rules};

impl Rules {
    pub(super) fn solve(self) -> Pointers {
        let count = self.keys.len();
        let reach = |sources: &[usize]| self.reach(sources, count, false);
        let may_be = reach(&self.sources);
        let from_param = reach(&self.given);
        let elsewhere = reach(&self.elsewhere);
        // What depends on addresses moves none: that is known when the addresses are, and
        // then there are fewer of them. In the end all that depend on those are known.
        let mut depends = vec![false; count];
        let is_pointer = loop {
            let is_pointer = self.pointers(&may_be, &depends);
            let more = self.depending(&is_pointer, &depends);
            if more == depends {
                break is_pointer;
            }
            depends = more;
        };
        let origins = self.places(&is_pointer, &depends);
        let mut written = self.written.clone();
        let writes = self.reach(&self.writing, count, true);
        let through = self.variables.iter().filter(|(id, _)| writes[*id]);
        written.extend(through.map(|(_, name)| name.clone()));
        Pointers {
            keys: self.keys,
            is_pointer,
            from_param,
            elsewhere,
            depends,
            written,
            origins,
        }
    }

    /// What is an address, where none is moved by what `depends` on one.
    fn pointers(&self, may_be: &[bool], depends: &[bool]) -> Vec<bool> {
        let mut is_pointer = vec![false; may_be.len()];
        self.used.iter().for_each(|&id| is_pointer[id] = true);
        // Operands that may be addresses hold back what is computed from them, at first.
        self.close(&mut is_pointer, may_be, |_, other| {
            !may_be[other] && !depends[other]
        });
        self.close(&mut is_pointer, may_be, |is_pointer, other| {
            !is_pointer[other] && !depends[other]
        });
        is_pointer
    }

    /// All that may hold what is computed from these, or hold what these are computed from.
    fn reach(&self, starts: &[usize], count: usize, back: bool) -> Vec<bool> {
        let mut reached = vec![false; count];
        starts.iter().for_each(|&id| reached[id] = true);
        loop {
            let mut changed = false;
            for rule in &self.rules {
                let (Rule::Copy(to, from) | Rule::Add(to, from, _) | Rule::Sub(to, from, _)) = rule;
                let (next, known) = if back { (from, to) } else { (to, from) };
                changed |= reached[*known] && !reached[*next];
                reached[*next] |= reached[*known];
            }
            if !changed {
                return reached;
            }
        }
    }

    /// Goes from addresses to what is computed from them, and back to what they are computed
    /// from. `is_offset` says what an address may be moved by.
    fn close(
        &self,
        is_pointer: &mut [bool],
        may_be: &[bool],
        is_offset: impl Fn(&[bool], usize) -> bool,
    ) {
        loop {
            let mut new = Vec::new();
            for rule in &self.rules {
                match *rule {
                    Rule::Copy(to, from) => {
                        if is_pointer[from] {
                            new.push(to);
                        }
                        if is_pointer[to] && may_be[from] {
                            new.push(from);
                        }
                    }
                    Rule::Add(to, from, other) | Rule::Sub(to, from, other) => {
                        let alone = other.is_none_or(|other| is_offset(is_pointer, other));
                        if is_pointer[from] && alone {
                            new.push(to);
                        }
                        let addend = match rule {
                            // Of a difference only the first one can be the address.
                            Rule::Sub(..) => true,
                            _ => other.is_none_or(|other| !may_be[other]),
                        };
                        if is_pointer[to] && addend && may_be[from] {
                            new.push(from);
                        }
                    }
                }
            }
            new.retain(|&id| !is_pointer[id]);
            if new.is_empty() {
                return;
            }
            new.into_iter().for_each(|id| is_pointer[id] = true);
        }
    }
}
