//! Recordings as files.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use thiserror::Error;

use super::{Argument, Launch, POINTER, Recording, VERSION};

/// Why a file is no recording.
#[derive(Debug, Error)]
pub enum RecordingError {
    #[error("cannot read the recording {}: {error}", path.display())]
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error("{} is no recording of launches: {message}", path.display())]
    Malformed { path: PathBuf, message: String },
    #[error(
        "{} is a recording of version {found}, and this program reads version {VERSION}: record the \
         program again",
        path.display()
    )]
    Version { path: PathBuf, found: u32 },
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

impl Recording {
    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, is no recording, or one of another version.
    pub fn read(path: &Path) -> Result<Recording, RecordingError> {
        let text = fs::read_to_string(path).map_err(|error| RecordingError::Unreadable {
            path: path.to_owned(),
            error,
        })?;
        let malformed = |message: String| RecordingError::Malformed {
            path: path.to_owned(),
            message,
        };
        let versioned: Versioned =
            serde_json::from_str(&text).map_err(|error| malformed(error.to_string()))?;
        if versioned.version != VERSION {
            return Err(RecordingError::Version {
                path: path.to_owned(),
                found: versioned.version,
            });
        }
        let recording: Recording =
            serde_json::from_str(&text).map_err(|error| malformed(error.to_string()))?;
        recording.check().map_err(malformed)?;
        Ok(recording)
    }

    /// The recording as a file has it, a launch a line.
    ///
    /// # Errors
    /// A path is not UTF-8.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        let launches: Result<Vec<String>, _> =
            self.launches.iter().map(serde_json::to_string).collect();
        let programs: Result<Vec<String>, _> =
            self.programs.iter().map(serde_json::to_string).collect();
        let list = |lines: Vec<String>| match lines.is_empty() {
            true => "[]".to_owned(),
            false => format!("[\n    {}\n  ]", lines.join(",\n    ")),
        };
        Ok(format!(
            "{{\n  \"version\": {},\n  \"command\": {},\n  \"ended\": {},\n  \"kernels_ran\": {},\n  \
             \"programs\": {},\n  \"launches\": {}\n}}\n",
            self.version,
            serde_json::to_string(&self.command)?,
            serde_json::to_string(&self.ended)?,
            self.kernels_ran,
            list(programs?),
            list(launches?),
        ))
    }

    fn check(&self) -> Result<(), String> {
        for launch in &self.launches {
            let said = |message: String| format!("a launch of `{}` {message}", launch.kernel);
            launch.check().map_err(said)?;
            if launch.program.is_some_and(|at| at >= self.programs.len()) {
                return Err(said("names a program that is not there".to_owned()));
            }
        }
        Ok(())
    }
}

impl Launch {
    /// What is wrong with it, in words.
    fn check(&self) -> Result<(), String> {
        let block = self.block.unwrap_or([1; 3]);
        if self.threads.contains(&0) || block.contains(&0) {
            return Err("has a size of zero".to_owned());
        }
        if self.count == 0 {
            return Err("never happened: its count is zero".to_owned());
        }
        let arguments = self.arguments.iter().flatten().enumerate();
        for (index, argument) in arguments {
            let said = |message| format!("has an argument, number {}, {message}", index + 1);
            argument.check().map_err(said)?;
        }
        Ok(())
    }
}

impl Argument {
    fn check(&self) -> Result<(), &'static str> {
        let Some(data) = &self.data else {
            return match self.pointers.is_empty() {
                true => Ok(()),
                false => Err("with pointers and no data"),
            };
        };
        if self.bytes != Some(data.0.len() as u64) {
            return Err("whose data is not as long as it says");
        }
        let fits = |at: u64| {
            at.checked_add(POINTER)
                .is_some_and(|end| Some(end) <= self.bytes)
        };
        match self.pointers.iter().all(|pointer| fits(pointer.at)) {
            true => Ok(()),
            false => Err("with a pointer that lies outside of it"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Data, Pointer, Program};
    use super::*;
    use crate::frontend::Language;

    fn recording() -> Recording {
        Recording {
            version: VERSION,
            command: vec!["app".to_owned(), "a \"b\"".to_owned()],
            ended: "exit status: 0".to_owned(),
            kernels_ran: true,
            programs: vec![Program {
                language: Language::OpenCl,
                file: "launches.1.cl".into(),
                options: vec!["-DN=1".to_owned()],
            }],
            launches: vec![Launch {
                kernel: "k".to_owned(),
                program: Some(0),
                block: Some([2, 1, 1]),
                threads: [8, 1, 1],
                offset: [0; 3],
                shared: 0,
                arguments: Some(vec![Argument {
                    bytes: Some(8),
                    data: Some(Data(vec![0; 8])),
                    pointers: vec![Pointer {
                        at: 0,
                        array: 0,
                        offset: 0,
                        bytes: Some(64),
                        fresh: true,
                    }],
                    local: false,
                }]),
                count: 3,
            }],
        }
    }

    fn read(text: &str) -> Result<Recording, RecordingError> {
        let file = tempfile::NamedTempFile::new().expect("a file");
        fs::write(file.path(), text).expect("written");
        Recording::read(file.path())
    }

    #[test]
    fn what_is_written_is_read() {
        let text = recording().text().expect("UTF-8");
        assert_eq!(read(&text).expect("a recording"), recording());
    }

    #[test]
    fn what_is_wrong_is_said() {
        let text = recording().text().expect("UTF-8");
        for (from, to, message) in [
            ("\"version\": 1", "\"version\": 7", "of version 7"),
            ("\"version\"", "\"edition\"", "missing field `version`"),
            ("[8,1,1]", "[8,0,1]", "a launch of `k` has a size of zero"),
            ("[2,1,1]", "[0,1,1]", "a launch of `k` has a size of zero"),
            ("\"count\":3", "\"count\":0", "its count is zero"),
            (
                "\"program\":0",
                "\"program\":1",
                "a program that is not there",
            ),
            ("\"bytes\":8", "\"bytes\":9", "number 1, whose data"),
            ("\"at\":0", "\"at\":4", "a pointer that lies outside"),
            ("\"0000", "\"0g00", "Invalid character 'g'"),
            ("\"kernel\"", "\"colonel\"", "unknown field `colonel`"),
            ("]\n}", "]", "EOF"),
        ] {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text);
            let error = read(&changed).expect_err(message).to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
