//! Places as the protocol has them: URIs, and positions in units of UTF-16 from 0.

use std::path::{Path, PathBuf};

use lsp_types::{Position, Range, Uri};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// What stands in paths of URIs as it is (RFC 3986, section 3.3).
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The path of a `file` URI.
pub fn path(uri: &Uri) -> Option<PathBuf> {
    let rest = uri.as_str().strip_prefix("file://")?;
    let at = rest.find('/')?;
    let decoded = percent_decode_str(&rest[at..]).decode_utf8().ok()?;
    Some(PathBuf::from(decoded.into_owned()))
}

/// The URI of a path; a relative one is from the working folder.
pub fn uri(path: &Path) -> Option<Uri> {
    let path = std::path::absolute(path).ok()?;
    let encoded = utf8_percent_encode(path.to_str()?, ESCAPED);
    format!("file://{encoded}").parse().ok()
}

/// The position of a character of a line, both from 0.
pub fn position(text: &str, line: u32, character: usize) -> Position {
    let of_line = text.lines().nth(line as usize).unwrap_or_default();
    let before = of_line.chars().take(character);
    let units: usize = before.map(char::len_utf16).sum();
    Position::new(line, units as u32)
}

/// Characters of a line, both from 0, the end exclusive.
pub fn range(text: &str, line: u32, characters: (usize, usize)) -> Range {
    let (start, end) = characters;
    Range::new(position(text, line, start), position(text, line, end))
}

/// The text of a line from its first to its last character that is no space.
pub fn whole_line(text: &str, line: u32) -> Range {
    let of_line = text.lines().nth(line as usize).unwrap_or_default();
    let end = of_line.trim_end();
    let start = end.chars().take_while(|c| c.is_whitespace()).count();
    range(text, line, (start, end.chars().count()))
}

/// Where a byte of the text is.
pub fn of_byte(text: &str, at: usize) -> Position {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.matches('\n').count() as u32;
    Position::new(line, before[start..].encode_utf16().count() as u32)
}

/// The identifier at a position.
pub fn word(text: &str, at: Position) -> Option<&str> {
    let line = text.lines().nth(at.line as usize)?;
    let mut units = 0;
    let mut byte = line.len();
    for (index, c) in line.char_indices() {
        if units >= at.character as usize {
            byte = index;
            break;
        }
        units += c.len_utf16();
    }
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let start = line[..byte].rfind(|c| !is_word(c));
    let start = start.map_or(0, |at| {
        at + line[at..].chars().next().map_or(1, char::len_utf8)
    });
    let end = line[byte..]
        .find(|c| !is_word(c))
        .map_or(line.len(), |at| byte + at);
    (start < end).then(|| &line[start..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_come_back_from_their_uris() {
        let path_of = Path::new("/tmp/a b/é%#.cu");
        let uri = uri(path_of).expect("an absolute path has a URI");
        assert_eq!(uri.as_str(), "file:///tmp/a%20b/%C3%A9%25%23.cu");
        assert_eq!(path(&uri).as_deref(), Some(path_of));
    }

    #[test]
    fn positions_count_units_of_utf16() {
        let text = "a\n  𝄞x = é;\n";
        assert_eq!(position(text, 1, 3), Position::new(1, 4));
        assert_eq!(
            of_byte(text, text.find('x').expect("it is there")),
            Position::new(1, 4)
        );
        assert_eq!(word(text, Position::new(1, 5)), Some("x"));
        assert_eq!(word(text, Position::new(1, 8)), Some("é"));
        assert_eq!(word(text, Position::new(9, 0)), None);
        assert_eq!(whole_line(text, 1).start, Position::new(1, 2));
    }
}
