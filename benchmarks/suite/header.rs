//! What the first lines of a kernel file say: options and expected verdict.
//!
//! Two notations are read. GPUVerify's: line 1 is `//pass` or `//xfail:CODE`,
//! line 2 holds options, and further comment lines are patterns for its output.
//! Ours: `// verify: OPTIONS` and `// expect: VERDICT`.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::gpuverify;

/// What a kernel file asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub expected: Expected,
    /// Options for `warpproof verify`.
    pub options: Vec<String>,
    /// Arguments for clang.
    pub clang_args: Vec<String>,
    /// Why a run cannot answer what the header asks, one reason per option.
    pub unsupported: Vec<String>,
    /// GPUVerify's patterns for its own output.
    pub patterns: Vec<String>,
}

/// The verdict that a header expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expected {
    /// `pass`, `proved`.
    Proved,
    /// `xfail:NOT_ALL_VERIFIED`: any verdict but proved.
    NotProved,
    /// `defect`.
    Defect,
    /// `inconclusive`.
    Inconclusive,
    /// `xfail:CLANG_ERROR` and the like, `error`: an error before verification,
    /// or at least no proof.
    Error,
}

impl Header {
    /// Reads the header of a file. `None` where the file has none.
    ///
    /// # Errors
    ///
    /// Says what is wrong with a header that cannot be read.
    pub fn parse(source: &str, path: &Path) -> Option<Result<Header, String>> {
        let first = source.lines().next()?;
        if let Some(outcome) = gpuverify_outcome(first) {
            return Some(gpuverify_header(&outcome, source, path));
        }
        let expect = keyed_line(source, "expect:")?;
        let verify = keyed_line(source, "verify:").unwrap_or_default();
        Some(own_header(expect, verify))
    }
}

/// What follows `//` on line 1, in lower case, where it is an outcome.
fn gpuverify_outcome(line: &str) -> Option<String> {
    let comment = line.strip_prefix("//")?.to_ascii_lowercase();
    (comment.starts_with("pass") || comment.starts_with("xfail:")).then_some(comment)
}

fn gpuverify_header(outcome: &str, source: &str, path: &Path) -> Result<Header, String> {
    let code = outcome.strip_prefix("xfail:").map(|code| {
        let end = code
            .find(|c: char| !c.is_ascii_alphabetic() && c != '_')
            .unwrap_or(code.len());
        &code[..end]
    });
    let expected = match code {
        None => Expected::Proved,
        Some("not_all_verified") => Expected::NotProved,
        Some(
            "command_line_error"
            | "clang_error"
            | "opt_error"
            | "bugle_error"
            | "gpuverifyvcgen_error",
        ) => Expected::Error,
        Some(other) => return Err(format!("unknown outcome `xfail:{other}`")),
    };
    let mut lines = source.lines().skip(1);
    let options = lines.next().and_then(|line| line.strip_prefix("//"));
    let options = options.ok_or("line 2 holds no options")?;
    let translated = gpuverify::translate(options, path);
    let patterns = lines.map_while(|line| line.strip_prefix("//").filter(|rest| !rest.is_empty()));
    Ok(Header {
        expected,
        options: translated.options,
        clang_args: translated.clang_args,
        unsupported: translated.unsupported,
        patterns: patterns.map(str::to_owned).collect(),
    })
}

/// The rest of the line `// KEY …` among the comment lines at the top.
fn keyed_line<'a>(source: &'a str, key: &str) -> Option<&'a str> {
    source
        .lines()
        .map_while(|line| line.strip_prefix("//").or_else(|| line.strip_prefix(';')))
        .find_map(|comment| comment.trim().strip_prefix(key))
        .map(str::trim)
}

fn own_header(expect: &str, verify: &str) -> Result<Header, String> {
    let words = shlex::split(verify).ok_or("an open quote in the options")?;
    let mut parts = words.splitn(2, |word| word == "--");
    let options = parts.next().unwrap_or_default().to_vec();
    let clang_args = parts.next().unwrap_or_default().to_vec();
    Ok(Header {
        expected: own_outcome(expect)?,
        options,
        clang_args,
        unsupported: Vec::new(),
        patterns: Vec::new(),
    })
}

/// One verdict, or one per kernel as in `proved(a), defect(b)`, of which the
/// worst counts, as for the exit code.
fn own_outcome(text: &str) -> Result<Expected, String> {
    let verdict = |item: &str| {
        let word = item.split('(').next().unwrap_or_default().trim();
        match word {
            "proved" => Ok(Expected::Proved),
            "defect" => Ok(Expected::Defect),
            "inconclusive" => Ok(Expected::Inconclusive),
            "error" => Ok(Expected::Error),
            _ => Err(format!("`{word}` is no verdict")),
        }
    };
    let verdicts = text
        .split(',')
        .map(verdict)
        .collect::<Result<Vec<_>, _>>()?;
    let severity = |expected: &Expected| match expected {
        Expected::Proved | Expected::NotProved => 0,
        Expected::Inconclusive => 1,
        Expected::Defect => 2,
        Expected::Error => 3,
    };
    verdicts
        .into_iter()
        .max_by_key(severity)
        .ok_or_else(|| "no verdict".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(source: &str) -> Option<Result<Header, String>> {
        Header::parse(source, Path::new("suite/k/kernel.cl"))
    }

    fn header(source: &str) -> Header {
        parse(source)
            .expect("a header")
            .unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn the_headers_of_gpuverify() {
        let found = header(
            "//xfail:NOT_ALL_VERIFIED\r\n//--local_size=64 --num_groups=[2,2] --no-inline\r\n\
             //kernel.cl: error:\r\n//q\\[1\\]\n//\n//no pattern\n",
        );
        assert_eq!(found.expected, Expected::NotProved);
        let options = [
            "--external-calls=pure",
            "--check-annotations",
            "--local_size=64",
            "--num_groups=[2,2]",
        ];
        assert_eq!(found.options, options);
        assert_eq!(found.patterns, ["kernel.cl: error:", "q\\[1\\]"]);
        assert!(found.unsupported.is_empty());
        assert_eq!(header("//PASS\n//\n__kernel").expected, Expected::Proved);
        assert_eq!(
            header("//XFAIL:CLANG_ERROR \n//\n").expected,
            Expected::Error
        );
        assert!(parse("//xfail:ODD\n//\n").is_some_and(|header| header.is_err()));
        assert!(parse("//pass\nint x;\n").is_some_and(|header| header.is_err()));
    }

    #[test]
    fn our_headers() {
        let found = header("// verify: --block 64 --assume 'n == 5' -- -DN=2\n// expect: defect\n");
        assert_eq!(found.expected, Expected::Defect);
        assert_eq!(found.options, ["--block", "64", "--assume", "n == 5"]);
        assert_eq!(found.clang_args, ["-DN=2"]);
        assert_eq!(
            header("; expect: proved(a), inconclusive(b)\n").expected,
            Expected::Inconclusive
        );
        assert!(parse("// expect: fine\n").is_some_and(|header| header.is_err()));
    }

    #[test]
    fn other_files_have_no_header() {
        assert_eq!(parse(""), None);
        assert_eq!(
            parse("// A kernel.\n__global__ void k() {}\n// expect: proved\n"),
            None
        );
    }
}
