//! Pointers of a launch that may lead into one array, though they are not known to.

use super::{BvOp, LaunchSite, Pointer, Term, Unknown, UnknownId};

/// Two pointers of which one may lead into the other's array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Indices of the launch's pointers.
    pub pair: [usize; 2],
    /// One bit: without it they are known to be apart.
    pub when: Term,
    /// What the second pointer is an offset from may lie anywhere in the first one's array;
    /// otherwise it is where that array begins.
    pub anywhere: bool,
}

/// Of more pairs there are too many combinations.
const MOST_DOUBTS: usize = 4;

impl LaunchSite {
    /// The launches that this one may be beside itself: those where some pointers that may be one
    /// are, in all combinations; none where there are too many.
    pub fn with_doubtful_as_one(&self) -> Option<Vec<LaunchSite>> {
        (self.doubtful.len() <= MOST_DOUBTS).then_some(())?;
        let combinations = 1..1_usize << self.doubtful.len();
        let launches = combinations.map(|combination| {
            let is_part = |index: &usize| combination >> index & 1 == 1;
            let mut site = self.clone();
            site.doubtful.clear();
            for index in (0..self.doubtful.len()).filter(is_part) {
                let doubt = &self.doubtful[index];
                self.join_arrays(&mut site, doubt);
                site.facts.push(doubt.when.clone());
            }
            site
        });
        Some(launches.collect())
    }

    /// Brings the arrays of two pointers together in a launch that this one may be.
    fn join_arrays(&self, site: &mut LaunchSite, doubt: &Doubt) {
        let [mut one, mut other] = doubt.pair;
        // What a variable is stays known.
        if site.pointers[other].1.variable.is_some() {
            (one, other) = (other, one);
        }
        let (into, from) = (site.pointers[one].1.clone(), site.pointers[other].1.array);
        if into.array == from {
            return;
        }
        let distance = match doubt.anywhere {
            true => site.any_distance(),
            false => self.distance_to_own_start(site, one),
        };
        for index in 0..site.pointers.len() {
            if site.pointers[index].1.array == from {
                let own = self.pointers[index].1.offset.clone();
                site.pointers[index].1 = Pointer {
                    offset: Term::binary(BvOp::Add, distance.clone(), own),
                    ..into.clone()
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

    fn any_distance(&mut self) -> Term {
        let (id, width) = (UnknownId(self.unknowns.len() as u32), 64);
        self.unknowns.push(Unknown { name: None, width });
        Term::Unknown { id, width }
    }
}
