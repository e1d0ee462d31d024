//! Many launches of one kernel as few, each of which may be any of several.
//!
//! Terms that differ are generalised to the least general one that all are instances of
//! (Plotkin, "A Note on Inductive Generalization", 1970): what differs becomes an unknown, the
//! same one wherever the same terms differ. A fact is kept where it is one of each launch.

use std::collections::BTreeSet;

use super::numbers::Numbers;
use super::{
    Argument, Doubt, LaunchSite, Makers, Pointer, Term, Unknown, UnknownId, Usual, Variable, Within,
};

/// Joins launches of one kernel into `most` at most: of those whose pointers lie in arrays in the
/// same way, those in blocks of equal size are one, or all where these are too many. `None`
/// where there are more still.
pub fn join(sites: &[LaunchSite], most: usize) -> Option<Vec<LaunchSite>> {
    let equal_blocks =
        |a: &LaunchSite, b: &LaunchSite| fixed(&a.block) == fixed(&b.block) && is_alike(a, b);
    let groups = groups(sites, most, equal_blocks).or_else(|| groups(sites, most, is_alike))?;
    let joined = groups.into_iter().map(|group| match group[..] {
        [site] => site.clone(),
        _ => Join::of(group),
    });
    Some(joined.collect())
}

fn groups(
    sites: &[LaunchSite],
    most: usize,
    belong: impl Fn(&LaunchSite, &LaunchSite) -> bool,
) -> Option<Vec<Vec<&LaunchSite>>> {
    let mut groups: Vec<Vec<&LaunchSite>> = Vec::new();
    for site in sites {
        match groups.iter().position(|group| belong(group[0], site)) {
            Some(known) => groups[known].push(site),
            None if groups.len() == most => return None,
            None => groups.push(vec![site]),
        }
    }
    Some(groups)
}

fn fixed(sizes: &[Term; 3]) -> [Option<u128>; 3] {
    sizes.each_ref().map(Term::as_constant)
}

/// Are the same arguments known, and do they point into the same arrays in the same way? Arrays
/// have their numbers in the order of the arguments.
fn is_alike(a: &LaunchSite, b: &LaunchSite) -> bool {
    let scalars = |site: &LaunchSite| -> Vec<(Argument, u32)> {
        let scalars = site.scalars.iter();
        scalars
            .map(|(argument, term)| (argument.clone(), term.width()))
            .collect()
    };
    let doubts = |site: &LaunchSite| -> Vec<(usize, Within, Option<BTreeSet<i64>>, bool)> {
        let doubts = site.doubtful.iter();
        doubts
            .map(|doubt| {
                let distances = doubt.distances.clone();
                (doubt.pointer, doubt.into.clone(), distances, doubt.is_exact)
            })
            .collect()
    };
    let same = |((one, to), (other, into)): (&(Argument, Pointer), &(Argument, Pointer))| {
        one == other
            && (to.array, to.fresh, to.is_null) == (into.array, into.fresh, into.is_null)
            && to.variable == into.variable
    };
    a.params == b.params
        && (a.global_offset, a.unmodelled) == (b.global_offset, b.unmodelled)
        && scalars(a) == scalars(b)
        && a.pointers.len() == b.pointers.len()
        && doubts(a) == doubts(b)
        && a.behind == b.behind
        && a.pointers.iter().zip(&b.pointers).all(same)
}

/// Launches that become one.
struct Join<'a> {
    sites: Vec<&'a LaunchSite>,
    /// What each unknown is in each launch.
    values: Vec<Vec<Term>>,
    unknowns: Vec<Unknown>,
}

