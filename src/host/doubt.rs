//! Pointers of a launch that may lead into one array, though they are not known to.

use std::collections::BTreeSet;

use super::{BvOp, Comparison, Contents, Held, LaunchSite, Pointer, Term, Unknown, UnknownId};

/// A pointer that may lead into what another one leads into, or into a variable of the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Its index in the launch.
    pub pointer: usize,
    pub into: Within,
    /// One bit: without it they are known to be apart.
    pub when: Term,
    /// With it they are known to be one.
    pub is_exact: bool,
    /// So many bytes behind where the other array begins may lie what the pointer is an offset from;
    /// none where it may lie anywhere.
    pub distances: Option<BTreeSet<i64>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Within {
    /// The array of the pointer of this index.
    Pointer(usize),
    /// The variable with this symbol.
    Variable(String),
}

/// Memory in which a pointer lies that may lead where another one does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    pub memory: Within,
    /// Where the other one lies, or another place of the same memory,
    pub other: Within,
    /// or that pointer or variable itself.
    pub is_passed: bool,
}

/// Of more pairs there are too many combinations.
const MOST_DOUBTS: usize = 4;

impl LaunchSite {
    /// The launches that this one may be beside itself: those where some pointers that may be one
    /// are, in all combinations, each with whether the program makes it, those that it makes first; none where
    /// there are too many.
    pub fn with_doubtful_as_one(&self) -> Option<Vec<(LaunchSite, bool)>> {
        (self.doubtful.len() <= MOST_DOUBTS).then_some(())?;
        let combinations = 1..1_usize << self.doubtful.len();
        let launches = combinations.map(|combination| {
            let is_part = |index: &usize| combination >> index & 1 == 1;
            let mut site = self.clone();
            site.doubtful.clear();
            let mut is_made = true;
            for index in (0..self.doubtful.len()).filter(is_part) {
                let doubt = &self.doubtful[index];
                self.join_arrays(&mut site, doubt);
                site.facts.push(doubt.when.clone());
                is_made &= doubt.is_exact;
            }
            (site, is_made)
        });
        let mut launches: Vec<(LaunchSite, bool)> = launches.collect();
        launches.sort_by_key(|(_, is_made)| !is_made);
        Some(launches)
    }

    /// Brings a pointer into another array, in a launch that this one may be.
    fn join_arrays(&self, site: &mut LaunchSite, doubt: &Doubt) {
        let pointer = |index: usize| &site.pointers[index].1;
        let own = pointer(doubt.pointer);
        let mut distances = doubt.distances.clone();
        let (from, inside, start) = match &doubt.into {
            Within::Variable(symbol) => (own.array, own.in_variable(symbol), Term::constant(0, 64)),
            Within::Pointer(other) if pointer(*other).array == own.array => return,
            Within::Pointer(other) => {
                // What a variable is stays known.
                let (from, into) = match own.variable {
                    Some(_) => (*other, doubt.pointer),
                    None => (doubt.pointer, *other),
                };
                if into == doubt.pointer {
                    let reversed =
                        |all: BTreeSet<i64>| all.into_iter().map(i64::wrapping_neg).collect();
                    distances = distances.map(reversed);
                }
                let start = self.distance_to_own_start(site, into);
                (pointer(from).array, pointer(into).clone(), start)
            }
        };
        let distance = site.distance(distances, start);
        for (index, (_, pointer)) in self.pointers.iter().enumerate() {
            let joined = &mut site.pointers[index].1;
            if joined.array == from {
                *joined = Pointer {
                    offset: Term::binary(BvOp::Add, distance.clone(), pointer.offset.clone()),
                    ..inside.clone()
                };
            }
        }
    }

    /// How far behind the start of the array that a pointer is in now lies what was the start.
    fn distance_to_own_start(&self, site: &LaunchSite, pointer: usize) -> Term {
        let [now, before] = [site, self].map(|site| site.pointers[pointer].1.offset.clone());
        match now == before {
            true => Term::constant(0, 64),
            false => Term::binary(BvOp::Sub, now, before),
        }
    }

    /// One of the distances from the start of what the pointer may be in, where that lies so far
    /// behind its array's own start.
    fn distance(&mut self, distances: Option<BTreeSet<i64>>, start: Term) -> Term {
        let constant = |bytes: i64| Term::constant(u128::from(bytes as u64), 64);
        let distances: Option<Vec<Term>> = distances.map(|all| {
            let all = all.into_iter().map(constant);
            all.map(|bytes| Term::binary(BvOp::Add, start.clone(), bytes))
                .collect()
        });
        if let Some([only]) = distances.as_deref() {
            return only.clone();
        }
        let (id, width) = (UnknownId(self.unknowns.len() as u32), 64);
        self.unknowns.push(Unknown {
            name: None,
            width,
            is_given: true,
        });
        let distance = Term::Unknown { id, width };
        let is = |one: Term| Term::compare(Comparison::Eq, distance.clone(), one);
        let either = |a, b| Term::binary(BvOp::Or, a, b);
        let known = distances.into_iter().flatten().map(is).reduce(either);
        self.facts.extend(known);
        distance
    }
}

impl Pointer {
    /// The pointer, into a variable of the device.
    fn in_variable(&self, symbol: &str) -> Pointer {
        Pointer {
            variable: Some(symbol.to_owned()),
            fresh: false,
            contents: Contents::from([Held::Anything]),
            makers: None,
            filling: None,
            bytes: None,
            ..self.clone()
        }
    }
}
