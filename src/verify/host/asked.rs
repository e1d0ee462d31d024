//! The launches that a kernel is verified for.

use std::path::Path;

use super::{Launched, NotRead, contents, of_file};
use crate::frontend::Source;
use crate::host::{self, LaunchSite};
use crate::kir::{Kernel, Spans};
use crate::options::{Launches, VerifyOptions};

/// The launches that a kernel is verified for.
pub struct Asked {
    /// Each by itself.
    pub sites: Vec<LaunchSite>,
    /// Every legal one.
    pub any: bool,
    /// Why it is not known which those are that the program makes beside `sites`.
    pub unread: Option<NotRead>,
    /// The program is there, or launches of other kernels are, and nothing launches this one.
    pub is_idle: bool,
}

impl Launched {
    /// The launches that a kernel is verified for; none where a recording has none of it, the
    /// program never comes to those in its source, or it is a header's that a whole program does
    /// not launch.
    pub fn asked_of(
        &self,
        file: &Source,
        (kernel, spans): (&Kernel, &Spans),
        options: &VerifyOptions,
    ) -> Asked {
        if let Some(recorded) = &self.recorded {
            return match few(recorded.sites_of(file, kernel)) {
                None => Asked::any(),
                Some(sites) => Asked {
                    sites,
                    any: false,
                    unread: None,
                    is_idle: false,
                },
            };
        }
        let mut sites: Vec<LaunchSite> = Vec::new();
        let (mut escapes, mut is_named, mut left_out) = (false, false, None);
        let mut is_spared = kernel
            .span
            .is_some_and(|span| !is_in(&spans[span].file, file));
        is_spared &= self.programs_of(file).next().is_some();
        for (program, number) in self.programs_of(file) {
            is_spared &= program.is_whole;
            let is_own = |name: &String| is_name_of(name, kernel, number);
            escapes |= program.escaping.iter().any(is_own);
            if program.left_out.iter().any(is_own) {
                left_out.clone_from(&self.left_out);
            }
            is_named |= program.named.iter().any(is_own);
            for site in program.launches.iter().filter(|site| is_own(&site.kernel)) {
                let site = contents::as_seen(site, kernel);
                if !sites.iter().any(|known| known.is_same_launch(&site)) {
                    sites.push(site);
                }
            }
        }
        let Some(sites) = few(sites) else {
            return Asked::any();
        };
        // Where the program never comes to a launch, it is none.
        let is_launched = !sites.is_empty() || is_named || is_spared;
        escapes |= self.rejected_program_of(file).is_some() || left_out.is_some();
        let any = options.launches == Launches::Both || escapes || !is_launched;
        let rejected = || self.rejected_program_of(file).cloned();
        let unread = self
            .unread
            .clone()
            .or_else(|| rejected().map(NotRead::Rejected))
            .or(left_out);
        Asked {
            is_idle: !is_launched && !escapes && unread.is_none() && self.is_idle(file, kernel),
            sites,
            any,
            unread: unread.filter(|_| options.launches == Launches::Host),
        }
    }

    /// Is all read of the programs that the file belongs to, and nothing there has the address of
    /// the kernel?
    fn is_idle(&self, file: &Source, kernel: &Kernel) -> bool {
        let mut idle = of_file(&self.idle, file)
            .chain(self.programs_of(file))
            .peekable();
        let has_address = |(program, number): (&host::Program, usize)| {
            let mut escaping = program.escaping.iter();
            escaping.any(|name| is_name_of(name, kernel, number))
        };
        let is_all_read = !self.is_partly_read && self.left_out.is_none();
        is_all_read && idle.peek().is_some() && !idle.any(has_address)
    }

    /// Why a program that the file may be of was not read: one of its own, or any where it has no `main`.
    fn rejected_program_of(&self, file: &Source) -> Option<&String> {
        let is_own = |source: &Source| source == file || !self.mains.contains(file);
        let mut rejected = self.rejected.iter();
        rejected
            .find(|(source, _)| is_own(source))
            .map(|(_, why)| why)
    }
}

impl Asked {
    /// What there is to verify; none stands for every legal launch.
    pub fn subjects(&self) -> Vec<Option<&LaunchSite>> {
        let sites = self.sites.iter().map(Some);
        sites.chain(self.any.then_some(None)).collect()
    }

    fn any() -> Asked {
        Asked {
            sites: Vec::new(),
            any: true,
            unread: None,
            is_idle: false,
        }
    }
}

/// Where a kernel is launched in more ways, these are joined.
const MOST_SITES: usize = 24;

/// The launches; where they are too many, some that stand for all, and none where these are too
/// many still.
fn few(sites: Vec<LaunchSite>) -> Option<Vec<LaunchSite>> {
    match sites.len() > MOST_SITES {
        true => host::join(&sites, MOST_SITES),
        false => Some(sites),
    }
}

/// Is it the file that was given, and not one that this includes?
fn is_in(path: &str, file: &Source) -> bool {
    Path::new(path).file_name() == file.path.file_name()
}

/// Is this what the program calls a kernel of its file of that number?
fn is_name_of(name: &str, kernel: &Kernel, number: usize) -> bool {
    name == kernel.symbol || name.strip_prefix(&kernel.symbol) == Some(&format!("@{number}"))
}
