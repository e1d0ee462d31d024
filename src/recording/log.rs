//! What the libraries that record have written: one JSON object a line.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use indexmap::{IndexMap, IndexSet};
use serde::Deserialize;

use super::{Argument, Data, Launch, POINTER, Pointer};

/// What a log says.
#[derive(Default)]
pub struct Log {
    /// Texts of OpenCL and how they were built, without those that are twice there.
    pub programs: IndexSet<BuiltProgram>,
    /// [`Launch::program`] is an index into the programs.
    pub launches: Vec<Launch>,
    /// Launches that no kernel ran for.
    pub without_device: bool,
    /// Lines that could not be written or read.
    pub lost: usize,
}

/// A program that was built when the program ran.
#[derive(PartialEq, Eq, Hash)]
pub struct BuiltProgram {
    /// None where there was none, as of a binary.
    pub text: Vec<u8>,
    /// As they were given.
    pub options: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Program { program: String, options: String },
    OpenCl(OpenClLaunch),
    Cuda(CudaLaunch),
}

#[derive(Deserialize)]
struct OpenClLaunch {
    kernel: String,
    of: String,
    threads: [u64; 3],
    offset: [u64; 3],
    block: Option<[u32; 3]>,
    arguments: Vec<Argument>,
}

#[derive(Deserialize)]
struct CudaLaunch {
    kernel: String,
    grid: [u32; 3],
    block: [u32; 3],
    shared: u64,
    arguments: Option<Vec<Argument>>,
}

impl Log {
    /// Reads the log in a folder, and the programs beside it.
    ///
    /// # Errors
    /// It is there and cannot be read.
    pub fn read(folder: &Path) -> io::Result<Log> {
        let mut log = Log::default();
        let mut names = BTreeMap::new();
        let mut counts: IndexMap<Launch, u64> = IndexMap::new();
        let file = match File::open(folder.join("log")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(log),
            file => file?,
        };
        for line in BufReader::new(file).split(b'\n') {
            let launch = match serde_json::from_str(&String::from_utf8_lossy(&line?)) {
                Ok(Line::Program { program, options }) => {
                    let text = std::fs::read(folder.join(&program)).unwrap_or_default();
                    if !text.is_empty() {
                        let built = BuiltProgram { text, options };
                        let (index, _) = log.programs.insert_full(built);
                        names.insert(program, index);
                    }
                    continue;
                }
                Ok(Line::OpenCl(launch)) => launch.known(&names),
                Ok(Line::Cuda(launch)) => {
                    log.without_device = true;
                    launch.known()
                }
                Err(_) => {
                    log.lost += 1;
                    continue;
                }
            };
            *counts.entry(launch).or_default() += 1;
        }
        let counted = counts.into_iter();
        log.launches = counted
            .map(|(launch, count)| Launch { count, ..launch })
            .collect();
        Ok(log)
    }
}

impl OpenClLaunch {
    fn known(self, programs: &BTreeMap<String, usize>) -> Launch {
        Launch {
            kernel: self.kernel,
            program: programs.get(&self.of).copied(),
            block: self.block,
            threads: self.threads,
            offset: self.offset,
            shared: 0,
            arguments: Some(without_addresses(self.arguments)),
            count: 0,
        }
    }
}

impl CudaLaunch {
    fn known(self) -> Launch {
        let threads = |dim: usize| u64::from(self.grid[dim]) * u64::from(self.block[dim]);
        Launch {
            kernel: self.kernel,
            program: None,
            block: Some(self.block),
            threads: [0, 1, 2].map(threads),
            offset: [0; 3],
            shared: self.shared,
            arguments: self.arguments.map(without_addresses),
            count: 0,
        }
    }
}

/// Arrays get numbers in the order of the arguments, and addresses go: two runs of a program
/// give the same.
fn without_addresses(mut arguments: Vec<Argument>) -> Vec<Argument> {
    let mut arrays = IndexSet::new();
    for Argument { data, pointers, .. } in &mut arguments {
        for Pointer { at, array, .. } in pointers {
            *array = arrays.insert_full(*array).0 as u32;
            let Some(Data(bytes)) = data else { continue };
            let word = (*at as usize)..(*at + POINTER) as usize;
            if let Some(word) = bytes.get_mut(word) {
                word.fill(0);
            }
        }
    }
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn launches_are_counted_whatever_their_addresses() {
        let folder = tempfile::tempdir().expect("a folder");
        let launch = |address: &str, array: u32| {
            format!(
                r#"{{"api":"cuda","kernel":"k","grid":[2,1,1],"block":[4,1,1],"shared":0,"arguments":[{{"bytes":8,"data":"{address}","pointers":[{{"at":0,"array":{array},"offset":0,"fresh":true}}]}}]}}"#
            )
        };
        let lines = [
            launch("0100000000000000", 7),
            "{\"lost\":true}".to_owned(),
            launch("0200000000000000", 9),
        ];
        std::fs::write(folder.path().join("log"), lines.join("\n")).expect("written");
        let log = Log::read(folder.path()).expect("a log");
        assert_eq!((log.launches.len(), log.lost), (1, 1));
        assert_eq!(log.launches[0].count, 2);
        assert_eq!(log.launches[0].threads, [8, 1, 1]);
    }
}
