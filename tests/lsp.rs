//! `warpproof lsp`, driven over its standard input as an editor does.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// No answer takes so long.
const PATIENCE: Duration = Duration::from_secs(120);

const RACY: &str = "\
__global__ void shift(int *out) {
    __shared__ int s[64];
    unsigned t = threadIdx.x;
    s[t] = t;
    out[t] = s[63 - t];
}
";

const REPAIRED: &str = "\
__global__ void shift(int *out) {
    __shared__ int s[64];
    unsigned t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    out[t] = s[63 - t];
}
";

/// A server, and a folder for its files.
struct Session {
    child: Child,
    input: Option<ChildStdin>,
    received: Receiver<Value>,
    /// What was read and not asked for yet.
    kept: Vec<Value>,
    folder: tempfile::TempDir,
    requests: i64,
}

impl Session {
    /// A session in which launches are of one block of 64 threads.
    fn start() -> Session {
        let mut session = Session::fresh();
        let config = "block = 64\ngrid = 1\n";
        std::fs::write(session.path("warpproof.toml"), config).expect("it is written");
        let resolve = json!({"codeAction": {"resolveSupport": {"properties": ["edit"]}}});
        let answer = session.ask(
            "initialize",
            json!({"capabilities": {"textDocument": resolve}, "processId": null,
                   "initializationOptions": {"delay": 20}}),
        );
        assert_eq!(answer["result"]["serverInfo"]["name"], "warpproof");
        session.tell("initialized", json!({}));
        session
    }

