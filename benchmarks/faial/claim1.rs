//! The kernels of Claim 1: those of the test suite, each racy and repaired.

/// A test in two variants.
pub struct Test {
    pub name: &'static str,
    pub racy: &'static str,
    pub race_free: &'static str,
}

macro_rules! test {
    ($name:literal, $file:literal) => {
        Test {
            name: $name,
            racy: include_str!(concat!(
                "../../tests/kernels/cuda/claim_",
                $file,
                "_racy.cu"
            )),
            race_free: include_str!(concat!("../../tests/kernels/cuda/claim_", $file, ".cu")),
        }
    };
}

/// In the order of the paper's Table 1.
pub const TESTS: &[Test] = &[
    test!("1 transposeDiagonal", "transpose"),
    test!("2 first-iter", "first_iteration"),
    test!("3 last-iter", "last_iteration"),
    test!("4 last-iter-first-iter", "last_then_first_iteration"),
    test!("5 read-index", "read_index"),
];

/// The options in the first line of a kernel.
pub fn options(kernel: &str) -> Vec<String> {
    let line = kernel.lines().next().unwrap_or_default();
    let options = line.strip_prefix("// verify:").unwrap_or_default();
    shlex::split(options).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_says_its_launch() {
        for kernel in TESTS.iter().flat_map(|test| [test.racy, test.race_free]) {
            assert!(options(kernel).contains(&"--block".to_owned()));
        }
    }
}
