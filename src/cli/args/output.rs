//! How reports are printed, and where.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub struct OutputArguments {
    /// How to print the report: human, short, json, sarif, github or junit; with a file, there
    /// and not on standard output; may be repeated
    #[arg(long = "format", value_name = "FORMAT[=FILE]", default_value = "human")]
    pub formats: Vec<Destination>,
    /// Where the format that has no file goes, in place of standard output
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Show the time of each phase
    #[arg(long)]
    pub timings: bool,
    /// Show what the verdicts rest on, once for all kernels, and not only how much
    #[arg(long)]
    pub assumptions: bool,
}

/// Of commands that have one report for people and one for programs.
#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub struct PlainOutputArguments {
    /// How to print the report
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    pub format: PlainFormat,
    /// Show the time of each phase
    #[arg(long)]
    pub timings: bool,
    /// Show what the verdicts rest on, once for all kernels, and not only how much
    #[arg(long)]
    pub assumptions: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PlainFormat {
    /// Text with source excerpts
    Human,
    /// One JSON document
    Json,
}

/// What a report is printed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text with source excerpts.
    Human,
    /// Text, with one line for each finding.
    Short,
    /// One JSON document.
    Json,
    /// One SARIF log.
    Sarif,
    /// Annotations of GitHub's workflows.
    Github,
    /// JUnit XML.
    Junit,
}

/// A format, and the file that it goes to if one is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    pub format: Format,
    pub file: Option<PathBuf>,
}

impl FromStr for Destination {
    type Err = String;

    fn from_str(text: &str) -> Result<Destination, String> {
        let (word, file) = match text.split_once('=') {
            Some((_, "")) => return Err("the file has no name".to_owned()),
            Some((word, file)) => (word, Some(PathBuf::from(file))),
            None => (text, None),
        };
        let format = Format::from_str(word, false)
            .map_err(|_| "it is one of human, short, json, sarif, github and junit".to_owned())?;
        Ok(Destination { format, file })
    }
}
