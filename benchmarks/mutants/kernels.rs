//! Kernels of Triton that are expected to be proved, with what Triton made of them.

use std::path::Path;

use serde_json::Value;

/// One variant of a kernel.
pub struct Kernel {
    /// `FILE::KERNEL`, and what tells the variant from others.
    pub name: String,
    /// As its file begins: `000`.
    pub number: String,
    pub ptx: String,
    pub metadata: Value,
    /// Options of `warpproof triton`, as the comments in the source say.
    pub options: Vec<String>,
}

/// The variants of the kernels whose comments expect a proof.
///
/// # Errors
/// A file cannot be read.
pub fn right_ones(folder: &Path, filter: &str) -> Result<Vec<Kernel>, String> {
    let mut kernels = Vec::new();
    for source in entries(folder)?
        .iter()
        .filter(|path| has_extension(path, "py"))
    {
        let file = stem(source);
        for (kernel, options) in expected(&read(source)?)? {
            let compiled = entries(&folder.join("compiled").join(&file))?;
            for path in compiled.iter().filter(|path| has_extension(path, "json")) {
                let metadata: Value = serde_json::from_str(&read(path)?)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
                let name = format!("{file}::{kernel}{}", label(&metadata));
                if metadata["kernel"] != kernel.as_str() || !name.contains(filter) {
                    continue;
                }
                kernels.push(Kernel {
                    name,
                    number: stem(path),
                    ptx: read(&path.with_extension("ptx"))?,
                    metadata,
                    options: options.clone(),
                });
            }
        }
    }
    match kernels.is_empty() {
        true => Err(format!("{}: no kernels", folder.display())),
        false => Ok(kernels),
    }
}

/// Kernels that are to be proved, and the options for that.
fn expected(source: &str) -> Result<Vec<(String, Vec<String>)>, String> {
    let (mut kernels, mut options, mut proved) = (Vec::new(), Vec::new(), false);
    for line in source.lines() {
        if let Some(words) = line.strip_prefix("# verify: ") {
            options = shlex::split(words).ok_or_else(|| format!("quoting: {line}"))?;
            // The time is ours to say.
            if let Some(at) = options.iter().position(|option| option == "--timeout") {
                options.drain(at..(at + 2).min(options.len()));
            }
        } else if let Some(word) = line.strip_prefix("# expect: ") {
            proved = word == "proved";
        } else if let Some(rest) = line.strip_prefix("def ") {
            let kernel = rest.split('(').next().unwrap_or(rest).to_owned();
            let options = std::mem::take(&mut options);
            if std::mem::take(&mut proved) {
                kernels.push((kernel, options));
            }
        }
    }
    Ok(kernels)
}

/// What there are variants of.
fn label(metadata: &Value) -> String {
    match &metadata["label"]["num_stages"] {
        Value::Null => String::new(),
        stages => format!("[num_stages={stages}]"),
    }
}

fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let error = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries: Result<Vec<_>, _> = std::fs::read_dir(folder).map_err(error)?.collect();
    let mut paths: Vec<_> = entries
        .map_err(error)?
        .iter()
        .map(|entry| entry.path())
        .collect();
    paths.sort();
    Ok(paths)
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|own| own == extension)
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
