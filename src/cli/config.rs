//! `warpproof.toml`: what a project asks of every run of `verify`.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueEnum;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::args::{Destination, Seconds, seconds};
use super::sizes::{self, SizeList};
use crate::codes::Code;
use crate::kir::assume::Assumption;
use crate::options::FailOn;
use crate::report::model::Severity;

/// The file's name.
pub const NAME: &str = "warpproof.toml";

/// What the file says.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Config {
    /// Files and folders to verify where the command line names none.
    pub files: Vec<PathBuf>,
    /// Other files of the program, and folders of them.
    pub with: Vec<PathBuf>,
    /// Kernels to verify; all if there are none.
    pub kernels: Vec<String>,
    /// Threads per block.
    #[serde(deserialize_with = "block")]
    pub block: Option<SizeList>,
    /// Blocks per grid.
    #[serde(deserialize_with = "grid")]
    pub grid: Option<SizeList>,
    /// Conditions that are taken for granted.
    #[serde(deserialize_with = "parsed_list")]
    pub assume: Vec<Assumption>,
    /// Arguments to clang.
    pub clang_args: Vec<String>,
    /// Seconds per kernel.
    #[serde(deserialize_with = "timeout")]
    pub timeout: Option<Seconds>,
    /// How reports are printed.
    #[serde(deserialize_with = "parsed_list")]
    pub format: Vec<Destination>,
    /// Which alarms are defects.
    #[serde(deserialize_with = "fail_on")]
    pub fail_on: Option<FailOn>,
    /// The findings that are known.
    pub baseline: Option<PathBuf>,
    /// How much the findings of a code count.
    #[serde(deserialize_with = "severities")]
    pub severity: BTreeMap<Code, Severity>,
    /// What is asked of single kernels.
    pub kernel: BTreeMap<String, OfKernel>,
    /// Where the file is.
    #[serde(skip)]
    pub path: PathBuf,
}

/// What is asked of one kernel.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct OfKernel {
    /// Threads per block.
    #[serde(deserialize_with = "block")]
    pub block: Option<SizeList>,
    /// Blocks per grid.
    #[serde(deserialize_with = "grid")]
    pub grid: Option<SizeList>,
    /// Conditions that are taken for granted.
    #[serde(deserialize_with = "parsed_list")]
    pub assume: Vec<Assumption>,
}

impl Config {
    /// Reads the file.
    ///
    /// # Errors
    /// It cannot be read, or says what we do not know; in words, with the place.
    pub fn read(path: &Path) -> Result<Config, String> {
        let name = path.display();
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("the configuration {name} cannot be read: {error}"))?;
        let config: Config = toml::from_str(&text).map_err(|error| {
            let before = error.span().map_or("", |span| &text[..span.start]);
            let line = before.matches('\n').count() + 1;
            let message = error.message().trim_end().replace('\n', "; ");
            format!("{name}:{line}: {message}")
        })?;
        let folder = path.parent().unwrap_or(Path::new(""));
        Ok(config.placed(folder, path))
    }

    /// The file for a run that is about `first`: in its folder, or in the next one above that has
    /// one. Below the current folder its name is from there.
    pub fn find(first: &Path) -> Option<PathBuf> {
        let folder = match first.is_dir() {
            true => first,
            false => first.parent().unwrap_or(Path::new("")),
        };
        let here = std::env::current_dir().and_then(|here| here.canonicalize());
        let here = here.unwrap_or_default();
        let folder = here.join(folder).canonicalize().ok()?;
        let mut all = folder.ancestors().map(|folder| folder.join(NAME));
        let path = all.find(|path| path.is_file())?;
        Some(
            path.strip_prefix(&here)
                .map_or(path.clone(), Path::to_owned),
        )
    }

    /// Paths in the file are from its folder.
    fn placed(mut self, folder: &Path, path: &Path) -> Config {
        for files in [&mut self.files, &mut self.with] {
            *files = files.iter().map(|file| folder.join(file)).collect();
        }
        self.baseline = self.baseline.map(|file| folder.join(file));
        for destination in &mut self.format {
            destination.file = destination.file.take().map(|file| folder.join(file));
        }
        self.clang_args = from_folder(&self.clang_args, folder);
        self.path = path.to_owned();
        self
    }
}

/// Arguments to clang whose paths are from a folder.
fn from_folder(args: &[String], folder: &Path) -> Vec<String> {
    const WITH_PATH: [&str; 6] = [
        "-isystem",
        "-iquote",
        "-include",
        "-imacros",
        "-idirafter",
        "-I",
    ];
    let place = |path: &str| folder.join(path).display().to_string();
    let mut all = Vec::new();
    let mut words = args.iter();
    while let Some(word) = words.next() {
        let option = WITH_PATH.iter().find(|option| word.starts_with(*option));
        match option.map(|option| (option, &word[option.len()..])) {
            None => all.push(word.clone()),
            Some((option, "")) => {
                all.push((*option).to_owned());
                all.extend(words.next().map(|path| place(path)));
            }
            Some((option, path)) => all.push(match path.strip_prefix('=') {
                Some(path) => format!("{option}={}", place(path)),
                None => format!("{option}{}", place(path)),
            }),
        }
    }
    all
}

fn block<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SizeList>, D::Error> {
    size(from, sizes::block)
}

fn grid<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SizeList>, D::Error> {
    size(from, sizes::grid)
}

/// Sizes, as a text or as a number.
fn size<'de, D: Deserializer<'de>>(
    from: D,
    parse: fn(&str) -> Result<SizeList, String>,
) -> Result<Option<SizeList>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "sizes are a text such as \"16,16\" or a number")]
    enum Written {
        Text(String),
        Number(i64),
    }
    let text = match Written::deserialize(from)? {
        Written::Text(text) => text,
        Written::Number(number) => number.to_string(),
    };
    parse(&text).map(Some).map_err(D::Error::custom)
}

fn timeout<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Seconds>, D::Error> {
    let number = f64::deserialize(from)?;
    seconds(&number.to_string())
        .map(Some)
        .map_err(D::Error::custom)
}

fn fail_on<'de, D: Deserializer<'de>>(from: D) -> Result<Option<FailOn>, D::Error> {
    let text = String::deserialize(from)?;
    FailOn::from_str(&text, false)
        .map(Some)
        .map_err(|_| D::Error::custom(format!("`{text}` is none of `defect` and `possible`")))
}

fn parsed_list<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
    T::Err: Display,
{
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "a text, or a list of texts")]
    enum Written {
        One(String),
        Many(Vec<String>),
    }
    let texts = match Written::deserialize(from)? {
        Written::One(text) => vec![text],
        Written::Many(texts) => texts,
    };
    let parse = |text: &String| {
        let value = text.parse::<T>();
        value.map_err(|error| D::Error::custom(format!("`{text}`: {error}")))
    };
    texts.iter().map(parse).collect()
}

fn severities<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<Code, Severity>, D::Error> {
    let severities: BTreeMap<Code, Severity> = BTreeMap::deserialize(from)?;
    let other = severities.keys().find(|code| !is_of_findings(**code));
    match other {
        None => Ok(severities),
        Some(code) => Err(D::Error::custom(format!(
            "{code} has no severity: it is no finding of `verify`, see `warpproof explain {code}`"
        ))),
    }
}

/// Is a code one of what `verify` finds, and not of what a verdict rests on or of explorations?
fn is_of_findings(code: Code) -> bool {
    !["WP06", "WP08"]
        .iter()
        .any(|family| code.id().starts_with(family))
}
