//! Products and sums that a compiler may fuse into one operation, of literals: where fusing
//! makes no difference, they have a value.

use crate::kir::{FloatKind, Type};

/// The bits of `a * b + c`, where rounding the product changes nothing and no number is so
/// small that hardware may take it for zero.
pub(super) fn multiply_add(ty: Type, [a, b, c]: [u128; 3]) -> Option<u128> {
    match ty {
        Type::Float(FloatKind::F32) => {
            let [a, b, c] = [a, b, c].map(|bits| f32::from_bits(bits as u32));
            let usual = |x: f32| x.is_normal() || x == 0.0;
            let (fused, apart) = (a.mul_add(b, c), a * b + c);
            let same = fused.to_bits() == apart.to_bits();
            let usual = [a, b, c, a * b, fused].into_iter().all(usual);
            (same && usual).then(|| u128::from(fused.to_bits()))
        }
        Type::Float(FloatKind::F64) => {
            let [a, b, c] = [a, b, c].map(|bits| f64::from_bits(bits as u64));
            let usual = |x: f64| x.is_normal() || x == 0.0;
            let (fused, apart) = (a.mul_add(b, c), a * b + c);
            let same = fused.to_bits() == apart.to_bits();
            let usual = [a, b, c, a * b, fused].into_iter().all(usual);
            (same && usual).then(|| u128::from(fused.to_bits()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_where_rounding_makes_no_difference() {
        let f32 = |a: f32, b: f32, c: f32| {
            let bits = [a, b, c].map(|x| u128::from(x.to_bits()));
            let sum = multiply_add(Type::Float(FloatKind::F32), bits);
            sum.map(|bits| f32::from_bits(bits as u32))
        };
        assert_eq!(f32(2.0, 3.0, 1.0), Some(7.0));
        assert_eq!(f32(0.0, 3.0, 1.5), Some(1.5));
        let (a, b) = (1.0 + f32::EPSILON, 1.0 - f32::EPSILON);
        assert_eq!(f32(a, b, -1.0), None);
        assert_eq!(f32(f32::NAN, 1.0, 1.0), None);
        assert_eq!(f32(f32::MAX, 2.0, 0.0), None);
        assert_eq!(f32(1e-30, 1e-10, 0.0), None);
        let bits = [2.0_f64, 3.0, 1.0].map(|x| u128::from(x.to_bits()));
        let sum = multiply_add(Type::Float(FloatKind::F64), bits);
        assert_eq!(sum, Some(u128::from(7.0_f64.to_bits())));
    }
}
