//! The arguments of a launch by position, as the user states them.

use std::str::FromStr;

/// `KERNEL=VALUE,…`: the values of the kernel's parameters that are no pointers, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchArgs {
    /// The kernel's name in the source.
    pub kernel: String,
    /// `None` stands for any value.
    pub values: Vec<Option<i128>>,
    /// As the user wrote it.
    pub text: String,
}

impl FromStr for LaunchArgs {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kernel, values) = text
            .split_once('=')
            .ok_or(format!("`{text}` is not KERNEL=VALUE,…"))?;
        let values = values.split(',').map(|value| match value.trim() {
            "*" => Ok(None),
            value => number(value).map(Some),
        });
        Ok(LaunchArgs {
            kernel: kernel.trim().to_owned(),
            values: values.collect::<Result<_, _>>()?,
            text: text.to_owned(),
        })
    }
}

/// An integer, decimal or hexadecimal.
fn number(text: &str) -> Result<i128, String> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let hexadecimal = digits
        .strip_prefix("0x")
        .or_else(|| digits.strip_prefix("0X"));
    let value = match hexadecimal {
        Some(digits) => u64::from_str_radix(digits, 16)
            .ok()
            .filter(|_| !digits.starts_with('+')),
        None => digits
            .parse::<u64>()
            .ok()
            .filter(|_| !digits.starts_with('+')),
    };
    let value = value.ok_or(format!(
        "`{text}` is no value: a number of at most 64 bits, or `*` for any"
    ))?;
    Ok(if negative {
        -i128::from(value)
    } else {
        i128::from(value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_and_values() {
        let args: LaunchArgs = "scale=3,*,-0x10".parse().expect("arguments");
        assert_eq!(args.kernel, "scale");
        assert_eq!(args.values, [Some(3), None, Some(-16)]);
        let error = |text: &str| text.parse::<LaunchArgs>().expect_err(text);
        assert_eq!(error("3"), "`3` is not KERNEL=VALUE,…");
        for text in ["k=", "k=3,", "k=x", "k=+3", "k=0x10000000000000000"] {
            assert!(error(text).contains("is no value"), "{text}");
        }
    }
}
