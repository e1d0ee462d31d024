//! Annotations of GitHub's workflows: commands that a runner reads off a job's output
//! (GitHub Docs, "Workflow commands for GitHub Actions").

use std::io::{self, Write};

use super::finding::{Finding, Level, Place, failures, findings};
use super::human::why;
use super::json::Entry;
use super::model::{Because, Severity};

/// Prints one line for each finding.
pub fn write(entries: &[Entry], out: &mut dyn Write) -> io::Result<()> {
    for entry in entries {
        // What a baseline knows is no news.
        let is_news = |finding: &Finding| finding.silenced != Some(Because::Baseline);
        for finding in findings(entry).into_iter().filter(is_news) {
            writeln!(out, "{}", annotation(&finding))?;
        }
        for failure in failures(entry) {
            let file = property("file", entry.file());
            writeln!(out, "::error {file},title=warpproof::{}", data(failure))?;
        }
    }
    out.flush()
}

fn annotation(finding: &Finding) -> String {
    let severity = Severity::Warning;
    let suppressed =
        (finding.silenced.as_ref()).filter(|why| **why != Because::Severity { severity });
    let command = match finding.level {
        _ if suppressed.is_some() => "notice",
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    };
    let mut properties = vec![property("file", &finding.file)];
    if let Some(place) = finding.places.first() {
        properties = vec![
            property("file", &place.file),
            property("line", &place.line.to_string()),
        ];
        if let Some((start, end)) = place.columns {
            properties.push(property("col", &start.to_string()));
            properties.push(property("endColumn", &end.to_string()));
        }
    }
    let title = format!("{} {}", finding.code, finding.code.name());
    properties.push(property("title", &title));
    let labels = finding
        .places
        .iter()
        .filter(|place| !place.label.is_empty());
    let lines = [match suppressed {
        Some(because) => format!("suppressed: {}: {}", finding.said(), why(because)),
        None => finding.said(),
    }];
    let lines: Vec<String> = lines.into_iter().chain(labels.map(line)).collect();
    format!(
        "::{command} {}::{}",
        properties.join(","),
        data(&lines.join("\n"))
    )
}

fn line(place: &Place) -> String {
    format!("{}:{}: {}", place.file, place.line, place.label)
}

fn data(text: &str) -> String {
    let text = text.replace('%', "%25");
    text.replace('\r', "%0D").replace('\n', "%0A")
}

fn property(name: &str, value: &str) -> String {
    let value = data(value).replace(':', "%3A").replace(',', "%2C");
    format!("{name}={value}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::Code;

    #[test]
    fn what_ends_a_command_or_a_property_is_escaped() {
        let place = Place {
            file: "a,b:c%.cu".into(),
            line: 3,
            columns: Some((5, 8)),
            text: String::new(),
            label: "thread 0 reads\r\n100%".into(),
            calls: Vec::new(),
        };
        let finding = Finding {
            code: Code::SharedReadWriteRace,
            level: Level::Error,
            message: "race on `p`: now, here".into(),
            file: "k.cu".into(),
            subject: vec!["sum".into()],
            places: vec![place],
            why: Vec::new(),
            change: None,
            silenced: None,
            fingerprint: String::new(),
        };
        assert_eq!(
            annotation(&finding),
            "::error file=a%2Cb%3Ac%25.cu,line=3,col=5,endColumn=8,\
             title=WP0101 shared-read-write-race::sum: race on `p`: now, here%0A\
             a,b:c%25.cu:3: thread 0 reads%0D%0A100%25"
        );
    }
}
