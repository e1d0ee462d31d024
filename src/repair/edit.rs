//! Edits of a text.

/// New text for bytes of the old one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Edit {
    pub start: usize,
    pub end: usize,
    pub text: String,
}

impl Edit {
    /// Text before the byte of this offset.
    pub fn insertion(at: usize, text: String) -> Edit {
        Edit {
            start: at,
            end: at,
            text,
        }
    }
}

/// The text with these edits; those at one place in their order.
///
/// # Errors
/// Two of them change the same bytes.
pub(super) fn edited(text: &str, mut edits: Vec<Edit>) -> Result<String, String> {
    edits.sort_by_key(|edit| (edit.start, edit.end));
    let overlap = edits.windows(2).any(|pair| pair[1].start < pair[0].end);
    if overlap {
        return Err("two changes meet in one place of the source".to_owned());
    }
    let mut new = String::new();
    let mut at = 0;
    for edit in edits {
        new.push_str(&text[at..edit.start]);
        new.push_str(&edit.text);
        at = edit.end;
    }
    new.push_str(&text[at..]);
    Ok(new)
}
