//! Where the names of edges go: on their curve, and on nothing else.

/// A point of a drawing.
type Point = (i64, i64);

/// What is taken of a drawing, as the corners at the upper left and the lower right.
#[derive(Default)]
pub struct Labels {
    taken: Vec<[Point; 2]>,
}

/// Parts of a curve to try, the middle first.
const PARTS: [f64; 15] = [
    0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.72, 0.22, 0.78, 0.18, 0.82, 0.14, 0.86, 0.1, 0.9,
];
/// How far from the curve a label may be, in tenths of its height.
const RISES: [i64; 5] = [0, 10, -10, 20, -20];

impl Labels {
    /// Something else is here: its upper left corner and its size.
    pub fn take(&mut self, (x, y): Point, (width, height): Point) {
        self.taken.push([(x, y), (x + width, y + height)]);
    }

    /// The middle of the base line of a label of this size on a cubic curve. It covers nothing
    /// where there is room, and else as little as it can.
    pub fn place(&mut self, curve: [Point; 4], (width, height): Point) -> Point {
        let mut best: Option<(i64, Point)> = None;
        for rise in RISES {
            for part in PARTS {
                let (x, y) = on_curve(curve, part);
                let at = (x, y - rise * height / 10);
                let covered = self.covered(corners(at, (width, height)));
                if best.is_none_or(|(least, _)| covered < least) {
                    best = Some((covered, at));
                }
            }
        }
        let (_, at) = best.expect("there are parts to try");
        self.taken.push(corners(at, (width, height)));
        at
    }

    /// The area that is taken of this one.
    fn covered(&self, [low, high]: [Point; 2]) -> i64 {
        let common = self.taken.iter().map(|[from, to]| {
            let width = high.0.min(to.0) - low.0.max(from.0);
            let height = high.1.min(to.1) - low.1.max(from.1);
            width.max(0) * height.max(0)
        });
        common.sum()
    }
}

/// The corners of a text by the middle of its base line.
fn corners((x, y): Point, (width, height): Point) -> [Point; 2] {
    let half = width / 2 + 1;
    [(x - half, y - height), (x + half, y + height / 4)]
}

/// A point of a cubic curve, `part` of the way from its first point to its last.
fn on_curve(points: [Point; 4], part: f64) -> Point {
    let rest = 1.0 - part;
    let weights = [
        rest * rest * rest,
        3.0 * rest * rest * part,
        3.0 * rest * part * part,
        part * part * part,
    ];
    let sum = |of: fn(&Point) -> i64| {
        let terms = points
            .iter()
            .zip(weights)
            .map(|(point, weight)| of(point) as f64 * weight);
        terms.sum::<f64>().round() as i64
    };
    (sum(|point| point.0), sum(|point| point.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_of_one_curve_stand_apart() {
        let mut labels = Labels::default();
        labels.take((0, 0), (40, 40));
        labels.take((130, 0), (40, 40));
        let curve = [(40, 20), (85, 20), (85, 24), (130, 24)];
        for _ in 0..6 {
            labels.place(curve, (16, 12));
        }
        let overlap = |a: &[Point; 2], b: &[Point; 2]| {
            a[0].0 < b[1].0 && b[0].0 < a[1].0 && a[0].1 < b[1].1 && b[0].1 < a[1].1
        };
        for (index, one) in labels.taken.iter().enumerate() {
            let others = &labels.taken[index + 1..];
            assert!(others.iter().all(|other| !overlap(one, other)), "{one:?}");
        }
    }
}
