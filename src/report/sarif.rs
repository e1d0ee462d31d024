//! SARIF 2.1.0 (OASIS Standard, "Static Analysis Results Interchange Format"): findings as
//! results, with the two threads of a race as a code flow; assumptions and failures as
//! notifications.

mod disposition;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::Path;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_json::Value;
use serde_sarif::sarif::{
    self, ArtifactChange, ArtifactContent, ArtifactLocation, CodeFlow, Fix, Invocation, Location,
    LogicalLocation, Message, MultiformatMessageString, Notification, PhysicalLocation, Region,
    Replacement, ReportingDescriptor, ReportingDescriptorReference, ResultLevel, Run, Sarif,
    ThreadFlow, ThreadFlowLocation, Tool, ToolComponent,
};

use super::finding::{Finding, Level, Place, failures, findings};
use super::json::{Entry, write_json};
use super::model::{Change, Statement};
use crate::codes::Code;
use disposition::{absent, absent_result, dispose, has_baseline};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Our fingerprint of a result, which does not change with the numbers of its lines.
const FINGERPRINT: &str = "warpproof/v2";

/// Prints the log, which has one run.
pub fn write(entries: &[Entry], out: &mut dyn Write) -> io::Result<()> {
    write_json(&log(entries), out)
}

fn log(entries: &[Entry]) -> Sarif {
    let findings: Vec<Finding> = entries.iter().flat_map(findings).collect();
    let assumptions = assumptions(entries);
    let absent: Vec<_> = absent(entries).collect();
    let of_absent = absent.iter().map(|(_, one)| one.id);
    let rules = codes(findings.iter().map(|finding| finding.code).chain(of_absent));
    let notifications = codes(assumptions.iter().map(|said| said.code));
    let driver = ToolComponent::builder()
        .name("Warpproof")
        .version(env!("CARGO_PKG_VERSION"))
        .semantic_version(env!("CARGO_PKG_VERSION"))
        .rules(rules.iter().copied().map(rule).collect::<Vec<_>>())
        .notifications(notifications.into_iter().map(rule).collect::<Vec<_>>())
        .build();
    let has_baseline = has_baseline(entries);
    let results = findings.iter().map(|finding| {
        let mut result = result(finding, &rules);
        dispose(&mut result, finding, has_baseline);
        result
    });
    let absent = absent.iter().map(|(file, one)| absent_result(file, one));
    let results = results.chain(absent);
    let run = Run::builder()
        .tool(Tool::builder().driver(driver).build())
        .invocations(vec![invocation(entries, &assumptions)])
        .results(results.collect::<Vec<_>>())
        .column_kind(Value::from("unicodeCodePoints"))
        .build();
    Sarif::builder()
        .schema(SCHEMA)
        .version(Value::from("2.1.0"))
        .runs(vec![run])
        .build()
}

fn codes(all: impl Iterator<Item = Code>) -> Vec<Code> {
    let codes: BTreeSet<Code> = all.collect();
    codes.into_iter().collect()
}

/// What verdicts rest on, each once.
fn assumptions(entries: &[Entry]) -> Vec<Statement> {
    let mut all: Vec<Statement> = Vec::new();
    for entry in entries {
        let Entry::Report(report) = entry else {
            continue;
        };
        let kernels = report.kernels.iter();
        for assumption in kernels.flat_map(|kernel| &kernel.assumptions) {
            if !all.contains(assumption) {
                all.push(assumption.clone());
            }
        }
    }
    all
}

/// A code, with its page as help.
fn rule(code: Code) -> ReportingDescriptor {
    let text = |text: &str| MultiformatMessageString::builder().text(text).build();
    let mut help = text(code.page());
    help.markdown = Some(code.page().to_owned());
    ReportingDescriptor::builder()
        .id(code.id())
        .name(code.name())
        .short_description(text(code.summary()))
        .help(help)
        .build()
}

fn invocation(entries: &[Entry], assumptions: &[Statement]) -> Invocation {
    let mut notes = Vec::new();
    for entry in entries {
        for failure in failures(entry) {
            let mut note = notification(failure, "error");
            note.locations = Some(vec![location(entry.file(), None, "")]);
            notes.push(note);
        }
    }
    let successful = notes.is_empty();
    for said in assumptions {
        let mut note = notification(&format!("assuming {}", said.text), "note");
        let code = ReportingDescriptorReference::builder();
        note.descriptor = Some(code.id(said.code.id()).build());
        notes.push(note);
    }
    Invocation::builder()
        .execution_successful(successful)
        .tool_execution_notifications(notes)
        .build()
}

fn notification(text: &str, level: &str) -> Notification {
    Notification::builder()
        .message(message(text))
        .level(Value::from(level))
        .build()
}

