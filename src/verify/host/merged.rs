//! Many launches of one kernel as a few: those that differ in scalars and in blocks of the grid
//! alone become one, in which these take all values between, and have to do with each other what
//! they have in all of the launches.

use crate::bv::to_signed;
use crate::host::{Comparison, LaunchSite, Term, Unknown, UnknownId};

/// The launches, of which each is among those that one of the results stands for.
pub(super) fn merged(sites: Vec<LaunchSite>) -> Vec<LaunchSite> {
    let mut groups: Vec<Vec<LaunchSite>> = Vec::new();
    for site in sites {
        let alike = groups.iter_mut().find(|group| are_alike(&group[0], &site));
        match alike {
            Some(group) => group.push(site),
            None => groups.push(vec![site]),
        }
    }
    groups.iter().map(|group| one(group)).collect()
}

/// May one launch stand for both?
fn are_alike(a: &LaunchSite, b: &LaunchSite) -> bool {
    let names = |site: &LaunchSite| -> Vec<(usize, u64, u32)> {
        let scalars = site.scalars.iter();
        scalars
            .map(|(argument, term)| (argument.param, argument.offset, term.width()))
            .collect()
    };
    let is_known = |site: &LaunchSite| site.unknowns.is_empty() && site.facts.is_empty();
    (&a.block, &a.shared, &a.params, &a.pointers) == (&b.block, &b.shared, &b.params, &b.pointers)
        && (a.global_offset, a.unmodelled) == (b.global_offset, b.unmodelled)
        && names(a) == names(b)
        && is_known(a)
        && is_known(b)
}

fn one(group: &[LaunchSite]) -> LaunchSite {
    let mut site = group[0].clone();
    let mut varying: Vec<Varying> = Vec::new();
    for index in 0..site.scalars.len() {
        let name = site.scalars[index].0.name.clone();
        let term = |site: &LaunchSite| site.scalars[index].1.clone();
        if let Some(values) = Varying::of(group, term) {
            site.scalars[index].1 = values.stand_in(&mut site.unknowns, &name);
            varying.push(values);
        }
    }
    for dim in 0..3 {
        if let Some(values) = Varying::of(group, |site| site.grid[dim].clone()) {
            let name = ["grid.x", "grid.y", "grid.z"][dim];
            site.grid[dim] = values.stand_in(&mut site.unknowns, name);
            varying.push(values);
        }
    }
    for (index, (values, id)) in varying.iter().zip(0..).enumerate() {
        let term = values.term(UnknownId(id));
        site.facts.extend(values.range(&term));
        for (other, other_id) in varying.iter().zip(0..).take(index) {
            let before = other.term(UnknownId(other_id));
            site.facts
                .extend(other.relation(values, before, term.clone()));
        }
    }
    site
}

/// A quantity that is not the same in all launches: its value in each.
struct Varying {
    values: Vec<u128>,
    width: u32,
}

impl Varying {
    fn of(group: &[LaunchSite], term: impl Fn(&LaunchSite) -> Term) -> Option<Varying> {
        let width = term(&group[0]).width();
        let values: Option<Vec<u128>> = group.iter().map(|site| term(site).as_constant()).collect();
        let values = values?;
        let varies = values.iter().any(|value| *value != values[0]);
        varies.then_some(Varying { values, width })
    }

    /// The next unknown, which stands for the value.
    fn stand_in(&self, unknowns: &mut Vec<Unknown>, name: &str) -> Term {
        let id = UnknownId(unknowns.len() as u32);
        unknowns.push(Unknown {
            name: Some(name.to_owned()),
            width: self.width,
        });
        self.term(id)
    }

    fn term(&self, id: UnknownId) -> Term {
        let width = self.width;
        Term::Unknown { id, width }
    }

