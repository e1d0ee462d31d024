//! Where reports go: each format to a file or to standard output.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use codespan_reporting::term::termcolor::{NoColor, StandardStream, WriteColor};

use super::args::{Destination, Format, OutputArguments};
use super::colour;
use crate::report::human::{Details, Human};
use crate::report::json::{Document, Entry};
use crate::report::model::{KernelReport, Report};
use crate::report::{github, html, junit, sarif};

/// All formats that were asked for.
pub struct Outputs(Vec<Output>);

struct Output {
    /// What messages call it.
    name: String,
    format: Format,
    sink: Sink,
}

enum Sink {
    /// Grows with each kernel.
    Text(Box<Human<Box<dyn WriteColor>>>),
    /// Is written when all is known.
    Document(Box<dyn Write>),
    /// So is this, to a file that is opened then: where that fails, the others are complete.
    Page(PathBuf),
}

const STDOUT: &str = "standard output";

impl Outputs {
    /// Opens the files, before there is anything to write. None of them is an input.
    ///
    /// # Errors
    /// Formats that share a place, or a file that cannot be written; what to do, in words.
    pub fn open<'a>(
        arguments: &OutputArguments,
        inputs: impl Iterator<Item = &'a Path>,
    ) -> Result<Outputs, String> {
        let places = places(arguments)?;
        let inputs: Vec<PathBuf> = inputs.flat_map(Path::canonicalize).collect();
        let mut files = places.iter().filter_map(|(_, file)| file.as_ref());
        let is_input = |file: &&PathBuf| file.canonicalize().is_ok_and(|f| inputs.contains(&f));
        if let Some(file) = files.find(is_input) {
            let file = file.display();
            return Err(format!(
                "{file} is an input: name another file for the report"
            ));
        }
        let outputs = places.into_iter().map(|(format, file)| {
            Ok(Output {
                name: match &file {
                    Some(file) => file.display().to_string(),
                    None => STDOUT.to_owned(),
                },
                format,
                sink: sink(format, file.as_deref(), arguments)?,
            })
        });
        outputs.collect::<Result<_, _>>().map(Outputs)
    }

    /// Is standard output to have a JSON document, and nothing else?
    pub fn print_json(&self) -> bool {
        let mut outputs = self.0.iter();
        outputs.any(|output| output.format == Format::Json && output.name == STDOUT)
    }

    /// Tells of a kernel before the report of its file is complete.
    ///
    /// # Errors
    /// What cannot be written, in words; so below.
    pub fn kernel(&mut self, path: &Path, kernel: &KernelReport) -> Result<(), String> {
        let file = path.display().to_string();
        self.texts(|text| text.kernel_of(path, &file, kernel))
    }

    /// Tells what there is beside the kernels.
    pub fn rest(&mut self, report: &Report) -> Result<(), String> {
        self.texts(|text| text.rest(report))
    }

    /// Tells of a whole file.
    pub fn file(&mut self, path: &Path, report: &Report) -> Result<(), String> {
        self.texts(|text| text.file(path, report))
    }

    /// Ends the texts.
    pub fn summary(&mut self, entries: &[Entry], elapsed: Duration) -> Result<(), String> {
        self.texts(|text| text.summary(entries, elapsed))
    }

    /// Writes the documents.
    pub fn documents(&mut self, entries: Vec<Entry>) -> Result<(), String> {
        let document = Document::new(entries);
        // A page that cannot be written leaves the others to be written.
        self.0
            .sort_by_key(|output| matches!(output.sink, Sink::Page(_)));
        self.each(|output| match &mut output.sink {
            Sink::Text(_) => Ok(()),
            Sink::Document(out) => write(output.format, &document, out),
            Sink::Page(file) => {
                let mut file = BufWriter::new(File::create(file)?);
                write(output.format, &document, &mut file)
            }
        })
    }

    fn texts(
        &mut self,
        mut write: impl FnMut(&mut Human<Box<dyn WriteColor>>) -> io::Result<()>,
    ) -> Result<(), String> {
        self.each(|output| match &mut output.sink {
            Sink::Text(text) => write(text),
            Sink::Document(_) | Sink::Page(_) => Ok(()),
        })
    }

    fn each(&mut self, mut write: impl FnMut(&mut Output) -> io::Result<()>) -> Result<(), String> {
        for output in &mut self.0 {
            write(output).map_err(|error| format!("{} cannot be written: {error}", output.name))?;
        }
        Ok(())
    }
}

