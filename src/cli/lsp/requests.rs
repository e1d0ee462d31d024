//! What a client may ask, and the answers.

use std::sync::PoisonError;

use lsp_server::{ErrorCode, Request, RequestId};
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOptions, CodeActionParams, CodeLensOptions,
    CodeLensParams, Command, ExecuteCommandOptions, ExecuteCommandParams, HoverParams,
    InitializeParams, InitializeResult, ServerCapabilities, ServerInfo, TextDocumentSyncCapability,
    TextDocumentSyncKind, TextDocumentSyncOptions,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::actions::{self, Commands, Search};
use super::server::{Client, Phase, Server, read};
use super::{hover, lens, places};

/// What a client without actions whose edits come later runs in their place.
const APPLY: &str = "warpproof.apply";

/// Nothing to answer now: the answer comes with a run, or is an error.
type Answer = Result<Option<Value>, (ErrorCode, String)>;

impl Server {
    /// Answers a request, or begins a run that will.
    pub fn request(&mut self, Request { id, method, params }: Request) {
        let answer = match (self.phase, method.as_str()) {
            (Phase::Fresh, "initialize") => self.initialize(params),
            (Phase::Fresh, _) => {
                let message = "the first request is `initialize`".to_owned();
                Err((ErrorCode::ServerNotInitialized, message))
            }
            (Phase::ShutDown, _) | (_, "initialize") => {
                let message = format!("`{method}` does not go here");
                Err((ErrorCode::InvalidRequest, message))
            }
            (Phase::Open, "shutdown") => {
                self.phase = Phase::ShutDown;
                Ok(Some(Value::Null))
            }
            (Phase::Open, "textDocument/hover") => self.hover(&id, params),
            (Phase::Open, "textDocument/codeLens") => self.lenses(params),
            (Phase::Open, "textDocument/codeAction") => self.actions(params),
            (Phase::Open, "codeAction/resolve") => self.resolve(&id, params),
            (Phase::Open, "workspace/executeCommand") => self.execute(&id, params),
            (Phase::Open, _) => {
                let message = format!("there is no `{method}` here");
                Err((ErrorCode::MethodNotFound, message))
            }
        };
        match answer {
            Ok(None) => {}
            Ok(Some(value)) => self.answer(id, Ok(value)),
            Err(error) => self.answer(id, Err(error)),
        }
    }

