//! The same kernels by a host compiler: equal bytes in every array.
//!
//! A line `// native: k<<<grid, block>>>(type name[extent]=contents, type name=value, …)`
//! before a kernel says how it is run, with contents as `warpproof run --array`
//! takes them. `native/shim.h` stands in for CUDA.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use warpproof::exec::schedule::RoundRobin;
use warpproof::exec::{Array, Config, End, Fill, Inputs, Machine, Program};
use warpproof::frontend::{Source, compile};
use warpproof::kir::{FloatKind, Kernel, Type};
use warpproof::llvm::{ImportOptions, import};
use warpproof::options::run::{ArrayOption, Contents};
use warpproof::transform::{Settings, tidy};

const FOLDER: &str = "tests/exec/native";

#[test]
fn integers() {
    compare("integers.cu", 7);
}

#[test]
fn floats() {
    compare("floats.cu", 8);
}

#[test]
fn memory() {
    compare("memory.cu", 6);
}

#[test]
fn control() {
    compare("control.cu", 6);
}

#[test]
fn shared() {
    compare("shared.cu", 6);
}

#[test]
fn atomics() {
    compare("atomics.cu", 6);
}

/// One kernel and how it is run.
struct Case {
    kernel: String,
    grid: [u32; 3],
    block: [u32; 3],
    params: Vec<Param>,
}

enum Param {
    Array {
        name: String,
        ty: String,
        element: Type,
        extent: u64,
        fill: Fill,
    },
    Scalar {
        ty: String,
        value: String,
    },
}

fn compare(name: &str, kernels: usize) {
    let text = std::fs::read_to_string(format!("{FOLDER}/{name}")).expect("a file of kernels");
    let cases: Vec<Case> = text
        .lines()
        .filter_map(|line| line.strip_prefix("// native: "))
        .map(case)
        .collect();
    assert_eq!(cases.len(), kernels);
    let expected = native(name, &cases);
    let mut expected = expected.as_slice();
    let source = Source {
        // The host has no fused operations where it is not told to use them.
        clang_args: vec!["-ffp-contract=off".into()],
        ..Source::from_path(format!("{FOLDER}/{name}")).expect("a CUDA file")
    };
    let bitcode = compile(&source).unwrap_or_else(|error| panic!("{error}"));
    let options = ImportOptions {
        source_overflow_rules: true,
        ..ImportOptions::default()
    };
    let mut module = import(&bitcode.bytes, &options).unwrap_or_else(|error| panic!("{error}"));
    for kernel in &mut module.kernels {
        tidy(kernel, &Settings::default());
    }
    for case in &cases {
        let kernel = module
            .kernels
            .iter()
            .find(|kernel| kernel.name == case.kernel);
        let kernel = kernel.unwrap_or_else(|| panic!("{name}: no kernel {}", case.kernel));
        for (array, ours) in run(case, kernel) {
            let (theirs, rest) = expected.split_at(ours.len());
            expected = rest;
            assert_eq!(ours, theirs, "{name}: {}: {array}", case.kernel);
        }
    }
    assert!(expected.is_empty());
}

/// The arrays after a run on the concrete machine.
fn run(case: &Case, kernel: &Kernel) -> Vec<(String, Vec<u8>)> {
    let program = Program::new(kernel);
    let mut inputs = Inputs::default();
    let mut scalars = kernel.params.iter();
    let object = |name: &str| {
        let mut objects = kernel.objects.iter();
        let found = objects.find(|(_, object)| object.name == name);
        found
            .unwrap_or_else(|| panic!("{}: no array {name}", case.kernel))
            .0
    };
    for param in &case.params {
        match param {
            Param::Array {
                name,
                element,
                extent,
                fill,
                ..
            } => {
                let size = Some(extent * element.bytes());
                let fill = fill.clone();
                inputs.arrays.insert(object(name), Array { size, fill });
            }
            Param::Scalar { value, .. } => {
                let param = scalars.next().expect("a scalar parameter");
                let number: f64 = value.parse().expect("a number");
                inputs.params.push(match kernel.values[param.value].ty {
                    Type::Float(_) => u128::from((number as f32).to_bits()),
                    _ => u128::from(number as i64 as u32),
                });
            }
        }
    }
    let config = Config::new(case.block, case.grid);
    let mut machine = Machine::new(kernel, &program, config, &inputs).expect("a small launch");
    let end = machine.run(&mut RoundRobin::new(50));
    assert_eq!(end, End::Finished, "{}", case.kernel);
    assert_eq!(machine.findings(), [], "{}", case.kernel);
    assert_eq!(machine.invented().count(), 0, "{}", case.kernel);
    let mut arrays = Vec::new();
    for param in &case.params {
        if let Param::Array {
            name,
            element,
            extent,
            ..
        } = param
        {
            let bytes = (0..extent * element.bytes())
                .map(|at| machine.peek(object(name), at, 1).expect("inside") as u8);
            arrays.push((name.clone(), bytes.collect()));
        }
    }
    arrays
}

