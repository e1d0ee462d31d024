//! How reports are printed, and where.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};

use crate::cli::config::Config;

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub struct OutputArguments {
    /// How to print the report: human (if not given), short, json, sarif, github, junit or html; with
    /// a file, there and not on standard output; may be repeated
    #[arg(long = "format", value_name = "FORMAT[=FILE]")]
    pub formats: Vec<Destination>,
    /// Write a page with sources and drawings as well, as `--format html=FILE` does
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Where the format that has no file goes, in place of standard output
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Show the time of each phase
    #[arg(long)]
    pub timings: bool,
    /// Show what the verdicts rest on, once for all kernels, and not only how much
    #[arg(long)]
    pub assumptions: bool,
    /// In text, leave out kernels that are proved, and what verdicts rest on
    #[arg(short, long, conflicts_with_all = ["verbose", "timings", "assumptions"])]
    pub quiet: bool,
    /// As `--timings --assumptions`
    #[arg(short, long)]
    pub verbose: bool,
}

impl OutputArguments {
    /// Takes what is not given here from a project's configuration.
    pub fn complete(&mut self, config: &Config) {
        if self.formats.is_empty() {
            self.formats.clone_from(&config.format);
        }
    }
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
    /// A page with sources and drawings.
    Html,
}

/// A format, and the file that it goes to if one is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    pub format: Format,
    pub file: Option<PathBuf>,
}

impl OutputArguments {
    /// Every format with its file; text for people where none is named.
    pub fn destinations(&self) -> Vec<Destination> {
        let human = self.formats.is_empty().then_some(Destination {
            format: Format::Human,
            file: None,
        });
        let page = self.html.iter().map(|file| Destination {
            format: Format::Html,
            file: Some(file.clone()),
        });
        let named = self.formats.iter().cloned();
        human.into_iter().chain(named).chain(page).collect()
    }

    /// Is a page to be written?
    pub fn has_page(&self) -> bool {
        let mut all = self.destinations().into_iter();
        all.any(|one| one.format == Format::Html)
    }
}

impl FromStr for Destination {
    type Err = String;

    fn from_str(text: &str) -> Result<Destination, String> {
        let (word, file) = match text.split_once('=') {
            Some((_, "")) => return Err("the file has no name".to_owned()),
            Some((word, file)) => (word, Some(PathBuf::from(file))),
            None => (text, None),
        };
        let format = Format::from_str(word, false).map_err(|_| {
            "it is one of human, short, json, sarif, github, junit and html".to_owned()
        })?;
        Ok(Destination { format, file })
    }
}
