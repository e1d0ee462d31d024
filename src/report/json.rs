//! The JSON form of reports. `docs/json.md` documents the schema.

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::model::{IvlReport, ReplayReport, Report};

/// Raised when a field changes its meaning or goes away, not when one is added.
pub const SCHEMA: u32 = 1;

/// What `verify --format json` prints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// Version of the schema, see `SCHEMA`.
    pub schema: u32,
    /// One entry per input file, in the order of the command line.
    pub files: Vec<Entry>,
}

/// The answer for one input file, or why there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// The front end or the setup failed.
    Failure {
        file: String,
        error: String,
    },
    Report(Report),
}

impl Entry {
    /// Path of the file as the user gave it.
    pub fn file(&self) -> &str {
        match self {
            Entry::Failure { file, .. } => file,
            Entry::Report(report) => &report.file,
        }
    }

    /// The entry of a file that has no report.
    pub fn failure(path: &Path, error: &dyn Error) -> Entry {
        Entry::Failure {
            file: path.display().to_string(),
            error: error.to_string(),
        }
    }
}

impl Document {
    pub fn new(files: Vec<Entry>) -> Document {
        Document {
            schema: SCHEMA,
            files,
        }
    }

    /// Reads what `write` wrote.
    pub fn parse(text: &str) -> Result<Document, serde_json::Error> {
        serde_json::from_str(text)
    }

    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        write_json(self, out)
    }
}

/// A document that grows file by file, for those whose end comes before the last.
pub struct Growing(String);

impl Default for Growing {
    fn default() -> Self {
        Growing(format!("{{\"schema\":{SCHEMA},\"files\":["))
    }
}

impl Growing {
    pub fn push(&mut self, entry: &Entry) {
        self.0 += &text(entry);
        self.0.push(',');
    }

    /// The document that has one more entry and no others.
    pub fn with_last(&self, entry: &Entry) -> String {
        format!("{}{}]}}\n", self.0, text(entry))
    }
}

fn text(entry: &Entry) -> String {
    // Strings and numbers always have a form.
    serde_json::to_string(entry).unwrap_or_default()
}

impl ReplayReport {
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        write_json(self, out)
    }
}

impl IvlReport {
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        write_json(self, out)
    }
}

pub(super) fn write_json(value: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::Code;
    use crate::report::model::*;

    #[test]
    fn a_growing_document_is_one_at_any_time() {
        let entry = |file: &str| Entry::Failure {
            file: file.to_owned(),
            error: "\"gone\"".to_owned(),
        };
        let mut growing = Growing::default();
        for file in ["a.cu", "b.cu", "c.cu"] {
            let document = Document::parse(&growing.with_last(&entry(file))).expect("a document");
            assert_eq!(document.files.last(), Some(&entry(file)));
            growing.push(&entry(file));
        }
        let document = Document::parse(&growing.with_last(&entry("d.cu"))).expect("a document");
        assert_eq!(
            document,
            Document::new(["a.cu", "b.cu", "c.cu", "d.cu"].map(entry).to_vec())
        );
    }

    fn race() -> Defect {
        let span = Span {
            file: "k.cu".into(),
            line: 3,
            column: 8,
            inlined_at: vec![],
        };
        let thread = ThreadReport {
            thread: [1, 0, 0],
            block: [0, 0, 0],
        };
        let access = AccessReport {
            access: AccessKind::Write,
            span: Some(span),
            thread,
            byte_offset: Some(4),
            width: 4,
            value: None,
            summarised: false,
        };
        Defect::Race {
            confidence: Confidence::Possible,
            memory: MemorySpace::Shared,
            array: "out".into(),
            element: Some(1),
            same_value: false,
            accesses: vec![access],
            values: vec![Value {
                name: "n".into(),
                value: "7".into(),
            }],
            abstractions: vec![Abstraction::SharedState],
            exploration: None,
            why: Vec::new(),
        }
    }

    #[test]
    fn the_schema_is_pinned() {
        let launch = LaunchReport::new([Some(4), Some(1), Some(1)], [None; 3]);
        let kernel = KernelReport {
            reasons: vec![Reason {
                kind: ReasonKind::Timeout,
                code: None,
                message: "late".into(),
                span: None,
            }],
            defects: vec![race()],
            assumptions: vec![Statement {
                code: Code::FloatsAreFunctions,
                text: "sums are sums".into(),
            }],
            printed: vec![PrintedArray {
                array: "out".into(),
                first: 2,
                elements: vec!["1".into()],
            }],
            operations: Some(9),
            timings: vec![PhaseTime {
                phase: "solve".into(),
                ms: 1.5,
            }],
            ..KernelReport::new("axpy".into(), launch, Verdict::Defect)
        };
        let report = Report {
            kernels: vec![kernel],
            ..Report::empty("k.cu".as_ref())
        };
        let failure = Entry::Failure {
            file: "l.cu".into(),
            error: "no such file".into(),
        };
        let document = Document::new(vec![Entry::Report(report), failure]);

        let compact = serde_json::to_string(&document).expect("plain data");
        assert_eq!(
            compact,
            concat!(
                r#"{"schema":1,"files":[{"file":"k.cu","kernels":[{"kernel":"axpy","#,
                r#""launch":{"block":[4,1,1],"grid":[null,null,null]},"verdict":"defect","#,
                r#""reasons":[{"id":"WP0401","name":"timeout","kind":"timeout","message":"late"}],"#,
                r#""defects":[{"id":"WP0102","name":"shared-write-write-race","kind":"race","#,
                r#""confidence":"possible","memory":"shared","array":"out","element":1,"#,
                r#""same_value":false,"accesses":[{"access":"write","span":{"file":"k.cu","line":3,"#,
                r#""column":8},"thread":{"thread":[1,0,0],"block":[0,0,0]},"byte_offset":4,"width":4,"#,
                r#""summarised":false}],"values":[{"name":"n","value":"7"}],"#,
                r#""abstractions":["shared-state"]}],"assumptions":["sums are sums"],"#,
                r#""assumption_ids":["WP0603"],"#,
                r#""printed":[{"array":"out","first":2,"elements":["1"]}],"operations":9,"timings":[{"phase":"solve","ms":1.5}]}],"timings":[]},"#,
                r#"{"file":"l.cu","error":"no such file"}]}"#,
            )
        );
        assert_eq!(Document::parse(&compact).expect("our own output"), document);
    }
}
