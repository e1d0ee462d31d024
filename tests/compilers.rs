//! Options of other compilers, behind `--` and in compilation databases: what they say of the text
//! is as it is there.

use crate::support::folders::Folder;

/// Threads meet where `STEP` is 0.
const STEP: &str = "#ifndef STEP\n#define STEP 1\n#endif\n\
    #ifdef WIDE\n#define FACTOR 2\n#else\n#define FACTOR 1\n#endif\n\
    __global__ void k(int *p) { p[(blockIdx.x * blockDim.x + threadIdx.x) * STEP * FACTOR] = 1 + threadIdx.x; }\n";

/// Where the architecture is older.
const OLD: &str = "__global__ void k(int *p) {\n\
    #if __CUDA_ARCH__ >= 900\n\
    p[blockIdx.x * blockDim.x + threadIdx.x] = threadIdx.x;\n\
    #else\n p[0] = threadIdx.x;\n#endif\n}\n";

fn files() -> Folder {
    let list = OLD.replace("__CUDA_ARCH__", "__CUDA_ARCH_LIST__");
    let hip = OLD.replace("__CUDA_ARCH__ >= 900", "!defined __gfx1030__");
    Folder::of(&[
        ("step.cu", STEP),
        ("old.cu", OLD),
        ("list.cu", &list),
        ("old.hip", &hip),
        ("zero.h", "#define STEP 0\n"),
        ("folder.cu", &format!("#include \"sub.h\"\n{STEP}")),
        ("a/sub.h", "#define STEP 0\n"),
        ("b/sub.h", "#define STEP 1\n"),
        ("open.rsp", "-DX='1\n"),
        ("zero.rsp", "-D\nSTEP=0\n"),
    ])
}

#[test]
fn options_behind_dashes_say_what_they_say_to_nvcc() {
    let folder = files();
    for (words, code) in [
        ("step.cu", 0),
        ("step.cu -Xcompiler -D -Xcompiler STEP=0", 1),
        ("step.cu -Xcompiler -D -Xcompiler STEP=1", 0),
        ("step.cu -Xcompiler -include -Xcompiler zero.h", 1),
        ("step.cu -Xcompiler -imacros,zero.h", 1),
        ("step.cu -imacros zero.h", 1),
        ("step.cu @zero.rsp", 1),
        ("step.cu -Xclang -DWIDE=1,STEP=0", 0),
        ("step.cu -DONE(a,b)=a -DSIZES=1,2", 0),
        ("folder.cu -I=a -Ib", 1),
        ("folder.cu -I=b -Ia", 0),
        ("old.cu -gencode arch=compute_80,code=sm_90", 1),
        ("old.cu -gencode arch=compute_90,code=sm_90", 0),
        ("list.cu -arch=sm_80", 1),
        ("list.cu -arch=sm_90", 0),
    ] {
        let mut words = words.split(' ');
        let file = words.next().expect("a file");
        let words: Vec<&str> = ["verify", file, "--"].into_iter().chain(words).collect();
        let (found, text) = folder.run(&words);
        assert_eq!(found, Some(code), "{words:?}: {text}");
    }
}

#[test]
fn what_options_say_is_not_guessed() {
    let folder = files();
    for (words, said) in [
        (
            "-DWIDE=1,STEP=0",
            "write `-D WIDE=1 -D STEP=0` or `-Xclang -D -Xclang WIDE=1,STEP=0`",
        ),
        ("-D WIDE=1,STEP=0", "`-D WIDE=1,STEP=0` is a list to nvcc"),
        (
            "-DSTEP=0 -Xcompiler -USTEP",
            "which of them holds is not known",
        ),
        (
            "--options-file=gone.rsp",
            "cannot read the options in gone.rsp",
        ),
        ("@open.rsp", "cannot read the options in open.rsp"),
    ] {
        let words: Vec<&str> = ["verify", "step.cu", "--"]
            .into_iter()
            .chain(words.split(' '))
            .collect();
        let (code, text) = folder.run(&words);
        assert_eq!(code, Some(2), "{text}");
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn options_in_databases_say_what_they_say_to_their_compiler() {
    let folder = files();
    for (command, code) in [
        ("nvcc -imacros zero.h step.cu", 1),
        ("clang++ -Wp,-DSTEP=0 step.cu", 1),
        ("nvcc -DWIDE=1,STEP=0 step.cu", 1),
        ("ccache nvcc -DSTEP=1,WIDE=2 step.cu", 0),
        ("clang++ -DWIDE=1,STEP=0 step.cu", 0),
        ("nvcc -Xcompiler=-include -Xcompiler=zero.h step.cu", 1),
        ("nvcc --include zero.h step.cu", 1),
        ("clang++ --include zero.h step.cu", 1),
        ("clang++ -Xclang -include -Xclang zero.h step.cu", 1),
        ("clang++ -DSTEP=0 -Xarch_host -USTEP step.cu", 1),
        ("clang++ -Xarch_device -DSTEP=0 step.cu", 1),
        ("clang++ -Xarch_host -DSTEP=0 step.cu", 0),
        ("nvcc -o -USTEP -DSTEP=0 -MF -USTEP step.cu", 1),
        ("clang++ --offload-arch=sm_70 old.cu", 1),
        ("clang++ --offload-arch=sm_90 old.cu", 0),
        ("hipcc --offload-arch=gfx1030 old.hip", 1),
        ("hipcc --offload-arch=gfx90a old.hip", 0),
        ("nvcc -optf gone.rsp step.cu", 2),
        ("nvcc -DX='1 step.cu", 2),
    ] {
        let file = command.rsplit(' ').next().expect("a word");
        let database = serde_json::json!([
            {"directory": folder.path(), "file": file, "command": command}
        ]);
        let path = folder.path().join("compile_commands.json");
        std::fs::write(path, database.to_string()).expect("written");
        let (found, text) = folder.run(&["verify", "-p", "."]);
        assert_eq!(found, Some(code), "{command}: {text}");
    }
}