fn result(finding: &Finding, rules: &[Code]) -> sarif::Result {
    let mut result = sarif::Result::builder()
        .rule_id(finding.code.id())
        .level(match finding.level {
            Level::Error => ResultLevel::Error,
            Level::Warning => ResultLevel::Warning,
            Level::Note => ResultLevel::Note,
        })
        .message(message(&sentence(finding)))
        .partial_fingerprints(BTreeMap::from([(
            FINGERPRINT.to_owned(),
            finding.fingerprint.clone(),
        )]))
        .build();
    let rule = rules.iter().position(|code| *code == finding.code);
    result.rule_index = rule.map(|index| index as i64);
    let mut places = finding.places.iter();
    let mut primary = match places.next() {
        Some(place) => placed(place),
        None => location(&finding.file, None, ""),
    };
    let kernel = finding.subject.first().map(|kernel| {
        let kernel = LogicalLocation::builder().name(kernel.as_str());
        vec![kernel.kind("function").build()]
    });
    primary.logical_locations = kernel;
    result.locations = Some(vec![primary]);
    let calls = finding.places.iter().flat_map(|place| &place.calls);
    let related: Vec<Location> = places
        .chain(calls)
        .chain(&finding.why)
        .map(placed)
        .collect();
    if !related.is_empty() {
        result.related_locations = Some(related);
    }
    result.fixes = finding
        .change
        .as_ref()
        .map(|change| vec![fix(finding, change)]);
    if finding.places.len() == 2 {
        let threads = finding.places.iter().map(thread_flow).collect::<Vec<_>>();
        result.code_flows = Some(vec![CodeFlow::builder().thread_flows(threads).build()]);
    }
    result
}

/// The change with which the kernel is proved, of the input file.
fn fix(finding: &Finding, change: &Change) -> Fix {
    let replacements = change.edits.iter().map(|edit| {
        let line = i64::from(edit.line);
        let region = Region::builder()
            .start_line(line)
            .start_column(1)
            .end_line(line + i64::from(edit.lines))
            .end_column(1);
        let text = ArtifactContent::builder().text(edit.text.clone());
        Replacement::builder()
            .deleted_region(region.build())
            .inserted_content(text.build())
            .build()
    });
    let file = ArtifactLocation::builder().uri(uri(&finding.file)).build();
    let changes = ArtifactChange::builder()
        .artifact_location(file)
        .replacements(replacements.collect::<Vec<_>>());
    let proved = format!("{} is proved with this change", change.kernel);
    let cautions = change.cautions.iter().map(|caution| format!("; {caution}"));
    Fix::builder()
        .description(message(&(proved + &cautions.collect::<String>())))
        .artifact_changes(vec![changes.build()])
        .build()
}

/// The kernel, what is wrong with it, and what each thread does.
fn sentence(finding: &Finding) -> String {
    let labels = finding.places.iter().map(|place| place.label.as_str());
    let labels: Vec<&str> = labels.filter(|label| !label.is_empty()).collect();
    let said = finding.said();
    match labels.is_empty() {
        true => said,
        false => format!("{said}: {}", labels.join("; ")),
    }
}

/// How one of the threads comes to its place: the calls, outermost first, and the place.
fn thread_flow(place: &Place) -> ThreadFlow {
    let steps = place.calls.iter().rev().chain([place]);
    let step = |place: &Place| {
        ThreadFlowLocation::builder()
            .location(placed(place))
            .build()
    };
    ThreadFlow::builder()
        .message(message(&place.label))
        .locations(steps.map(step).collect::<Vec<_>>())
        .build()
}

fn placed(place: &Place) -> Location {
    let mut region = Region::builder().start_line(i64::from(place.line)).build();
    if let Some((start, end)) = place.columns {
        region.start_column = Some(start as i64);
        region.end_column = Some(end as i64);
    }
    // Lines count from 1; 0 is none.
    location(
        &place.file,
        (place.line > 0).then_some(region),
        &place.label,
    )
}

fn location(file: &str, region: Option<Region>, label: &str) -> Location {
    let mut place = PhysicalLocation::builder()
        .artifact_location(ArtifactLocation::builder().uri(uri(file)).build())
        .build();
    place.region = region;
    let mut location = Location::builder().physical_location(place).build();
    location.message = (!label.is_empty()).then(|| message(label));
    location
}

fn message(text: &str) -> Message {
    // Braces would be placeholders.
    let text = text.replace('{', "{{").replace('}', "}}");
    Message::builder().text(text).build()
}

/// A path as a URI reference: relative to where the program was started, or absolute.
fn uri(path: &str) -> String {
    /// What a segment of a path may not have (RFC 3986, section 3.3), and `:`, which would
    /// make a scheme of the first one.
    const RESERVED: &AsciiSet = &CONTROLS
        .add(b' ')
        .add(b'"')
        .add(b'#')
        .add(b'%')
        .add(b':')
        .add(b'<')
        .add(b'>')
        .add(b'?')
        .add(b'[')
        .add(b'\\')
        .add(b']')
        .add(b'^')
        .add(b'`')
        .add(b'{')
        .add(b'|')
        .add(b'}');
    let encoded = utf8_percent_encode(path, RESERVED);
    match Path::new(path).is_absolute() {
        true => format!("file://{encoded}"),
        false => encoded.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_uris() {
        assert_eq!(uri("src/a b.cu"), "src/a%20b.cu");
        assert_eq!(uri("C:x#1.cu"), "C%3Ax%231.cu");
        assert_eq!(uri("/tmp/é%.cu"), "file:///tmp/%C3%A9%25.cu");
    }
}