impl Join<'_> {
    fn of(sites: Vec<&LaunchSite>) -> LaunchSite {
        let mut join = Join {
            sites,
            values: Vec::new(),
            unknowns: Vec::new(),
        };
        let first = join.sites[0];
        let block = [0, 1, 2].map(|dim| join.each(|site| &site.block[dim]));
        let grid = [0, 1, 2].map(|dim| join.each(|site| &site.grid[dim]));
        let shared = join.each(|site| &site.shared);
        let scalars = first.scalars.iter().enumerate();
        let scalars = scalars
            .map(|(index, (argument, _))| {
                (argument.clone(), join.each(|site| &site.scalars[index].1))
            })
            .collect();
        let pointers = first.pointers.iter().enumerate();
        let pointers = pointers
            .map(|(index, (argument, _))| (argument.clone(), join.pointer(index)))
            .collect();
        let doubtful = first.doubtful.iter().enumerate();
        let doubtful = doubtful
            .map(|(index, doubt)| Doubt {
                when: join.each(|site| &site.doubtful[index].when),
                ..doubt.clone()
            })
            .collect();
        LaunchSite {
            kernel: first.kernel.clone(),
            places: first.places.clone(),
            global_offset: first.global_offset,
            unmodelled: first.unmodelled,
            stands_for: join.sites.iter().map(|site| site.stands_for).sum(),
            params: first.params.clone(),
            block,
            grid,
            shared,
            scalars,
            pointers,
            doubtful,
            behind: first.behind.clone(),
            variables: join.variables(),
            facts: join.facts(),
            usual: join.usual(),
            unknowns: join.unknowns,
        }
    }

    fn pointer(&mut self, index: usize) -> Pointer {
        let all: Vec<&Pointer> = (self.sites.iter())
            .map(|site| &site.pointers[index].1)
            .collect();
        let makers: Option<Vec<&Makers>> = all.iter().map(|one| one.makers.as_ref()).collect();
        let bytes: Option<Vec<Term>> = all.iter().map(|pointer| pointer.bytes.clone()).collect();
        Pointer {
            contents: all
                .iter()
                .flat_map(|pointer| pointer.contents.clone())
                .collect(),
            makers: makers.map(Makers::together),
            filling: None,
            offset: self.each(|site| &site.pointers[index].1.offset),
            bytes: bytes.map(|bytes| self.general(bytes)),
            ..all[0].clone()
        }
    }

    /// Variables of which each launch knows something.
    fn variables(&self) -> Vec<Variable> {
        let mut variables = self.sites[0].variables.clone();
        for site in &self.sites[1..] {
            variables.retain_mut(|known| {
                let mut others = site.variables.iter();
                let other = others.find(|other| other.name == known.name);
                if let Some(other) = other {
                    known.constant.extend(other.constant.iter().cloned());
                    known.writable.extend(other.writable.iter().cloned());
                    known.is_made |= other.is_made;
                }
                other.is_some()
            });
        }
        variables
    }

    fn each(&mut self, term: impl Fn(&LaunchSite) -> &Term) -> Term {
        let terms = self.sites.iter().map(|site| term(site).clone()).collect();
        self.general(terms)
    }

    /// A term that is each of these in its launch.
    fn general(&mut self, terms: Vec<Term>) -> Term {
        let first = &terms[0];
        if terms
            .iter()
            .all(|term| term == first && term.as_constant().is_some())
        {
            return first.clone();
        }
        let is_built_alike = |term: &Term| is_same_operation(first, term);
        let has_parts = !first.parts().is_empty();
        if has_parts && terms.iter().all(is_built_alike) {
            let parts = (0..first.parts().len()).map(|index| {
                let parts = terms.iter().map(|term| term.parts()[index].clone());
                self.general(parts.collect())
            });
            let parts: Vec<Term> = parts.collect();
            return first.with_parts(parts);
        }
        let width = first.width();
        let known = self.values.iter().position(|values| *values == terms);
        let index = known.unwrap_or_else(|| {
            let unknown = Unknown {
                name: self.common_name(&terms),
                width,
                is_given: self.are_given(&terms),
            };
            self.unknowns.push(unknown);
            self.values.push(terms);
            self.values.len() - 1
        });
        Term::Unknown {
            id: UnknownId(index as u32),
            width,
        }
    }

    fn are_given(&self, terms: &[Term]) -> bool {
        let mut own = self.sites.iter().zip(terms);
        own.all(|(site, term)| {
            let unknowns = term.unknowns().into_iter();
            unknowns
                .map(|id| &site.unknowns[id.0 as usize])
                .all(|one| one.is_given)
        })
    }

    fn common_name(&self, terms: &[Term]) -> Option<String> {
        let mut names = self.sites.iter().zip(terms).map(|(site, term)| match term {
            Term::Unknown { id, .. } => site.unknowns[id.0 as usize].name.clone(),
            _ => None,
        });
        let first = names.next()??;
        names
            .all(|name| name.as_ref() == Some(&first))
            .then_some(first)
    }

    /// What holds in each launch.
    fn facts(&self) -> Vec<Term> {
        let numbers = self
            .values
            .iter()
            .enumerate()
            .filter_map(|(index, values)| {
                let numbers: Option<Vec<u128>> = values.iter().map(Term::as_constant).collect();
                let width = values[0].width();
                let id = UnknownId(index as u32);
                Some(Numbers::new(Term::Unknown { id, width }, numbers?))
            });
        let numbers: Vec<Numbers> = numbers.collect();
        let mut facts: Vec<Term> = numbers.iter().map(Numbers::range).collect();
        for (index, number) in numbers.iter().enumerate() {
            let relations = numbers[..index].iter().map(|other| other.relation(number));
            facts.extend(relations.flatten());
        }
        for fact in &self.sites[0].facts {
            facts.extend(self.said_of_all(fact, |site, fact| site.facts.contains(fact)));
        }
        facts
    }

    /// What holds as a rule in each launch.
    fn usual(&self) -> Vec<Usual> {
        let first = &self.sites[0];
        let rules = first.usual.iter().filter_map(|usual| {
            let about = self.expressed(&first.term_of(usual.about), false)?;
            let holds = self.said_of_all(&usual.holds, |site, holds| {
                let mut others = site.usual.iter();
                others.any(|other| {
                    let is_alike = (other.rule, other.is_given) == (usual.rule, usual.is_given);
                    is_alike && other.holds == *holds
                })
            })?;
            Some(Usual {
                rule: usual.rule,
                about: *about.unknowns().first()?,
                holds,
                is_given: usual.is_given,
            })
        });
        rules.collect()
    }

    /// What the first launch says in unknowns of all, if each says as much.
    fn said_of_all(&self, said: &Term, says: impl Fn(&LaunchSite, &Term) -> bool) -> Option<Term> {
        [false, true].into_iter().find_map(|with_constants| {
            let said = self.expressed(said, with_constants)?;
            let says =
                |(number, site): (usize, &&LaunchSite)| says(site, &self.instance(&said, number));
            self.sites.iter().enumerate().all(says).then_some(said)
        })
    }

    /// A term of the first launch in unknowns of all; constants are kept, unless they differ
    /// elsewhere `with_constants`.
    fn expressed(&self, term: &Term, with_constants: bool) -> Option<Term> {
        let is_constant = term.as_constant().is_some();
        let known = self.values.iter().position(|values| values[0] == *term);
        match known.filter(|_| with_constants || !is_constant) {
            Some(index) => Some(Term::Unknown {
                id: UnknownId(index as u32),
                width: term.width(),
            }),
            None if is_constant => Some(term.clone()),
            None if term.parts().is_empty() => None,
            None => {
                let parts = term.parts().iter();
                let parts: Option<Vec<Term>> = parts
                    .map(|part| self.expressed(part, with_constants))
                    .collect();
                Some(term.with_parts(parts?))
            }
        }
    }

    /// What a term of all launches is in one.
    fn instance(&self, term: &Term, site: usize) -> Term {
        match term {
            Term::Unknown { id, .. } => self.values[id.0 as usize][site].clone(),
            Term::Const { .. } => term.clone(),
            _ => {
                let parts = term.parts().iter().map(|part| self.instance(part, site));
                term.with_parts(parts.collect())
            }
        }
    }
}

