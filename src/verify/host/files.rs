//! The files of programs, and what of them is read.

use std::time::Instant;

use super::{Launched, NotRead, OUT_OF_TIME, Unread};
use crate::frontend::{self, FrontendError, Language, LeftOut, Parts, Source};
use crate::llvm;

/// Files with a `main` are programs of their own; others belong to each of these.
pub(super) fn read(
    sources: &[Source],
    arguments: Option<&[String]>,
    deadline: Option<Instant>,
) -> Launched {
    let mut launched = Launched::default();
    if let Some(arguments) = arguments {
        let words = shlex::try_join(arguments.iter().map(String::as_str));
        let remark = format!("the program runs with `{}`", words.unwrap_or_default());
        launched.remarks.insert(remark);
    }
    let (mut read, mut unread, mut left_out) = (Vec::new(), Unread::Nothing, None);
    for source in sources {
        launched.remark_on_directives(source);
        match frontend::compile_host(source, deadline) {
            Ok(bitcode) => read.push((source, bitcode)),
            Err(error) if sources.len() == 1 => {
                match frontend::compile_host_parts(source, deadline) {
                    Some(parts) => {
                        launched.remark_on_parts(source, &parts);
                        left_out = code_left_out(&parts);
                        read.push((source, parts.bitcode));
                    }
                    None => unread = launched.not_read((source, deadline), &error),
                }
            }
            Err(error) => unread = unread.max(launched.not_read((source, deadline), &error)),
        }
    }
    let has_main = |bitcode: &[u8]| llvm::defines_main(bitcode).unwrap_or_default();
    let (mains, others): (Vec<_>, Vec<_>) =
        read.into_iter().partition(|(_, bitcode)| has_main(bitcode));
    launched.mains = mains.iter().map(|(source, _)| (*source).clone()).collect();
    let mut groups: Vec<Vec<&(&Source, Vec<u8>)>> = Vec::new();
    for main in &mains {
        groups.push([main].into_iter().chain(&others).collect());
    }
    if mains.is_empty() && !others.is_empty() {
        groups.push(others.iter().collect());
    }
    for group in groups {
        launched.add(&group, unread, (arguments, left_out.as_ref()));
    }
    launched
}

/// What of a file was, if something was.
pub(super) fn code_left_out(parts: &Parts) -> Option<llvm::LeftOut> {
    let functions = parts
        .left_out
        .iter()
        .filter_map(|one| one.function.as_ref());
    let last = |name: &String| name.rsplit("::").next().unwrap_or(name).to_owned();
    (!parts.left_out.is_empty()).then(|| llvm::LeftOut {
        names: parts.reached.clone(),
        functions: functions.map(last).collect(),
    })
}

impl Launched {
    /// Adds what files launch that may be one program.
    fn add(
        &mut self,
        files: &[&(&Source, Vec<u8>)],
        unread: Unread,
        (arguments, left_out): (Option<&[String]>, Option<&llvm::LeftOut>),
    ) {
        let asked = llvm::Asked {
            complete: unread == Unread::Nothing,
            arguments,
            left_out,
        };
        let bitcodes: Vec<&[u8]> = files
            .iter()
            .map(|(_, bitcode)| bitcode.as_slice())
            .collect();
        let program = match llvm::launches(&bitcodes, &asked) {
            Ok(program) => program.or_launched_elsewhere(unread == Unread::Launches),
            // Files that do not belong together.
            Err(_) if files.len() > 1 => {
                (files.iter())
                    .for_each(|file| self.add(&[*file], Unread::Launches, (arguments, left_out)));
                return;
            }
            Err(error) => {
                let file = files
                    .first()
                    .map(|(source, _)| source.path.display().to_string());
                let file = file.unwrap_or_default();
                let remark = format!("launches in the host code of {file} may be any: {error}");
                self.remarks.insert(remark);
                self.is_partly_read = true;
                return;
            }
        };
        let sources = files.iter().map(|(source, _)| (*source).clone()).collect();
        if program.launches.is_empty() {
            self.unread = self.unread.take().or(self.left_out.take());
            if program.is_whole {
                self.idle.push((sources, program));
            }
            return;
        }
        let remark = match program.is_whole {
            true => {
                "the program is what is given: its functions are called, and its kernels \
                     launched, in it alone; host code has no undefined behaviour, and allocations, fills, \
                     copies, launches and questions about devices succeed; what runs at the \
                     same time on other streams is not compared"
            }
            false => {
                "kernels that are launched here are launched here alone; C's library prints, \
                      allocates and draws random numbers in memory of its own; host code has no \
                      undefined behaviour, and allocations, fills, copies, launches and \
                      questions about devices succeed; what runs at the same time on other streams is not compared"
            }
        };
        self.remarks.insert(remark.to_owned());
        self.programs.push((sources, program));
    }

    /// Says what of a file was left out.
    fn remark_on_parts(&mut self, source: &Source, parts: &Parts) {
        for header in &parts.missing {
            self.remarks.insert(format!(
                "the header `{header}`, which was not found, does not matter to host code that \
                 compiles without it"
            ));
        }
        let in_words = |one: &LeftOut| {
            let what = (one.function.as_ref())
                .map_or("a declaration".to_owned(), |name| format!("`{name}`"));
            let place = format!("{}:{}", one.file.display(), one.line);
            format!("{what} ({place}) does not compile here ({})", one.why)
        };
        for one in &parts.left_out {
            self.remarks.insert(format!(
                "{}: it may do anything, but launches no kernel of {} that it has no way to name",
                in_words(one),
                source.path.display()
            ));
        }
        let mut functions = parts.left_out.iter().filter(|one| one.function.is_some());
        let first = functions.next().or(parts.left_out.first());
        self.left_out = first.map(|one| NotRead::LeftOut(in_words(one)));
    }

    /// Says why a file was not read, and what may be in it that belongs to other ones.
    fn not_read(
        &mut self,
        (source, deadline): (&Source, Option<Instant>),
        error: &FrontendError,
    ) -> Unread {
        if matches!(error, FrontendError::TimedOut { .. }) {
            self.remarks.insert(OUT_OF_TIME.to_owned());
            self.unread = Some(NotRead::TimeIsOver);
            return Unread::Launches;
        }
        let why = complaint(error);
        let file = source.path.display();
        let file = format!("the host code of {file}, which does not compile here{why},");
        let (remark, unread) = match source.language {
            Language::Cpp | Language::C => {
                (format!("{file} launches no kernel"), Unread::OtherCode)
            }
            // A program has one `main`: it launches no kernel of another file that has one.
            _ if frontend::has_main(source, deadline) => {
                self.rejected.push((source.clone(), why));
                (format!("{file} is a program of its own"), Unread::Nothing)
            }
            _ => {
                self.unread.get_or_insert(NotRead::Rejected(why));
                (format!("launches in {file} may be any"), Unread::Launches)
            }
        };
        self.remarks.insert(remark);
        unread
    }
}

/// What clang says first, in parentheses.
fn complaint(error: &FrontendError) -> String {
    let FrontendError::Rejected { diagnostics, .. } = error else {
        return String::new();
    };
    let mut lines = diagnostics.lines();
    let first = lines.find_map(|line| Some(line.split_once("error: ")?.1));
    first.map_or(String::new(), |first| format!(" ({first})"))
}