/// The arrays after a run of the host's code, one after the other.
fn native(name: &str, cases: &[Case]) -> Vec<u8> {
    let mut main = format!("#include \"shim.h\"\n#include \"{name}\"\n");
    let mut calls = String::new();
    let mut input = Vec::new();
    for case in cases {
        let kernel = &case.kernel;
        let mut arguments = Vec::new();
        let (mut reads, mut writes) = (String::new(), String::new());
        for (index, param) in case.params.iter().enumerate() {
            match param {
                Param::Array {
                    ty,
                    element,
                    extent,
                    fill,
                    ..
                } => {
                    let array = format!("{kernel}_{index}");
                    writeln!(main, "alignas(16) static {ty} {array}[{extent}];").expect("text");
                    writeln!(reads, "  shim::read({array}, sizeof {array});").expect("text");
                    writeln!(writes, "  shim::write({array}, sizeof {array});").expect("text");
                    let start = input.len();
                    input.resize(start + (extent * element.bytes()) as usize, 0);
                    fill.write(0, &mut input[start..]);
                    arguments.push(array);
                }
                Param::Scalar { ty, value } => arguments.push(format!("({ty}){value}")),
            }
        }
        let arguments = arguments.join(", ");
        writeln!(
            main,
            "static void call_{kernel}() {{ {kernel}({arguments}); }}"
        )
        .expect("text");
        let [grid, block] = [case.grid, case.block].map(|[x, y, z]| format!("{{{x}, {y}, {z}}}"));
        let launch = format!("  shim::launch({grid}, {block}, call_{kernel});\n");
        calls.extend([reads, launch, writes]);
    }
    write!(main, "int main() {{\n{calls}}}\n").expect("text");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (source, program) = (folder.path().join("main.cpp"), folder.path().join("main"));
    std::fs::write(&source, main).expect("written");
    let status = Command::new("clang++-19")
        .args([
            "-std=c++20",
            "-O1",
            "-w",
            "-ffp-contract=off",
            "-fwrapv",
            "-I",
            FOLDER,
            "-o",
        ])
        .args([&program, &source])
        .status();
    assert!(
        status.expect("clang++-19 starts").success(),
        "{name} compiles for the host"
    );
    output(&program, &input)
}

fn output(program: &Path, input: &[u8]) -> Vec<u8> {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // What it writes in between fits the pipe's buffer.
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input)
        .expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    output.stdout
}

/// Parses `k<<<2, (8,4)>>>(float out[64]=zeros, int n=3)`.
fn case(line: &str) -> Case {
    let (kernel, rest) = line.split_once("<<<").expect("a launch");
    let (launch, params) = rest.split_once(">>>(").expect("parameters");
    let (grid, block) = split_top(launch);
    let params = params.strip_suffix(')').expect("a closing parenthesis");
    let params = match params.is_empty() {
        true => Vec::new(),
        false => params.split(", ").map(param).collect(),
    };
    Case {
        kernel: kernel.to_owned(),
        grid: sizes(grid),
        block: sizes(block),
        params,
    }
}

/// The two sides of the comma that stands in no parentheses.
fn split_top(launch: &str) -> (&str, &str) {
    let comma = launch.find(", ").expect("a grid and a block");
    (&launch[..comma], &launch[comma + 2..])
}

fn sizes(text: &str) -> [u32; 3] {
    let mut sizes = [1; 3];
    let numbers = text.trim_matches(['(', ')']).split(',');
    for (size, number) in sizes.iter_mut().zip(numbers) {
        *size = number.parse().expect("a size");
    }
    sizes
}

fn param(text: &str) -> Param {
    let (declaration, value) = text.split_once('=').expect("a value");
    let (ty, name) = declaration.rsplit_once(' ').expect("a type");
    let Some((plain, _)) = name.split_once('[') else {
        return Param::Scalar {
            ty: ty.to_owned(),
            value: value.to_owned(),
        };
    };
    let option: ArrayOption = format!("{name}={value}").parse().expect("an array");
    let element = match ty {
        "char" | "signed char" | "unsigned char" => Type::Int(8),
        "short" => Type::Int(16),
        "int" | "unsigned" => Type::Int(32),
        "long long" => Type::Int(64),
        "float" => Type::Float(FloatKind::F32),
        "double" => Type::Float(FloatKind::F64),
        other => panic!("unknown type {other}"),
    };
    Param::Array {
        name: plain.to_owned(),
        ty: ty.to_owned(),
        element,
        extent: option.extent.expect("an extent"),
        fill: match option.contents {
            Contents::Zeros => Fill::Zeros,
            Contents::Iota => Fill::iota(element),
            Contents::Random { seed, low, high } => Fill::Random {
                element,
                seed,
                low,
                high,
            },
            Contents::File(path) => panic!("{}: files are not used", path.display()),
        },
    }
}
