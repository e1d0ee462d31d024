//! How fast times grow.

/// The slope of log time over log size by least squares, over the larger half of
/// the sizes: 1 is linear growth. `None` of fewer than two sizes.
pub fn exponent(times: &[(f64, f64)]) -> Option<f64> {
    let largest = times.iter().map(|(size, _)| *size).fold(0.0, f64::max);
    let points: Vec<(f64, f64)> = times
        .iter()
        .filter(|(size, ms)| *size >= largest / 2.0 && *ms > 0.0)
        .map(|(size, ms)| (size.ln(), ms.ln()))
        .collect();
    let count = points.len() as f64;
    let mean = |pick: fn(&(f64, f64)) -> f64| points.iter().map(pick).sum::<f64>() / count;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let spread: f64 = points.iter().map(|p| (p.0 - x).powi(2)).sum();
    let both: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    (points.len() > 1 && spread > 0.0).then(|| both / spread)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_found() {
        for power in [0.0, 1.0, 2.0] {
            let times: Vec<(f64, f64)> = (1..=50)
                .map(|size| (f64::from(size), 3.0 * f64::from(size).powf(power)))
                .collect();
            let slope = exponent(&times).expect("there are points");
            assert!((slope - power).abs() < 1e-9);
        }
        assert_eq!(exponent(&[(1.0, 1.0)]), None);
    }
}
