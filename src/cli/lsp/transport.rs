//! Messages as they go over the wire: a header with the length, and JSON.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::Sender;

use lsp_server::{ErrorCode, Message};
use serde_json::{Value, json};

use super::server::Event;

/// The largest message that is read, in bytes.
const MOST_BYTES: usize = 1 << 28;

/// Tells what the client says until it goes away.
pub fn read(mut input: impl BufRead, events: &Sender<Event>) {
    while let Ok(Some(body)) = next(&mut input) {
        if events.send(parsed(&body)).is_err() {
            return;
        }
    }
    let _ = events.send(Event::Gone);
}

/// Sends a message.
///
/// # Errors
/// The client is gone.
pub fn write(output: &mut dyn Write, message: Message) -> io::Result<()> {
    message.write(&mut &mut *output)?;
    output.flush()
}

/// Answers what no answer can be addressed to, as JSON-RPC 2.0 (section 5) has it.
///
/// # Errors
/// The client is gone.
pub fn reject(output: &mut dyn Write, error: &Rejected) -> io::Result<()> {
    let body = json!({
        "jsonrpc": "2.0",
        "id": error.id,
        "error": {"code": error.code as i32, "message": error.message},
    });
    let body = body.to_string();
    write!(output, "Content-Length: {}\r\n\r\n{body}", body.len())?;
    output.flush()
}

/// Something that is no message.
#[derive(Debug)]
pub struct Rejected {
    /// Of the request, as far as it is there.
    id: Value,
    code: ErrorCode,
    message: String,
}

/// The body of the next message; none at the end. A header without a length is passed over.
fn next(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut length = None;
    loop {
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim();
        match (line.split_once(':'), length) {
            (Some((name, value)), _) if name.trim().eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse::<usize>().ok();
            }
            (None, Some(length)) if line.is_empty() => {
                if length > MOST_BYTES {
                    return Err(io::ErrorKind::InvalidData.into());
                }
                let mut body = vec![0; length];
                input.read_exact(&mut body)?;
                return Ok(Some(body));
            }
            _ => {}
        }
    }
}

fn parsed(body: &[u8]) -> Event {
    let value: Value = match serde_json::from_slice(body) {
        Ok(value) => value,
        Err(error) => {
            return Event::Rejected(Rejected {
                id: Value::Null,
                code: ErrorCode::ParseError,
                message: format!("this is no JSON: {error}"),
            });
        }
    };
    let id = value.get("id").cloned().unwrap_or_default();
    match serde_json::from_value::<Message>(value) {
        Ok(message) => Event::Message(message),
        Err(_) => Event::Rejected(Rejected {
            id: match id {
                Value::Number(_) | Value::String(_) => id,
                _ => Value::Null,
            },
            code: ErrorCode::InvalidRequest,
            message: "this is neither a request nor a response nor a notification".to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_taken_apart() {
        let text =
            b"Content-Type: x\r\ncontent-length: 2\r\n\r\n{}junk\r\n\r\nContent-Length: 1\n\n5";
        let mut input = &text[..];
        let mut body = || next(&mut input).expect("it is read");
        assert_eq!(body(), Some(b"{}".to_vec()));
        assert_eq!(body(), Some(b"5".to_vec()));
        assert_eq!(body(), None);
    }
}
