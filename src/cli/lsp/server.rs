//! The server's state, and its one loop: what the client says and what runs say, one after the
//! other.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{
    DidChangeConfigurationParams, DidChangeTextDocumentParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, DidSaveTextDocumentParams, PublishDiagnosticsParams, Uri,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::document::{self, Document, Run};
use super::pages::Pages;
use super::settings::Settings;
use super::tool::Tool;
use super::transport::{self, Rejected};
use super::{End, diagnostics};
use crate::cli::panics::{self, PANICKED};
use crate::report::json::Entry;

/// What happens.
pub enum Event {
    Message(Message),
    /// The client sent something that is no message.
    Rejected(Rejected),
    /// The client is gone.
    Gone,
    /// A run about a file's text has ended.
    Verified {
        uri: Uri,
        number: u64,
        entry: Box<Entry>,
    },
    /// A request that took a run has its answer.
    Answered {
        id: RequestId,
        answer: Result<Value, String>,
    },
}

/// A session.
pub struct Server {
    pub program: PathBuf,
    output: Box<dyn Write>,
    pub events: Sender<Event>,
    pub settings: Settings,
    /// By their URIs.
    pub documents: BTreeMap<String, Document>,
    pub pages: Pages,
    pub phase: Phase,
    pub client: Client,
    /// Requests that take runs.
    pub pending: BTreeMap<RequestId, Pending>,
    /// Runs and requests of ours so far.
    count: u64,
    /// So many files are verified at once.
    most_runs: usize,
}

/// How far a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The client has not said who it is.
    Fresh,
    Open,
    /// The client asked to shut down.
    ShutDown,
}

/// What the client can do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Client {
    /// Asks for an action's edit when the user has chosen it.
    pub resolves_edits: bool,
    /// Asks for lenses anew when it is told to.
    pub refreshes_lenses: bool,
}

/// A request that takes a run.
pub struct Pending {
    pub tool: Tool,
    /// The file that it is about; with an edit of it the answer is of no use.
    pub uri: Uri,
    /// The answer is an edit that the client is to make.
    pub applies: bool,
}

impl Server {
    pub fn new(program: &Path, output: Box<dyn Write>, events: Sender<Event>) -> Server {
        Server {
            program: program.to_owned(),
            output,
            events,
            settings: Settings::default(),
            documents: BTreeMap::new(),
            pages: Pages::new(),
            phase: Phase::Fresh,
            client: Client::default(),
            pending: BTreeMap::new(),
            count: 0,
            most_runs: thread::available_parallelism().map_or(1, usize::from),
        }
    }

    /// Serves until the client is gone.
    pub fn run(mut self, events: &Receiver<Event>) -> End {
        let end = loop {
            let event = match self.next_due() {
                None => events.recv().unwrap_or(Event::Gone),
                Some(due) => {
                    let left = due.saturating_duration_since(Instant::now());
                    match events.recv_timeout(left) {
                        Ok(event) => event,
                        Err(RecvTimeoutError::Timeout) => {
                            self.begin();
                            continue;
                        }
                        Err(RecvTimeoutError::Disconnected) => Event::Gone,
                    }
                }
            };
            if let Some(end) = self.handle(event) {
                break end;
            }
        };
        let runs = self.documents.values().filter_map(|one| one.run.as_ref());
        runs.for_each(|run| run.tool.stop());
        self.pending.values().for_each(|one| one.tool.stop());
        end
    }

    /// Answers a request.
    pub fn answer(&mut self, id: RequestId, answer: Result<Value, (ErrorCode, String)>) {
        let response = match answer {
            Ok(value) => Response::new_ok(id, value),
            Err((code, message)) => Response::new_err(id, code as i32, message),
        };
        self.send(response.into());
    }

    /// Takes a run to the answer of a request.
    pub fn search(
        &mut self,
        id: RequestId,
        (uri, applies): (Uri, bool),
        work: impl FnOnce(&Tool) -> Result<Value, String> + Send + 'static,
    ) {
        let tool = Tool::new(&self.program);
        let (of_run, events, of_id) = (tool.clone(), self.events.clone(), id.clone());
        let run = move || {
            let answer = panics::caught(|| work(&of_run));
            let answer = answer.unwrap_or_else(|| Err(PANICKED.to_owned()));
            // The session may be over.
            let _ = events.send(Event::Answered { id: of_id, answer });
        };
        match thread::Builder::new().spawn(run) {
            Ok(_) => {
                let pending = Pending { tool, uri, applies };
                self.pending.insert(id, pending);
            }
            Err(error) => self.answer(id, Err((ErrorCode::InternalError, error.to_string()))),
        }
    }