    /// It lies between the least and the greatest: of signed or of unsigned numbers, where that
    /// says more.
    fn range(&self, term: &Term) -> [Term; 2] {
        let bounds = |order: &dyn Fn(u128) -> i128| {
            let least = self.values.iter().copied().min_by_key(|&bits| order(bits));
            let greatest = self.values.iter().copied().max_by_key(|&bits| order(bits));
            (least.unwrap_or_default(), greatest.unwrap_or_default())
        };
        let signed = |bits| to_signed(bits, self.width);
        // Wider numbers than these are not passed as one scalar.
        let unsigned = |bits: u128| i128::try_from(bits).unwrap_or(i128::MAX);
        let (least, greatest) = bounds(&unsigned);
        let (lowest, highest) = bounds(&signed);
        let is_unsigned = greatest - least <= (signed(highest) - signed(lowest)).unsigned_abs();
        let (op, first, last) = match is_unsigned {
            true => (Comparison::ULe, least, greatest),
            false => (Comparison::SLe, lowest, highest),
        };
        let word = |bits| Term::constant(bits, self.width);
        [
            Term::compare(op, word(first), term.clone()),
            Term::compare(op, term.clone(), word(last)),
        ]
    }

    /// What two quantities have to do with each other in all launches.
    fn relation(&self, other: &Varying, own: Term, others: Term) -> Option<Term> {
        if self.width != other.width {
            return None;
        }
        let pairs = || {
            let signed = |bits: &u128| to_signed(*bits, self.width);
            let own = self.values.iter().map(signed);
            own.zip(other.values.iter().map(signed))
        };
        let (op, a, b) = if pairs().all(|(a, b)| a == b) {
            (Comparison::Eq, own, others)
        } else if pairs().all(|(a, b)| a < b) {
            (Comparison::SLt, own, others)
        } else if pairs().all(|(a, b)| a > b) {
            (Comparison::SLt, others, own)
        } else if pairs().all(|(a, b)| a <= b) {
            (Comparison::SLe, own, others)
        } else if pairs().all(|(a, b)| a >= b) {
            (Comparison::SLe, others, own)
        } else {
            return None;
        };
        Some(Term::compare(op, a, b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Argument;

    fn site(block: u128, scalars: &[u128]) -> LaunchSite {
        let word = |bits| Term::constant(bits, 32);
        let argument = |param: usize| Argument {
            param,
            offset: 0,
            name: ["n", "t"][param].to_owned(),
        };
        let scalars = scalars.iter().enumerate();
        LaunchSite {
            kernel: "k".to_owned(),
            places: Vec::new(),
            block: [word(block), word(1), word(1)],
            grid: [word(2), word(1), word(1)],
            global_offset: None,
            unmodelled: None,
            shared: Term::constant(0, 64),
            params: vec![Some(4), Some(4)],
            scalars: scalars
                .map(|(param, &bits)| (argument(param), word(bits)))
                .collect(),
            pointers: Vec::new(),
            facts: Vec::new(),
            unknowns: Vec::new(),
        }
    }

    fn facts(sites: &[LaunchSite]) -> Vec<String> {
        let one = merged(sites.to_vec());
        assert_eq!(one.len(), 1);
        let facts = one[0].facts.iter();
        facts.map(|fact| one[0].show(fact).to_string()).collect()
    }

    #[test]
    fn launches_of_other_blocks_stay_apart() {
        assert_eq!(merged(vec![site(8, &[1, 2]), site(9, &[1, 2])]).len(), 2);
    }

    #[test]
    fn what_all_launches_have_in_common_is_kept() {
        let sites = [site(8, &[16, 3]), site(8, &[32, 5]), site(8, &[8, 7])];
        let expected = ["8 <= n", "n <= 32", "3 <= t", "t <= 7", "t < n"];
        assert_eq!(facts(&sites), expected);
        let minus = |n: u32| u128::from(n.wrapping_neg());
        let sites = [site(8, &[5, minus(2)]), site(8, &[5, 4])];
        assert_eq!(facts(&sites), ["-2 <= t", "t <= 4"]);
        let sites = [site(8, &[1, 1]), site(8, &[2, 2])];
        assert_eq!(facts(&sites).last().map(String::as_str), Some("n == t"));
    }
}
