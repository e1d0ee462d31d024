//! What a thread's value is in each round of a loop: a number that grows by as much from round
//! to round, or a condition that holds in some rounds that follow each other.

use crate::kir::{IntPredicate, int};

/// Rounds of a loop from `first` on, before `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rounds {
    pub first: u64,
    pub end: u64,
}

/// A value in each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// `base + step·round`, modulo two to the bits of its type.
    Number { base: u64, step: u64 },
    /// A bit that is set in these rounds alone, or in all but these.
    Bit { rounds: Rounds, inverted: bool },
}

/// A number that must not leave its type's range, so that it is `base + step·round` without
/// wrapping around.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duty {
    base: i128,
    step: i128,
    range: (i128, i128),
    rounds: Rounds,
}

impl Rounds {
    pub(super) const NONE: Rounds = Rounds { first: 0, end: 0 };
    pub(super) const ALL: Rounds = Rounds {
        first: 0,
        end: u64::MAX,
    };

    pub(super) fn is_empty(self) -> bool {
        self.first >= self.end
    }

    pub(super) fn and(self, other: Rounds) -> Rounds {
        let (first, end) = (self.first.max(other.first), self.end.min(other.end));
        match first < end {
            true => Rounds { first, end },
            false => Rounds::NONE,
        }
    }

    /// Those of either; none where there are others between them.
    pub(super) fn or(self, other: Rounds) -> Option<Rounds> {
        match (self.is_empty(), other.is_empty()) {
            (true, _) => Some(other),
            (_, true) => Some(self),
            _ => {
                let touch = self.first <= other.end && other.first <= self.end;
                touch.then_some(Rounds {
                    first: self.first.min(other.first),
                    end: self.end.max(other.end),
                })
            }
        }
    }

    /// Those in which a bit is set; none where these do not follow each other.
    pub(super) fn where_set(self, bit: Line) -> Option<Rounds> {
        match bit {
            Line::Number { .. } => None,
            Line::Bit {
                rounds,
                inverted: false,
            } => Some(self.and(rounds)),
            Line::Bit { rounds, .. } => {
                let before = self.and(Rounds {
                    first: 0,
                    end: rounds.first,
                });
                let behind = self.and(Rounds {
                    first: rounds.end,
                    end: u64::MAX,
                });
                match rounds.is_empty() {
                    true => Some(self),
                    false if before.is_empty() => Some(behind),
                    false => behind.is_empty().then_some(before),
                }
            }
        }
    }

    /// The first one in which a bit is set.
    pub(super) fn first_set(self, bit: Line) -> Option<u64> {
        let Line::Bit { rounds, inverted } = bit else {
            return None;
        };
        let first = match inverted && (rounds.first..rounds.end).contains(&self.first) {
            true => rounds.end,
            false if inverted => self.first,
            false => self.first.max(rounds.first),
        };
        let last = if inverted {
            self.end
        } else {
            self.end.min(rounds.end)
        };
        (first < last).then_some(first)
    }
}

impl Line {
    /// The same in all rounds.
    pub(super) fn constant(bits: u64, width: u32) -> Line {
        match width {
            1 => Line::bit(bits & 1 == 1),
            _ => Line::Number {
                base: bits,
                step: 0,
            },
        }
    }

    fn bit(set: bool) -> Line {
        let rounds = if set { Rounds::ALL } else { Rounds::NONE };
        Line::of_bit(rounds, false)
    }

    /// Each set of rounds has one form, where it is one from some round on or up to one.
    fn of_bit(rounds: Rounds, inverted: bool) -> Line {
        let plain = |first, end| Line::Bit {
            rounds: Rounds { first, end }.and(Rounds::ALL),
            inverted: false,
        };
        match (inverted, rounds.is_empty()) {
            (false, _) => plain(rounds.first, rounds.end),
            (true, true) => plain(0, u64::MAX),
            (true, false) if rounds.first == 0 => plain(rounds.end, u64::MAX),
            (true, false) if rounds.end == u64::MAX => plain(0, rounds.first),
            (true, false) => Line::Bit { rounds, inverted },
        }
    }

    /// What it is in all rounds, if this is one number.
    pub(super) fn as_constant(self) -> Option<u64> {
        match self {
            Line::Number { base, step: 0 } => Some(base),
            Line::Number { .. } => None,
            _ if self == Line::bit(true) => Some(1),
            _ => (self == Line::bit(false)).then_some(0),
        }
    }

    /// What it is in a round.
    pub(super) fn at(self, round: u64, width: u32) -> u64 {
        match self {
            Line::Number { base, step } => {
                base.wrapping_add(step.wrapping_mul(round)) & int::mask64(width)
            }
            Line::Bit { rounds, inverted } => {
                u64::from((rounds.first..rounds.end).contains(&round) != inverted)
            }
        }
    }

    pub(super) fn not(self) -> Option<Line> {
        match self {
            Line::Number { .. } => None,
            Line::Bit { rounds, inverted } => Some(Line::of_bit(rounds, !inverted)),
        }
    }

    /// Are both bits set? None where these are no rounds that follow each other, and no others.
    pub(super) fn and(self, other: Line) -> Option<Line> {
        match (self.as_constant(), other.as_constant()) {
            (Some(1), _) => Some(other),
            (_, Some(1)) => Some(self),
            (Some(_), _) | (_, Some(_)) => Some(Line::bit(false)),
            _ => {
                let Line::Bit {
                    rounds,
                    inverted: false,
                } = self
                else {
                    let plain = matches!(
                        other,
                        Line::Bit {
                            inverted: false,
                            ..
                        }
                    );
                    return if plain { other.and(self) } else { None };
                };
                Some(Line::of_bit(rounds.where_set(other)?, false))
            }
        }
    }