    fn send(&mut self, message: Message) {
        // That the client is gone shows where it is read from.
        let _ = transport::write(&mut *self.output, message);
    }

    fn notify(&mut self, method: &str, params: Value) {
        let method = method.to_owned();
        self.send(Notification { method, params }.into());
    }

    /// Asks the client for something whose answer makes no difference.
    fn ask(&mut self, method: &str, params: Value) {
        self.count += 1;
        let request = Request {
            id: RequestId::from(format!("warpproof-{}", self.count)),
            method: method.to_owned(),
            params,
        };
        self.send(request.into());
    }

    fn handle(&mut self, event: Event) -> Option<End> {
        match event {
            Event::Gone => return Some(End::Lost),
            Event::Message(Message::Notification(Notification { method, .. }))
                if method == "exit" =>
            {
                return Some(match self.phase {
                    Phase::ShutDown => End::Asked,
                    Phase::Fresh | Phase::Open => End::Lost,
                });
            }
            Event::Message(Message::Request(request)) => {
                let id = request.id.clone();
                if panics::caught(|| self.request(request)).is_none() {
                    self.answer(id, Err((ErrorCode::InternalError, PANICKED.to_owned())));
                }
            }
            Event::Message(Message::Notification(one)) if self.phase == Phase::Open => {
                // One that cannot be read has no answer.
                let _ = panics::caught(|| self.notification(one));
            }
            // Answers to what we ask make no difference.
            Event::Message(_) => {}
            Event::Rejected(error) => {
                let _ = transport::reject(&mut *self.output, &error);
            }
            Event::Verified { uri, number, entry } => {
                let _ = panics::caught(|| self.verified(&uri, number, *entry));
            }
            Event::Answered { id, answer } => self.answered(id, answer),
        }
        None
    }

    fn notification(&mut self, one: Notification) {
        match one.method.as_str() {
            "textDocument/didOpen" => {
                let Some(params) = read::<DidOpenTextDocumentParams>(one.params) else {
                    return;
                };
                let uri = params.text_document.uri.as_str().to_owned();
                if let Some(document) = Document::open(params.text_document) {
                    self.documents.insert(uri, document);
                }
            }
            "textDocument/didChange" => self.changed(one.params),
            "textDocument/didSave" => {
                let Some(params) = read::<DidSaveTextDocumentParams>(one.params) else {
                    return;
                };
                // Others may include it.
                let due = Instant::now() + self.settings.idle();
                let others = self.documents.values_mut();
                others
                    .filter(|one| one.uri != params.text_document.uri)
                    .for_each(|one| one.again(due));
            }
            "textDocument/didClose" => self.closed(one.params),
            "workspace/didChangeConfiguration" => {
                let params = read::<DidChangeConfigurationParams>(one.params);
                let own = params.and_then(|params| params.settings.get("warpproof").cloned());
                let settings = own.and_then(read::<Settings>);
                if let Some(settings) = settings.filter(|new| *new != self.settings) {
                    self.settings = settings;
                    self.documents
                        .values_mut()
                        .for_each(|one| one.again(Instant::now()));
                }
            }
            "$/cancelRequest" => {
                let id = one.params.get("id").cloned().and_then(read::<RequestId>);
                if let Some(id) = id
                    && let Some(pending) = self.pending.remove(&id)
                {
                    pending.tool.stop();
                    let message = "the client has cancelled it".to_owned();
                    self.answer(id, Err((ErrorCode::RequestCanceled, message)));
                }
            }
            _ => {}
        }
        self.begin();
    }

    fn changed(&mut self, params: Value) {
        let Some(mut params) = read::<DidChangeTextDocumentParams>(params) else {
            return;
        };
        let uri = params.text_document.uri;
        let due = Instant::now() + self.settings.idle();
        let Some(document) = self.documents.get_mut(uri.as_str()) else {
            return;
        };
        // All of the text is asked for: the last change has it.
        let change = params.content_changes.pop();
        if let Some(change) = change.filter(|one| one.range.is_none()) {
            document.again(due);
            document.text = change.text;
            document.version = params.text_document.version;
            self.give_up(&uri);
        }
    }