fn write(format: Format, document: &Document, out: &mut dyn Write) -> io::Result<()> {
    let files = &document.files;
    match format {
        Format::Human | Format::Short => Ok(()),
        Format::Json => document.write(out),
        Format::Sarif => sarif::write(files, out),
        Format::Github => github::write(files, out),
        Format::Junit => junit::write(files, out),
        Format::Html => html::write(files, out),
    }
}

/// Each format with its file; none where it goes to standard output.
fn places(arguments: &OutputArguments) -> Result<Vec<(Format, Option<PathBuf>)>, String> {
    let all = arguments.destinations();
    let open: Vec<&Destination> = all.iter().filter(|one| one.file.is_none()).collect();
    let name = |format: Format| format!("{format:?}").to_ascii_lowercase();
    if let [one, other, ..] = open.as_slice() {
        let (one, other) = (name(one.format), name(other.format));
        return Err(format!(
            "the formats {one} and {other} go to one place: name a file for one of them, as in \
             `--format {other}=FILE`"
        ));
    }
    if let (Some(file), []) = (&arguments.output, open.as_slice()) {
        let file = file.display();
        return Err(format!(
            "no format is left for `--output {file}`: all have a file of their own"
        ));
    }
    let mut places: Vec<(Format, Option<PathBuf>)> = Vec::new();
    for Destination { format, file } in &all {
        let file = file.as_ref().or(arguments.output.as_ref());
        if let Some(file) = file.filter(|file| places.iter().any(|(_, f)| f.as_ref() == Some(file)))
        {
            let file = file.display();
            return Err(format!("two formats go to {file}: name a file for each"));
        }
        places.push((*format, file.cloned()));
    }
    Ok(places)
}

fn sink(format: Format, file: Option<&Path>, arguments: &OutputArguments) -> Result<Sink, String> {
    if let (Format::Html, Some(file)) = (format, file) {
        return Ok(Sink::Page(file.to_owned()));
    }
    let file = file.map(|file| {
        let created = File::create(file).map(BufWriter::new);
        created.map_err(|error| {
            let file = file.display();
            format!("{file} cannot be written: {error}; name a file in a folder that takes one")
        })
    });
    let file = file.transpose()?;
    if !matches!(format, Format::Human | Format::Short) {
        return Ok(Sink::Document(match file {
            Some(file) => Box::new(file),
            None => Box::new(io::stdout()),
        }));
    }
    let out: Box<dyn WriteColor> = match file {
        Some(file) => Box::new(NoColor::new(file)),
        None => Box::new(StandardStream::stdout(colour::of(&io::stdout()))),
    };
    let details = Details {
        timings: arguments.timings || arguments.verbose,
        assumptions: arguments.assumptions || arguments.verbose,
        quiet: arguments.quiet,
        brief: format == Format::Short,
    };
    Ok(Sink::Text(Box::new(Human::new(out, details))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(formats: &[&str], output: Option<&str>) -> Result<Vec<String>, String> {
        let formats = formats.iter().map(|text| text.parse());
        let arguments = OutputArguments {
            formats: formats.collect::<Result<_, _>>()?,
            html: None,
            output: output.map(PathBuf::from),
            timings: false,
            assumptions: false,
            quiet: false,
            verbose: false,
        };
        let places = places(&arguments)?.into_iter().map(|(format, file)| {
            let file = file.map_or(STDOUT.to_owned(), |file| file.display().to_string());
            format!("{format:?} {file}")
        });
        Ok(places.collect())
    }

    #[test]
    fn each_format_has_a_place_of_its_own() {
        let places = |texts: &[&str]| Ok(texts.iter().map(|&text| text.to_owned()).collect());
        assert_eq!(asked(&[], None), places(&["Human standard output"]));
        assert_eq!(asked(&["junit"], Some("a")), places(&["Junit a"]));
        assert_eq!(
            asked(&["short", "sarif=a=b", "json=c"], None),
            places(&["Short standard output", "Sarif a=b", "Json c"])
        );
        for (formats, output) in [
            (&["human", "json"][..], None),
            (&["json=a", "sarif=a"], None),
            (&["json=a", "sarif"], Some("a")),
            (&["json=a"], Some("b")),
            (&["json="], None),
            (&["xml"], None),
        ] {
            assert!(asked(formats, output).is_err(), "{formats:?}");
        }
    }
}