/// Do two terms differ in their parts alone?
fn is_same_operation(a: &Term, b: &Term) -> bool {
    let widths = |term: &Term| term.parts().iter().map(Term::width).collect::<Vec<_>>();
    let is_same = match (a, b) {
        (Term::Binary { op: a, .. }, Term::Binary { op: b, .. }) => a == b,
        (Term::Compare { op: a, .. }, Term::Compare { op: b, .. }) => a == b,
        (Term::Extend { signed: a, .. }, Term::Extend { signed: b, .. }) => a == b,
        (Term::Truncate { .. }, Term::Truncate { .. }) => true,
        (Term::Choose(_), Term::Choose(_)) => true,
        (
            Term::Exact {
                op: a, signed: s, ..
            },
            Term::Exact {
                op: b, signed: t, ..
            },
        ) => (a, s) == (b, t),
        _ => false,
    };
    is_same && a.width() == b.width() && widths(a) == widths(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bv::BvOp;
    use crate::host::Comparison;

    fn site(threads: u128, blocks: Term, name: &str) -> LaunchSite {
        let one = || Term::constant(1, 32);
        LaunchSite {
            kernel: String::new(),
            places: Vec::new(),
            stands_for: 1,
            global_offset: None,
            unmodelled: None,
            block: [Term::constant(threads, 32), one(), one()],
            grid: [blocks, one(), one()],
            shared: Term::constant(0, 64),
            params: Vec::new(),
            scalars: Vec::new(),
            pointers: Vec::new(),
            doubtful: Vec::new(),
            behind: Vec::new(),
            variables: Vec::new(),
            facts: Vec::new(),
            usual: Vec::new(),
            unknowns: vec![Unknown {
                name: Some(name.to_owned()),
                width: 32,
                is_given: true,
            }],
        }
    }

    fn n() -> Term {
        Term::Unknown {
            id: UnknownId(0),
            width: 32,
        }
    }

    #[test]
    fn what_differs_is_unknown_and_what_all_say_is_kept() {
        let halves = || Term::binary(BvOp::Udiv, n(), Term::constant(2, 32));
        let small = |most| Term::compare(Comparison::ULe, n(), Term::constant(most, 32));
        let mut sites = [site(64, halves(), "n"), site(128, halves(), "n")];
        sites[0].facts = vec![small(10), small(20)];
        sites[1].facts = vec![small(20), small(30)];
        let joined = &join(&sites, 1).expect("they are alike")[0];
        let shown = |term| joined.show(term).to_string();
        assert_eq!(shown(&joined.grid[0]), "n / 2");
        let facts: Vec<String> = joined.facts.iter().map(shown).collect();
        assert_eq!(facts, ["(? == 64) | (? == 128)", "n <= 20"]);
        assert_eq!(joined.stands_for, 2);
        assert!(
            join(&[site(64, n(), "n"), site(128, n(), "n")], 2).is_some_and(|all| all.len() == 2)
        );
    }
}