    fn closed(&mut self, params: Value) {
        let Some(params) = read::<DidCloseTextDocumentParams>(params) else {
            return;
        };
        let uri = params.text_document.uri;
        if let Some(document) = self.documents.remove(uri.as_str()) {
            document.run.iter().for_each(|run| run.tool.stop());
            self.give_up(&uri);
            self.publish(PublishDiagnosticsParams::new(uri, Vec::new(), None));
        }
    }

    /// When the next text is to be verified, where there is room for it.
    fn next_due(&self) -> Option<Instant> {
        let has_room = self.running() < self.most_runs;
        self.documents
            .values()
            .filter(|_| has_room)
            .filter_map(|one| one.due)
            .min()
    }

    fn running(&self) -> usize {
        self.documents
            .values()
            .filter(|one| one.run.is_some())
            .count()
    }

    /// Begins to verify what is due, as far as there is room.
    fn begin(&mut self) {
        let mut room = self.most_runs.saturating_sub(self.running());
        let now = Instant::now();
        for document in self.documents.values_mut() {
            if room == 0 || document.due.is_none_or(|due| due > now) {
                continue;
            }
            room -= 1;
            self.count += 1;
            document.due = None;
            let mut words = document.arguments("verify");
            words.extend(["--format", "json"].map(str::to_owned));
            words.extend(self.settings.arguments.iter().cloned());
            let tool = Tool::new(&self.program);
            let (number, uri, text) = (self.count, document.uri.clone(), document.text.clone());
            let (name, of_run, events) = (document.name(), tool.clone(), self.events.clone());
            let failed = |error: String| Entry::Failure {
                file: String::new(),
                error,
            };
            let run = move || {
                let entry = panics::caught(|| match of_run.run(&words, &text) {
                    Ok(output) => document::entry(&name, &output),
                    Err(error) => failed(error),
                });
                let entry = Box::new(entry.unwrap_or_else(|| failed(PANICKED.to_owned())));
                // The session may be over.
                let _ = events.send(Event::Verified { uri, number, entry });
            };
            match thread::Builder::new().spawn(run) {
                Ok(_) => document.run = Some(Run { number, tool }),
                Err(error) => document.known = Some(failed(error.to_string())),
            }
        }
    }

    fn verified(&mut self, uri: &Uri, number: u64, entry: Entry) {
        let document = self.documents.get_mut(uri.as_str());
        let is_of_run =
            |one: &&mut Document| one.run.as_ref().is_some_and(|run| run.number == number);
        // One of an older text was stopped.
        if let Some(document) = document.filter(is_of_run) {
            document.run = None;
            document.known = Some(entry);
            let all = diagnostics::of(document, &self.pages);
            let params = PublishDiagnosticsParams::new(uri.clone(), all, Some(document.version));
            self.publish(params);
            if self.client.refreshes_lenses {
                self.ask("workspace/codeLens/refresh", Value::Null);
            }
        }
        self.begin();
    }

    fn publish(&mut self, params: PublishDiagnosticsParams) {
        let params = serde_json::to_value(params).unwrap_or_default();
        self.notify("textDocument/publishDiagnostics", params);
    }

    fn answered(&mut self, id: RequestId, answer: Result<Value, String>) {
        // One that is not pending has its answer.
        let Some(pending) = self.pending.remove(&id) else {
            return;
        };
        match answer {
            Ok(edit) if pending.applies => {
                self.ask("workspace/applyEdit", serde_json::json!({ "edit": edit }));
                self.answer(id, Ok(Value::Null));
            }
            Ok(value) => self.answer(id, Ok(value)),
            Err(message) => self.answer(id, Err((ErrorCode::RequestFailed, message))),
        }
    }

    /// Answers requests about a text that is no more.
    fn give_up(&mut self, uri: &Uri) {
        let ids = self.pending.iter().filter(|(_, one)| one.uri == *uri);
        let ids: Vec<RequestId> = ids.map(|(id, _)| id.clone()).collect();
        for id in ids {
            if let Some(pending) = self.pending.remove(&id) {
                pending.tool.stop();
                let message = "the text has changed".to_owned();
                self.answer(id, Err((ErrorCode::ContentModified, message)));
            }
        }
    }
}

/// What a client sends; none where it is something else.
pub fn read<T: DeserializeOwned>(params: Value) -> Option<T> {
    serde_json::from_value(params).ok()
}