    /// The number as one of so many bits with or without a sign, and its growth; what makes it
    /// so is a duty.
    pub(super) fn exact(
        self,
        width: u32,
        signed: bool,
        rounds: Rounds,
        duties: &mut Vec<Duty>,
    ) -> Option<(i128, i128)> {
        let Line::Number { base, step } = self else {
            return None;
        };
        let half = 1i128 << (width - 1);
        let (base, range) = match signed {
            true => (i128::from(int::signed64(base, width)), (-half, half - 1)),
            false => (i128::from(base), (0, 2 * half - 1)),
        };
        let step = i128::from(int::signed64(step, width));
        if step != 0 {
            duties.push(Duty {
                base,
                step,
                range,
                rounds,
            });
        }
        Some((base, step))
    }

    /// How two numbers of so many bits compare.
    pub(super) fn compare(
        pred: IntPredicate,
        width: u32,
        [a, b]: [Line; 2],
        rounds: Rounds,
        duties: &mut Vec<Duty>,
    ) -> Option<Line> {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        if let (Some(a), Some(b)) = (a.as_constant(), b.as_constant()) {
            return Some(Line::bit(int::compare_narrow(pred, width, a, b)));
        }
        let signed = matches!(pred, Eq | Ne | Slt | Sle | Sgt | Sge);
        let (a, step_a) = a.exact(width, signed, rounds, duties)?;
        let (b, step_b) = b.exact(width, signed, rounds, duties)?;
        let (difference, growth) = (a - b, step_a - step_b);
        Some(match pred {
            Slt | Ult => below_zero(difference, growth),
            Sle | Ule => below_zero(difference - 1, growth),
            Sgt | Ugt => below_zero(-difference, -growth),
            Sge | Uge => below_zero(-difference - 1, -growth),
            Eq => zero(difference, growth),
            Ne => zero(difference, growth).not()?,
        })
    }
}

impl Duty {
    /// Is it kept in the rounds up to the last one?
    pub(super) fn is_kept(&self, last: u64) -> bool {
        let end = last.saturating_add(1);
        let rounds = self.rounds.and(Rounds { first: 0, end });
        let (least, most) = self.range;
        let is_inside = |round: u64| {
            let grown = self.step.checked_mul(i128::from(round));
            let value = grown.and_then(|grown| grown.checked_add(self.base));
            value.is_some_and(|value| (least..=most).contains(&value))
        };
        rounds.is_empty() || is_inside(rounds.first) && is_inside(rounds.end - 1)
    }
}

/// The rounds in which `base + step·round` is less than zero.
fn below_zero(base: i128, step: i128) -> Line {
    let clamp = |round: i128| u64::try_from(round).unwrap_or(u64::MAX);
    let rounds = match (base < 0, step) {
        (below, 0) => return Line::bit(below),
        (false, 1..) => Rounds::NONE,
        (true, 1..) => Rounds {
            first: 0,
            end: clamp((-base + step - 1) / step),
        },
        (true, _) => Rounds::ALL,
        (false, _) => Rounds {
            first: clamp(base / -step + 1),
            end: u64::MAX,
        },
    };
    Line::of_bit(rounds, false)
}

/// The round in which `base + step·round` is zero.
fn zero(base: i128, step: i128) -> Line {
    if step == 0 {
        return Line::bit(base == 0);
    }
    let round = (-base % step == 0).then(|| -base / step);
    match round.and_then(|round| u64::try_from(round).ok()) {
        Some(first) if first < u64::MAX => Line::of_bit(
            Rounds {
                first,
                end: first + 1,
            },
            false,
        ),
        _ => Line::bit(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is said of comparisons is what numbers do, round by round.
    #[test]
    fn comparisons_hold_in_the_rounds_that_are_said() {
        use IntPredicate::*;
        let numbers = [0, 1, 3, 7, 250, 255];
        for pred in [Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge] {
            for base in numbers {
                for step in [0, 1, 2, 5, 254, 255] {
                    for bound in numbers {
                        let a = Line::Number { base, step };
                        let b = Line::constant(bound, 8);
                        let mut duties = Vec::new();
                        let line = Line::compare(pred, 8, [a, b], Rounds::ALL, &mut duties);
                        let line = line.expect("both are numbers");
                        let mut kept = 0;
                        while kept < 300 && duties.iter().all(|duty| duty.is_kept(kept)) {
                            let is = int::compare_narrow(pred, 8, a.at(kept, 8), bound);
                            assert_eq!(
                                line.at(kept, 1),
                                u64::from(is),
                                "{pred:?} {a:?} {bound} {kept}"
                            );
                            kept += 1;
                        }
                        assert!(kept > 0);
                    }
                }
            }
        }
    }

    #[test]
    fn rounds_are_joined_and_cut() {
        let rounds = |first, end| Rounds { first, end };
        assert_eq!(rounds(0, 3).or(rounds(3, 5)), Some(rounds(0, 5)));
        assert_eq!(rounds(0, 3).or(rounds(4, 5)), None);
        let middle = Line::of_bit(rounds(3, 5), true);
        assert_eq!(rounds(0, 9).where_set(middle), None);
        assert_eq!(rounds(4, 9).where_set(middle), Some(rounds(5, 9)));
        assert_eq!(rounds(3, 9).first_set(middle), Some(5));
        assert_eq!(rounds(3, 5).first_set(middle), None);
        assert_eq!(Line::of_bit(rounds(3, u64::MAX), true).at(2, 1), 1);
        let upto = Line::of_bit(rounds(0, 7), false);
        assert_eq!(middle.and(upto), None);
        let both = upto.and(Line::of_bit(rounds(2, 9), false));
        assert_eq!(both, Some(Line::of_bit(rounds(2, 7), false)));
    }
}