    fn initialize(&mut self, params: Value) -> Answer {
        let params: InitializeParams = parsed(params)?;
        if let Some(options) = params.initialization_options.filter(|one| !one.is_null()) {
            self.settings = parsed(options)?;
        }
        let text = params.capabilities.text_document.unwrap_or_default();
        let resolved = text.code_action.and_then(|actions| actions.resolve_support);
        let workspace = params.capabilities.workspace.unwrap_or_default();
        self.client = Client {
            resolves_edits: resolved.is_some_and(|all| all.properties.contains(&"edit".to_owned())),
            refreshes_lenses: workspace.code_lens.and_then(|one| one.refresh_support) == Some(true),
        };
        self.phase = Phase::Open;
        value(InitializeResult {
            capabilities: capabilities(),
            server_info: Some(ServerInfo {
                name: "warpproof".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        })
    }

    fn lenses(&self, params: Value) -> Answer {
        let params: CodeLensParams = parsed(params)?;
        let document = self.documents.get(params.text_document.uri.as_str());
        value(document.map_or(Vec::new(), lens::of))
    }

    /// Of a kernel's name at once; of what may be an array by its kernel's protocol.
    fn hover(&mut self, id: &RequestId, params: Value) -> Answer {
        let params: HoverParams = parsed(params)?;
        let at = params.text_document_position_params;
        let nothing = Ok(Some(Value::Null));
        let Some(document) = self.documents.get(at.text_document.uri.as_str()) else {
            return nothing;
        };
        let Some(word) = places::word(&document.text, at.position) else {
            return nothing;
        };
        let around = document.kernels_around(at.position.line);
        let reports: Vec<_> = around.iter().map(|(_, report)| *report).collect();
        let Some(kernel) = reports.first().map(|one| one.kernel.clone()) else {
            return nothing;
        };
        let plain = kernel
            .split('<')
            .next()
            .and_then(|name| name.rsplit("::").next());
        if plain == Some(word) {
            return value(hover::of_kernel(&reports));
        }
        let reports: Vec<_> = reports.into_iter().cloned().collect();
        let (word, text, uri) = (word.to_owned(), document.text.clone(), document.uri.clone());
        let protocols = document.protocols.clone();
        let mut words = document.arguments("protocol");
        words.extend(["--kernel", &kernel].map(str::to_owned));
        words.extend(self.settings.arguments.iter().cloned());
        self.search(id.clone(), (uri, false), move |tool| {
            let mut known = protocols.lock().unwrap_or_else(PoisonError::into_inner);
            if !known.contains_key(&kernel) {
                let output = tool.run(&words, &text)?;
                known.insert(kernel.clone(), output.out);
            }
            let protocol = known.get(&kernel).map_or("", String::as_str);
            let reports: Vec<_> = reports.iter().collect();
            let hover = hover::of_array(&word, protocol, &reports);
            serde_json::to_value(hover).map_err(|error| error.to_string())
        });
        Ok(None)
    }

    fn actions(&self, params: Value) -> Answer {
        let params: CodeActionParams = parsed(params)?;
        let quickfix = CodeActionKind::QUICKFIX;
        let only = params.context.only.as_ref();
        let is_asked = only.is_none_or(|kinds| {
            kinds
                .iter()
                .any(|kind| *kind == CodeActionKind::EMPTY || *kind == quickfix)
        });
        let document = self.documents.get(params.text_document.uri.as_str());
        let Some(document) = document.filter(|_| is_asked) else {
            return value(Vec::<CodeAction>::new());
        };
        let mut all = actions::of(document, params.range, &params.context.diagnostics);
        if !self.client.resolves_edits {
            for action in &mut all {
                if let Some(search) = action.data.take() {
                    action.command = Some(Command {
                        title: action.title.clone(),
                        command: APPLY.to_owned(),
                        arguments: Some(vec![search]),
                    });
                }
            }
        }
        value(all)
    }

    fn resolve(&mut self, id: &RequestId, params: Value) -> Answer {
        let action: CodeAction = parsed(params)?;
        match action.data.clone().and_then(read::<Search>) {
            Some(search) => self.look(id, search, Some(action)),
            None => value(action),
        }
    }

    fn execute(&mut self, id: &RequestId, params: Value) -> Answer {
        let mut params: ExecuteCommandParams = parsed(params)?;
        let search = params.arguments.pop().and_then(read::<Search>);
        match search.filter(|_| params.command == APPLY) {
            Some(search) => self.look(id, search, None),
            None => {
                let message = format!("`{}` is no command with these arguments", params.command);
                Err((ErrorCode::InvalidParams, message))
            }
        }
    }

    /// Looks for an edit, for an action or to be made.
    fn look(&mut self, id: &RequestId, search: Search, action: Option<CodeAction>) -> Answer {
        let document = self.documents.get(search.uri.as_str());
        let Some(document) = document.filter(|one| one.version == search.version) else {
            return Err((
                ErrorCode::ContentModified,
                "the text has changed".to_owned(),
            ));
        };
        let commands = Commands::of(document, &self.settings);
        let (text, uri) = (document.text.clone(), document.uri.clone());
        self.search(id.clone(), (uri, action.is_none()), move |tool| {
            let edit = search.run(tool, &text, &commands)?;
            let answer = match action {
                None => serde_json::to_value(edit),
                Some(action) => serde_json::to_value(CodeAction {
                    edit: Some(edit),
                    ..action
                }),
            };
            answer.map_err(|error| error.to_string())
        });
        Ok(None)
    }
}

fn capabilities() -> ServerCapabilities {
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(
            TextDocumentSyncOptions {
                open_close: Some(true),
                change: Some(TextDocumentSyncKind::FULL),
                save: Some(true.into()),
                ..TextDocumentSyncOptions::default()
            },
        )),
        hover_provider: Some(true.into()),
        code_lens_provider: Some(CodeLensOptions {
            resolve_provider: Some(false),
        }),
        code_action_provider: Some(
            CodeActionOptions {
                code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
                resolve_provider: Some(true),
                ..CodeActionOptions::default()
            }
            .into(),
        ),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![APPLY.to_owned()],
            ..ExecuteCommandOptions::default()
        }),
        ..ServerCapabilities::default()
    }
}

/// # Errors
/// The parameters are others.
fn parsed<T: DeserializeOwned>(params: Value) -> Result<T, (ErrorCode, String)> {
    serde_json::from_value(params).map_err(|error| (ErrorCode::InvalidParams, error.to_string()))
}

fn value(of: impl Serialize) -> Answer {
    let value = serde_json::to_value(of);
    value
        .map(Some)
        .map_err(|error| (ErrorCode::InternalError, error.to_string()))
}