    fn fresh() -> Session {
        let mut child = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("a pipe");
        let (sender, received) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(message) = message(&mut output) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        Session {
            input: child.stdin.take(),
            child,
            received,
            kept: Vec::new(),
            folder: tempfile::tempdir().expect("a folder"),
            requests: 0,
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn uri(&self, name: &str) -> String {
        format!("file://{}", self.path(name).display())
    }

    fn raw(&mut self, body: &str) {
        let input = self.input.as_mut().expect("it is open");
        write!(input, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("it is sent");
        input.flush().expect("it is sent");
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.raw(&json!({"jsonrpc": "2.0", "method": method, "params": params}).to_string());
    }

    fn send(&mut self, method: &str, params: Value) -> i64 {
        self.requests += 1;
        let id = self.requests;
        let request = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        self.raw(&request.to_string());
        id
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.send(method, params);
        self.answer(id)
    }

    fn answer(&mut self, id: i64) -> Value {
        self.next(|one| one["id"] == id && one["method"].is_null())
    }

    /// The first message of a kind, whatever comes before it.
    fn next(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.kept.iter().position(&is_it) {
            return self.kept.remove(at);
        }
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let message = self.received.recv_timeout(left).expect("a message comes");
            if is_it(&message) {
                return message;
            }
            self.kept.push(message);
        }
    }

    /// Opens a file that says something else on disk.
    fn open(&mut self, name: &str, text: &str) {
        std::fs::write(self.path(name), "this is no kernel\n").expect("it is written");
        let uri = self.uri(name);
        let document = json!({"uri": uri, "languageId": "cuda-cpp", "version": 1, "text": text});
        self.tell("textDocument/didOpen", json!({"textDocument": document}));
    }

    fn change(&mut self, name: &str, version: i64, text: &str) {
        let document = json!({"uri": self.uri(name), "version": version});
        let changes = json!([{"text": text}]);
        let params = json!({"textDocument": document, "contentChanges": changes});
        self.tell("textDocument/didChange", params);
    }

    /// The next diagnostics of a version of a file.
    fn diagnostics(&mut self, name: &str, version: i64) -> Vec<Value> {
        let uri = self.uri(name);
        let message = self.next(|one| {
            one["method"] == "textDocument/publishDiagnostics"
                && one["params"]["uri"] == uri.as_str()
                && one["params"]["version"] == version
        });
        let all = message["params"]["diagnostics"].as_array();
        all.expect("a list").clone()
    }

    /// What is asked about a place in a file.
    fn at(&self, name: &str, line: u32, character: u32) -> Value {
        json!({"textDocument": {"uri": self.uri(name)},
               "position": {"line": line, "character": character}})
    }

    fn lenses(&mut self, name: &str) -> Vec<(u64, String)> {
        let params = json!({"textDocument": {"uri": self.uri(name)}});
        let answer = self.ask("textDocument/codeLens", params);
        let lenses = answer["result"].as_array().expect("a list").iter();
        let read = lenses.map(|lens| {
            let title = lens["command"]["title"].as_str().expect("a title");
            let line = lens["range"]["start"]["line"].as_u64().expect("a line");
            (line, title.to_owned())
        });
        read.collect()
    }

    fn actions(&mut self, name: &str, line: u32) -> Vec<Value> {
        let range = json!({"start": {"line": line, "character": 0},
                           "end": {"line": line, "character": 0}});
        let params = json!({"textDocument": {"uri": self.uri(name)}, "range": range,
                            "context": {"diagnostics": []}});
        let answer = self.ask("textDocument/codeAction", params);
        answer["result"].as_array().expect("a list").clone()
    }

    /// The text with an action of this title, which is resolved where it has no edit.
    fn acted(&mut self, name: &str, line: u32, title: &str, text: &str) -> String {
        let actions = self.actions(name, line);
        let mut action = actions
            .iter()
            .find(|one| one["title"].as_str().is_some_and(|own| own.contains(title)))
            .unwrap_or_else(|| panic!("no `{title}` in {actions:?}"))
            .clone();
        if action["edit"].is_null() {
            let answer = self.ask("codeAction/resolve", action);
            action = answer["result"].clone();
            assert!(!action["edit"].is_null(), "{answer}");
        }
        let edits = &action["edit"]["changes"][self.uri(name)];
        let [edit] = edits.as_array().expect("edits").as_slice() else {
            panic!("one edit: {edits}");
        };
        applied(text, edit)
    }

    fn exit_code(mut self) -> Option<i32> {
        drop(self.input.take());
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn message(output: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().strip_prefix("Content-Length: ") {
            Some(value) => length = value.parse().ok()?,
            None if line.trim().is_empty() => break,
            None => {}
        }
    }
    let mut body = vec![0; length];
    output.read_exact(&mut body).ok()?;
    serde_json::from_slice(&body).ok()
}

/// The text with an edit, all of it in ASCII.
fn applied(text: &str, edit: &Value) -> String {
    let byte = |position: &Value| {
        let line = position["line"].as_u64().expect("a line") as usize;
        let before: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        before + position["character"].as_u64().expect("a character") as usize
    };
    let (start, end) = (byte(&edit["range"]["start"]), byte(&edit["range"]["end"]));
    let new = edit["newText"].as_str().expect("a text");
    format!("{}{new}{}", &text[..start], &text[end..])
}

fn of_severity(all: &[Value], severity: i64) -> Vec<&Value> {
    all.iter()
        .filter(|one| one["severity"] == severity)
        .collect()
}

fn line_of(diagnostic: &Value) -> u64 {
    diagnostic["range"]["start"]["line"]
        .as_u64()
        .expect("a line")
}

#[test]
fn a_race_is_shown_at_both_accesses_and_goes_with_its_repair() {
    let mut session = Session::start();
    session.open("shift.cu", RACY);
    let all = session.diagnostics("shift.cu", 1);
    let errors = of_severity(&all, 1);
    let hints = of_severity(&all, 4);
    assert_eq!((errors.len(), hints.len()), (1, 1), "{all:?}");
    let mut lines = [line_of(errors[0]), line_of(hints[0])];
    lines.sort_unstable();
    assert_eq!(lines, [3, 4]);
    assert_eq!(errors[0]["code"], "WP0101");
    let related = errors[0]["relatedInformation"].as_array().expect("a list");
    let lines: Vec<_> = related
        .iter()
        .map(|one| &one["location"]["range"]["start"]["line"])
        .collect();
    assert_eq!(lines.len(), 2);
    assert!(lines.contains(&&json!(3)) && lines.contains(&&json!(4)));
    let page = errors[0]["codeDescription"]["href"]
        .as_str()
        .expect("a link");
    let page = page.strip_prefix("file://").expect("a file");
    let page = std::fs::read_to_string(page).expect("the page is there");
    assert!(page.contains("WP0101"));
    assert_eq!(session.lenses("shift.cu").len(), 1);
    assert!(session.lenses("shift.cu")[0].1.contains("race"));

    session.change("shift.cu", 2, REPAIRED);
    assert_eq!(session.diagnostics("shift.cu", 2), Vec::<Value>::new());
    let lenses = session.lenses("shift.cu");
    assert_eq!(lenses, [(0, "proved for block 64, grid 1".to_owned())]);
}

#[test]
fn an_edit_stops_the_run_before_it() {
    let mut session = Session::start();
    session.open("shift.cu", RACY);
    session.change("shift.cu", 2, RACY);
    session.change("shift.cu", 3, REPAIRED);
    assert_eq!(session.diagnostics("shift.cu", 3), Vec::<Value>::new());
    let older = session
        .kept
        .iter()
        .filter(|one| !one["params"]["version"].is_null());
    assert_eq!(older.count(), 0, "{:?}", session.kept);
    // A search for a fix is of no use either.
    session.change("shift.cu", 4, RACY);
    session.diagnostics("shift.cu", 4);
    let actions = session.actions("shift.cu", 3);
    let fix = actions
        .iter()
        .find(|one| one["edit"].is_null())
        .expect("a fix");
    let id = session.send("codeAction/resolve", fix.clone());
    session.change("shift.cu", 5, REPAIRED);
    assert_eq!(session.answer(id)["error"]["code"], -32801);
    assert_eq!(session.diagnostics("shift.cu", 5), Vec::<Value>::new());
}

#[test]
fn fixes_make_kernels_proved() {
    let mut session = Session::start();
    session.open("shift.cu", RACY);
    session.diagnostics("shift.cu", 1);
    let text = session.acted("shift.cu", 4, "Look for a change", RACY);
    assert!(text.contains("__syncthreads"), "{text}");
    session.change("shift.cu", 2, &text);
    assert_eq!(session.diagnostics("shift.cu", 2), Vec::<Value>::new());
    assert!(session.lenses("shift.cu")[0].1.starts_with("proved for "));
}

#[test]
fn comments_allow_findings_and_prove_nothing() {
    let mut session = Session::start();
    session.open("shift.cu", RACY);
    session.diagnostics("shift.cu", 1);
    let text = session.acted("shift.cu", 4, "Allow WP0101", RACY);
    session.change("shift.cu", 2, &text);
    assert_eq!(session.diagnostics("shift.cu", 2), Vec::<Value>::new());
    assert!(session.lenses("shift.cu")[0].1.starts_with("not proved"));
}

#[test]
fn facts_are_stated_that_make_kernels_proved() {
    const VISIT: &str = "__global__ void visit(int *out, const int *list) {\n    \
                         out[list[threadIdx.x]] = threadIdx.x;\n}\n";
    let mut session = Session::start();
    session.open("visit.cu", VISIT);
    assert!(!session.diagnostics("visit.cu", 1).is_empty());
    let text = session.acted("visit.cu", 1, "Look for a fact", VISIT);
    assert!(text.contains("__requires_distinct(list);"), "{text}");
    session.change("visit.cu", 2, &text);
    assert_eq!(session.diagnostics("visit.cu", 2), Vec::<Value>::new());
}

#[test]
fn hovers_tell_verdicts_and_protocols() {
    let mut session = Session::start();
    session.open("shift.cu", REPAIRED);
    session.diagnostics("shift.cu", 1);
    let place = session.at("shift.cu", 0, 18);
    let answer = session.ask("textDocument/hover", place);
    let text = answer["result"]["contents"]["value"]
        .as_str()
        .expect("a text");
    assert!(
        text.starts_with("**shift**: proved for block 64, grid 1"),
        "{text}"
    );
    assert!(text.contains("Assumptions:"), "{text}");
    let place = session.at("shift.cu", 3, 4);
    let answer = session.ask("textDocument/hover", place);
    let text = answer["result"]["contents"]["value"]
        .as_str()
        .expect("a text");
    assert!(
        text.starts_with("**s**: shared memory, proved for"),
        "{text}"
    );
    assert!(
        text.contains("wr s[") && text.contains("rd s[") && text.contains("sync;"),
        "{text}"
    );
    assert!(!text.contains("wr out["), "{text}");
    let place = session.at("shift.cu", 2, 4);
    assert_eq!(
        session.ask("textDocument/hover", place)["result"],
        Value::Null
    );
}

#[test]
fn launches_are_those_of_the_configuration_or_all() {
    let mut session = Session::start();
    std::fs::remove_file(session.path("warpproof.toml")).expect("it is removed");
    let text =
        "__global__ void fill(int *a) {\n    a[blockIdx.x * blockDim.x + threadIdx.x] = 1;\n}\n";
    session.open("fill.cu", text);
    assert_eq!(session.diagnostics("fill.cu", 1), Vec::<Value>::new());
    let (line, title) = session.lenses("fill.cu").remove(0);
    assert_eq!(line, 0);
    assert!(title.starts_with("proved for every launch"), "{title}");
    // Severities are honoured as well.
    let config = "block = 64\ngrid = 1\n[severity]\nWP0101 = \"warning\"\n";
    std::fs::write(session.path("warpproof.toml"), config).expect("it is written");
    session.open("shift.cu", RACY);
    let all = session.diagnostics("shift.cu", 1);
    assert_eq!(of_severity(&all, 1), Vec::<&Value>::new());
    assert_eq!(of_severity(&all, 2).len(), 1);
}

#[test]
fn included_files_are_found_beside_the_file() {
    let mut session = Session::start();
    let header = "__device__ inline void put(int *a, int i) {\n    a[i / 2] = i;\n}\n";
    std::fs::write(session.path("put.cuh"), header).expect("it is written");
    let text = "#include \"put.cuh\"\n__global__ void k(int *a) {\n    put(a, threadIdx.x);\n}\n";
    session.open("k.cu", text);
    let all = session.diagnostics("k.cu", 1);
    let errors = of_severity(&all, 1);
    assert_eq!(errors.len(), 1, "{all:?}");
    // The access is in the header, and is called here.
    assert_eq!(line_of(errors[0]), 2);
    let related = errors[0]["relatedInformation"].to_string();
    assert!(
        related.contains("put.cuh") && related.contains("called from here"),
        "{related}"
    );
}

#[test]
fn device_code_of_the_other_files_of_the_program_is_seen() {
    let mut session = Session::start();
    let config = "block = 64\ngrid = 1\nwith = [\".\"]\n";
    std::fs::write(session.path("warpproof.toml"), config).expect("it is written");
    let text = "__device__ void put(int *a, int i);\n\
                __global__ void k(int *a) {\n    put(a, threadIdx.x);\n}\n";
    std::fs::write(session.path("k.cu"), text).expect("it is written");
    let other = "__device__ void put(int *a, int i) {\n    a[i / 2] = i;\n}\n";
    std::fs::write(session.path("put.cu"), other).expect("it is written");
    session.open("k.cu", text);
    let all = session.diagnostics("k.cu", 1);
    let errors = of_severity(&all, 1);
    assert_eq!(errors.len(), 1, "{all:?}");
    assert_eq!(line_of(errors[0]), 2);
    let related = errors[0]["relatedInformation"].to_string();
    assert!(related.contains("put.cu"), "{related}");
}

#[test]
fn what_does_not_compile_is_shown_at_its_lines() {
    let mut session = Session::start();
    let text = "__global__ void k(int *a) {\n    a[0] = nothing;\n    a[1] = 2\n}\n";
    session.open("k.cu", text);
    let all = session.diagnostics("k.cu", 1);
    let lines: Vec<u64> = of_severity(&all, 1).into_iter().map(line_of).collect();
    assert_eq!(lines, [1, 2], "{all:?}");
    assert!(all.iter().all(|one| one["source"] == "clang"));
    assert_eq!(all[0]["range"]["start"]["character"], 11);
    // A comment to us that cannot be read has a line, too.
    let text = format!("// warpproof: allow(WP9999) so\n{REPAIRED}");
    session.change("k.cu", 2, &text);
    let all = session.diagnostics("k.cu", 2);
    assert_eq!(all.iter().map(line_of).collect::<Vec<_>>(), [0], "{all:?}");
}

#[test]
fn bad_input_has_its_errors() {
    let mut session = Session::fresh();
    let early = session.ask("textDocument/hover", json!({}));
    assert_eq!(early["error"]["code"], -32002);
    let wrong = session.ask("initialize", json!({"capabilities": 5}));
    assert_eq!(wrong["error"]["code"], -32602);
    let answer = session.ask("initialize", json!({"capabilities": {}}));
    assert!(answer["error"].is_null());
    assert_eq!(
        session.ask("initialize", json!({"capabilities": {}}))["error"]["code"],
        -32600
    );
    assert_eq!(session.ask("no/such", json!({}))["error"]["code"], -32601);
    assert_eq!(
        session.ask("textDocument/hover", json!([1]))["error"]["code"],
        -32602
    );
    session.raw("{\"jsonrpc\": ");
    assert_eq!(
        session.next(|one| one["id"].is_null())["error"]["code"],
        -32700
    );
    session.raw("{\"id\": 77, \"nothing\": 1}");
    assert_eq!(session.answer(77)["error"]["code"], -32600);
    // Notifications have no answers, whatever they are.
    session.tell("textDocument/didChange", json!({"textDocument": 3}));
    session.tell("no/such", json!({}));
    let command = json!({"command": "warpproof.apply", "arguments": [{"uri": "x"}]});
    assert_eq!(
        session.ask("workspace/executeCommand", command)["error"]["code"],
        -32602
    );
    assert_eq!(session.ask("shutdown", Value::Null)["result"], Value::Null);
    assert_eq!(
        session.ask("textDocument/hover", json!({}))["error"]["code"],
        -32600
    );
    session.tell("exit", Value::Null);
    assert_eq!(session.exit_code(), Some(0));
}

#[test]
fn a_client_that_goes_away_ends_the_server() {
    let mut session = Session::start();
    session.open("shift.cu", RACY);
    assert_eq!(session.exit_code(), Some(1));
    let mut session = Session::start();
    session.tell("exit", Value::Null);
    assert_eq!(session.exit_code(), Some(1));
}

#[test]
fn standard_input_may_have_the_name_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("size.h"), "#define SIZE 64\n").expect("it is written");
    let text = format!("#include \"size.h\"\n{}", RACY.replace("s[64]", "s[SIZE]"));
    let file = folder.path().join("shift.cu");
    let run = |words: &[&str]| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .args(words)
            .args(["--block", "64", "--grid", "1", "--stdin-filename"])
            .arg(Path::new(&file))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(text.as_bytes()).expect("it is read");
        drop(input);
        let output = child.wait_with_output().expect("it ends");
        let out = String::from_utf8_lossy(&output.stdout).into_owned();
        (output.status.code(), out)
    };
    let (code, out) = run(&["verify", "-"]);
    assert_eq!(code, Some(1));
    assert!(out.contains(&format!("{}:", file.display())), "{out}");
    assert!(out.contains("s[63 - t]"), "{out}");
    let (code, out) = run(&["fix", "-", "--write"]);
    assert_eq!(code, Some(0), "{out}");
    let repaired = format!(
        "#include \"size.h\"\n{}",
        REPAIRED.replace("s[64]", "s[SIZE]")
    );
    assert_eq!(out, repaired);
    assert!(!file.exists());
    let (code, out) = run(&["protocol", "-"]);
    assert_eq!(code, Some(0));
    assert!(out.contains("wr s["), "{out}");
}
