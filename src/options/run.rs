//! Options of `warpproof run`.

use std::path::PathBuf;
use std::str::FromStr;

use super::{BenignRaces, ExternalCalls};

/// How to run a kernel on the concrete machine.
#[derive(Clone, Debug)]
pub struct RunOptions {
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    /// `get_work_dim`.
    pub dimensions: u32,
    /// The kernel to run; the only one of the file if not given.
    pub kernel: Option<String>,
    pub args: Vec<Argument>,
    pub arrays: Vec<ArrayOption>,
    pub print: Vec<PrintOption>,
    pub schedule: ScheduleOption,
    /// Operations that all threads together may do.
    pub steps: u64,
    /// For values that are arbitrary.
    pub seed: u64,
    /// Threads per warp, where it is not the language's usual number.
    pub warp_size: Option<u32>,
    pub benign_races: BenignRaces,
    pub external_calls: ExternalCalls,
    /// Tell of the run what drawings of it need.
    pub scenes: bool,
}

/// `n=1000`: the value of a scalar parameter, read as the parameter's type asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    pub name: String,
    pub value: String,
}

/// `in=random:seed7`, `out[1024]=zeros`: what an array holds at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayOption {
    pub name: String,
    /// Elements, where accesses beyond them are to be found.
    pub extent: Option<u64>,
    pub contents: Contents,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    Zeros,
    /// Element `i` is `i`.
    Iota,
    /// Integers from `low` to `high`, floats between them.
    Random {
        seed: u64,
        low: i64,
        high: i64,
    },
    /// The elements of a `.npy` file, whose number is the array's extent.
    File(PathBuf),
}

/// `out[0..16]`: elements to print after the run, the last one excluded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintOption {
    pub name: String,
    pub first: u64,
    pub end: u64,
}

/// Who runs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduleOption {
    /// Each thread does so many memory operations in its turn.
    RoundRobin(u64),
    Random(u64),
    /// The threads of a warp together.
    Warp,
}

/// Operations of a run where the user sets no limit.
pub const DEFAULT_STEPS: u64 = 2_000_000_000;
/// Memory operations of a turn where the user sets none.
const DEFAULT_QUANTUM: u64 = 64;
/// The largest integer that `random` draws where the user sets none.
const DEFAULT_HIGH: i64 = 255;
/// Most elements to print of one array.
const MAX_PRINTED: u64 = 1 << 20;

impl FromStr for Argument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some((name, value)) if !name.trim().is_empty() && !value.trim().is_empty() => {
                Ok(Argument {
                    name: name.trim().to_owned(),
                    value: value.trim().to_owned(),
                })
            }
            _ => Err(format!("`{text}` is not of the form name=value")),
        }
    }
}

impl FromStr for ArrayOption {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Argument { name, value } = text.parse()?;
        let (name, extent) = match name.strip_suffix(']').and_then(|n| n.split_once('[')) {
            Some((name, extent)) => {
                let number = extent.trim().parse::<u64>().ok().filter(|&n| n > 0);
                let number = number.ok_or(format!("`{extent}` is no number of elements"))?;
                (name.trim().to_owned(), Some(number))
            }
            None => (name, None),
        };
        Ok(ArrayOption {
            name,
            extent,
            contents: value.parse()?,
        })
    }
}

impl FromStr for Contents {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, rest) = match text.split_once(':') {
            Some((kind, rest)) => (kind, Some(rest)),
            None => (text, None),
        };
        match (kind, rest) {
            ("zeros", None) => Ok(Contents::Zeros),
            ("iota", None) => Ok(Contents::Iota),
            ("file", Some(path)) if !path.is_empty() => Ok(Contents::File(path.into())),
            ("random", rest) => random(rest),
            _ => Err(format!(
                "`{text}` is none of zeros, iota, random[:seedN][:LOW..HIGH], file:PATH.npy"
            )),
        }
    }
}

fn random(rest: Option<&str>) -> Result<Contents, String> {
    let (mut seed, mut low, mut high) = (0, 0, DEFAULT_HIGH);
    for part in rest.into_iter().flat_map(|rest| rest.split(':')) {
        let wrong = || format!("`{part}` is neither seedN nor LOW..HIGH");
        if let Some(number) = part.strip_prefix("seed") {
            seed = number.parse().map_err(|_| wrong())?;
        } else {
            let (first, last) = part.split_once("..").ok_or_else(wrong)?;
            low = first.parse().map_err(|_| wrong())?;
            high = last.parse().map_err(|_| wrong())?;
            if low > high {
                return Err(format!("{low} is more than {high}"));
            }
        }
    }
    Ok(Contents::Random { seed, low, high })
}

impl FromStr for PrintOption {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not of the form array[first..end]");
        let inner = text.strip_suffix(']').ok_or_else(wrong)?;
        let (name, range) = inner.split_once('[').ok_or_else(wrong)?;
        let (first, end) = range.split_once("..").ok_or_else(wrong)?;
        let first = first.trim().parse().map_err(|_| wrong())?;
        let end = end.trim().parse().map_err(|_| wrong())?;
        match name.is_empty() || first >= end || end - first > MAX_PRINTED {
            true => Err(wrong()),
            false => Ok(PrintOption {
                name: name.trim().to_owned(),
                first,
                end,
            }),
        }
    }
}

impl FromStr for ScheduleOption {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, number) = match text.split_once(':') {
            Some((kind, number)) => (kind, number.parse::<u64>().ok()),
            None => (text, Some(DEFAULT_QUANTUM)),
        };
        match (kind, number) {
            ("round-robin", Some(quantum)) if quantum > 0 => {
                Ok(ScheduleOption::RoundRobin(quantum))
            }
            ("random", Some(seed)) => Ok(ScheduleOption::Random(seed)),
            ("warp", _) if text == "warp" => Ok(ScheduleOption::Warp),
            _ => Err(format!(
                "`{text}` is none of round-robin[:N], random[:SEED], warp"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays() {
        let array = |text: &str| text.parse::<ArrayOption>();
        assert_eq!(
            array("in=random:seed7"),
            Ok(ArrayOption {
                name: "in".into(),
                extent: None,
                contents: Contents::Random {
                    seed: 7,
                    low: 0,
                    high: 255
                },
            })
        );
        assert_eq!(
            array("out[16]=random:-3..4"),
            Ok(ArrayOption {
                name: "out".into(),
                extent: Some(16),
                contents: Contents::Random {
                    seed: 0,
                    low: -3,
                    high: 4
                },
            })
        );
        assert_eq!(
            array("a=file:x.npy").map(|a| a.contents),
            Ok(Contents::File("x.npy".into()))
        );
        for wrong in [
            "a",
            "=zeros",
            "a=",
            "a=ones",
            "a[0]=zeros",
            "a=random:5..2",
            "a=file:",
        ] {
            assert!(array(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn ranges_and_schedules() {
        let print = PrintOption {
            name: "out".into(),
            first: 0,
            end: 16,
        };
        assert_eq!("out[0..16]".parse(), Ok(print));
        for wrong in ["out", "out[3]", "out[4..2]", "[0..1]", "out[0..99999999]"] {
            assert!(wrong.parse::<PrintOption>().is_err(), "{wrong}");
        }
        assert_eq!("random:3".parse(), Ok(ScheduleOption::Random(3)));
        assert_eq!("round-robin".parse(), Ok(ScheduleOption::RoundRobin(64)));
        assert_eq!("warp".parse(), Ok(ScheduleOption::Warp));
        assert!("warp:2".parse::<ScheduleOption>().is_err());
        assert!("round-robin:0".parse::<ScheduleOption>().is_err());
    }
}
