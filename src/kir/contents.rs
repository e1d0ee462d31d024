//! What is said of the elements of arrays that a kernel does not write.
//!
//! A fact is about the elements that are read: two loads of one element give the same
//! value, and a load of an element that the array does not have happens nowhere.

use super::{Kernel, ObjectId, ObjectKind};

/// What facts are called.
pub const FACTS: [&str; 6] = [
    "distinct",
    "monotone",
    "strictly_monotone",
    "range",
    "permutation",
    "identity",
];

/// A fact about all elements of an array, or about a part of them. `N` are numbers: terms
/// where they depend on the launch, else values.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentFact<N> {
    pub array: ObjectId,
    /// Bytes of an element, which is an integer.
    pub bytes: u64,
    /// Elements have no sign.
    pub unsigned: bool,
    pub kind: ContentKind<N>,
    /// Only elements from the first number to before the second one.
    pub within: Option<(N, N)>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ContentKind<N> {
    /// `i != j` implies `a[i] != a[j]`.
    Distinct,
    /// `i < j` implies `a[i] <= a[j]`.
    Monotone,
    /// `i < j` implies `a[i] < a[j]`.
    StrictlyMonotone,
    /// `low <= a[i] < high`.
    Range(N, N),
    /// `a[i] == from + step * i`.
    Line(N, N),
}

impl<N> ContentFact<N> {
    /// The fact with other numbers; none where one of them is none.
    pub fn map<M>(&self, number: impl Fn(&N) -> Option<M>) -> Option<ContentFact<M>> {
        let pair = |(a, b): &(N, N)| Some((number(a)?, number(b)?));
        let kind = match &self.kind {
            ContentKind::Distinct => ContentKind::Distinct,
            ContentKind::Monotone => ContentKind::Monotone,
            ContentKind::StrictlyMonotone => ContentKind::StrictlyMonotone,
            ContentKind::Range(low, high) => ContentKind::Range(number(low)?, number(high)?),
            ContentKind::Line(from, step) => ContentKind::Line(number(from)?, number(step)?),
        };
        let within = match &self.within {
            Some(within) => Some(pair(within)?),
            None => None,
        };
        Some(ContentFact {
            array: self.array,
            bytes: self.bytes,
            unsigned: self.unsigned,
            kind,
            within,
        })
    }
}

impl ContentFact<i128> {
    /// Do these elements, each with its index, satisfy the fact, whatever others are? Of the others
    /// there has to be room for those that rise between bounds that `all` facts set.
    pub fn holds_among(&self, elements: &[(i64, i128)], all: &[Self]) -> bool {
        let (ContentKind::StrictlyMonotone, Some((first, end))) = (&self.kind, self.within) else {
            return self.holds(elements);
        };
        let mut bounded = elements.to_vec();
        bounded.retain(|(index, _)| (first..end).contains(&i128::from(*index)));
        for fact in all.iter().filter(|fact| fact.array == self.array) {
            let ContentKind::Range(low, high) = fact.kind else {
                continue;
            };
            let covers = |index: i128| {
                let inside = |(first, end): (i128, i128)| (first..end).contains(&index);
                fact.within.is_none_or(inside)
            };
            let bounds = [(first, first - 1, low - 1), (end - 1, end, high)];
            let bounds = bounds.into_iter().filter(|(inside, ..)| covers(*inside));
            bounded.extend(
                bounds.filter_map(|(_, index, value)| Some((i64::try_from(index).ok()?, value))),
            );
        }
        let around = ContentFact {
            within: None,
            ..self.clone()
        };
        around.holds(&bounded)
    }

    fn holds(&self, elements: &[(i64, i128)]) -> bool {
        let within = |&&(index, _): &&(i64, i128)| {
            let inside = |(first, end): &(i128, i128)| (*first..*end).contains(&i128::from(index));
            self.within.as_ref().is_none_or(inside)
        };
        let mut known: Vec<(i64, i128)> = elements.iter().filter(within).copied().collect();
        known.sort_unstable();
        known.dedup();
        let steps = |allowed: fn(i128, i128) -> bool| {
            known.windows(2).all(|pair| {
                let distance = i128::from(pair[1].0) - i128::from(pair[0].0);
                distance > 0 && allowed(pair[1].1 - pair[0].1, distance)
            })
        };
        match &self.kind {
            ContentKind::Distinct => {
                let mut values: Vec<i128> = known.iter().map(|(_, value)| *value).collect();
                values.sort_unstable();
                values.windows(2).all(|pair| pair[0] != pair[1])
            }
            ContentKind::Monotone => steps(|rise, _| rise >= 0),
            // The elements between them rise too.
            ContentKind::StrictlyMonotone => steps(|rise, distance| rise >= distance),
            ContentKind::Range(low, high) => {
                known.iter().all(|(_, value)| (*low..*high).contains(value))
            }
            ContentKind::Line(from, step) => known
                .iter()
                .all(|(index, value)| from + step * i128::from(*index) == *value),
        }
    }
}

/// The array of this name that a caller of the kernel hands over.
pub fn array_named(kernel: &Kernel, name: &str) -> Option<ObjectId> {
    let of_host = |kind| matches!(kind, ObjectKind::Param { .. });
    let mut objects = kernel.objects.iter();
    let known = objects.find(|(_, object)| of_host(object.kind) && object.name == name);
    known.map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;

    fn fact(kind: ContentKind<i128>, within: Option<(i128, i128)>) -> ContentFact<i128> {
        ContentFact {
            array: ObjectId::new(0),
            bytes: 4,
            unsigned: false,
            kind,
            within,
        }
    }

    #[test]
    fn elements_that_were_read_decide() {
        let rising = [(0, 0), (2, 1), (5, 9)];
        assert!(fact(ContentKind::Monotone, None).holds(&rising));
        assert!(fact(ContentKind::Distinct, None).holds(&rising));
        // Element 1 would lie strictly between 0 and 1.
        assert!(!fact(ContentKind::StrictlyMonotone, None).holds(&rising));
        assert!(!fact(ContentKind::Line(0, 1), None).holds(&rising));
        assert!(fact(ContentKind::Line(0, 1), Some((0, 1))).holds(&rising));
        assert!(!fact(ContentKind::Range(0, 9), None).holds(&rising));
        assert!(fact(ContentKind::Range(0, 9), Some((0, 5))).holds(&rising));
        let falling = [(0, 3), (1, 3), (2, 1)];
        assert!(!fact(ContentKind::Monotone, None).holds(&falling));
        assert!(!fact(ContentKind::Distinct, None).holds(&falling));
        assert!(fact(ContentKind::Distinct, Some((1, 3))).holds(&falling));
        assert!(fact(ContentKind::Monotone, Some((0, 2))).holds(&falling));
    }

    #[test]
    fn what_rises_has_room_between_its_bounds() {
        let rising = fact(ContentKind::StrictlyMonotone, Some((0, 8)));
        let small = fact(ContentKind::Range(0, 8), Some((0, 8)));
        let large = fact(ContentKind::Range(0, 9), None);
        let one = [(2, 3)];
        assert!(rising.holds_among(&one, std::slice::from_ref(&rising)));
        assert!(rising.holds_among(&one, &[rising.clone(), large]));
        // Element 7 would be no less than 8.
        assert!(!rising.holds_among(&one, &[rising.clone(), small.clone()]));
        assert!(rising.holds_among(&[(2, 2), (7, 7)], &[rising.clone(), small]));
    }
}
