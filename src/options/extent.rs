//! The size of an array behind a pointer parameter, as the user states it.

use std::str::FromStr;

use crate::kir::assume::Assumption;

/// `NAME=EXPR`: the array has so many elements of the type that the parameter points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayExtent {
    /// The parameter, or a field of a parameter that is a struct: `s.data`.
    pub array: String,
    /// An expression of C over parameters and launch sizes.
    pub elements: Assumption,
}

impl FromStr for ArrayExtent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (array, elements) = text
            .split_once('=')
            .ok_or(format!("`{text}` is not NAME=ELEMENTS"))?;
        let elements: Assumption = elements
            .parse()
            .map_err(|error| format!("the number of elements: {error}"))?;
        Ok(ArrayExtent {
            array: array.trim().to_owned(),
            elements,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_and_an_expression() {
        let extent: ArrayExtent = "s.data = 2 * n".parse().expect("an extent");
        assert_eq!(extent.array, "s.data");
        assert_eq!(extent.elements.text, "2 * n");
        let error = |text: &str| text.parse::<ArrayExtent>().expect_err(text);
        assert_eq!(error("data"), "`data` is not NAME=ELEMENTS");
        assert!(error("data=").starts_with("the number of elements: "));
        assert!(error("data=4 n").starts_with("the number of elements: "));
    }
}
