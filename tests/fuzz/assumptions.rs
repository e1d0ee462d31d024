//! Expressions and values of the command line.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use warpproof::engines::assume;
use warpproof::frontend::Source;
use warpproof::kir::Module;
use warpproof::kir::assume::Assumption;
use warpproof::kir::launch::Launch;
use warpproof::options::VerifyOptions;
use warpproof::options::extent::ArrayExtent;
use warpproof::options::launch_args::LaunchArgs;
use warpproof::options::run::{Argument, ArrayOption, PrintOption, ScheduleOption};
use warpproof::verify;

use super::target::{Answer, Judged, Target, refused};

#[test]
fn assumptions() {
    let seeds = [
        "n == height * width && gridDim.x <= 65535",
        "(unsigned)n % 4u == 0 || !(height < -1) && width >> 2 != 0x7fL",
        "get_local_size(0) * get_num_groups(1) == get_global_size(0)",
        "n > 3 ? (long)height * width < 1ll << 40 : ~n ^ (width | blockDim.y & 3)",
        "(char)(n - 1) / -height == (size_t)blockDim.z",
    ];
    let module = kernel_of_many_parameters();
    let kernel = &module.kernels[0];
    let target = Target {
        name: "assume",
        seeds: seeds.map(str::to_owned).to_vec(),
        cases: 4000,
        limit: Duration::from_secs(2),
    };
    target.run(|input| {
        let assumption = match input.text().parse::<Assumption>() {
            Ok(assumption) => assumption,
            Err(error) => return refused(&error.to_string()),
        };
        match assume::lower(&assumption.expr, kernel, &Launch::SYMBOLIC) {
            Ok(_) => Ok(Answer::Accepted),
            Err(error) => refused(&error.message),
        }
    });
}

#[test]
fn values_of_options() {
    let seeds = [
        "data=n * 4 + 1",
        "s.field=2",
        "k=1,*,0x7f,-3",
        "ns::k<int>=4",
        "n=1000",
        "x=-1.5e3",
        "in=iota",
        "in[12]=random:seed7:0..5",
        "out=file:gone.npy",
        "out[0..8]",
        "out",
        "round-robin:64",
        "random:3",
        "warp",
    ];
    let target = Target {
        name: "values",
        seeds: seeds.map(str::to_owned).to_vec(),
        cases: 3000,
        limit: Duration::from_secs(2),
    };
    fn try_one<T: FromStr<Err: std::fmt::Display>>(text: &str) -> Judged {
        match text.parse::<T>() {
            Ok(_) => Ok(Answer::Accepted),
            Err(error) => refused(&error.to_string()),
        }
    }
    target.run(|input| {
        let text = input.text();
        let answers = [
            try_one::<ArrayExtent>(&text)?,
            try_one::<LaunchArgs>(&text)?,
            try_one::<Argument>(&text)?,
            try_one::<ArrayOption>(&text)?,
            try_one::<PrintOption>(&text)?,
            try_one::<ScheduleOption>(&text)?,
        ];
        match answers.contains(&Answer::Accepted) {
            true => Ok(Answer::Accepted),
            false => Ok(Answer::Refused),
        }
    });
}

fn kernel_of_many_parameters() -> Module {
    let folder = tempfile::tempdir().expect("a folder for the kernel");
    let path = folder.path().join("k.cu");
    let text = "__global__ void k(int *out, int n, long height, short width, float x, bool b) {\n\
                    if (n > threadIdx.x && b)\n        out[threadIdx.x] = height + width + x;\n}\n";
    std::fs::write(&path, text).expect("written");
    let source = Source::from_path(Path::new(&path)).expect("a known extension");
    let loaded = verify::load(&source, &VerifyOptions::default());
    loaded.unwrap_or_else(|error| panic!("{error}")).0
}
