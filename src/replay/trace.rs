//! The steps of a run in words.

use super::element::show;
use super::findings::Reader;
use crate::exec::layout::Instance;
use crate::exec::{Action, Event};
use crate::kir::{ObjectKind, Type};
use crate::report::model::{Step, ThreadReport};

/// The steps of the given threads, or of all; accesses to a thread's own memory
/// are left out.
pub fn steps(reader: &Reader, involved: Option<&[ThreadReport]>) -> Vec<Step> {
    let mut steps = Vec::new();
    for event in reader.machine.trace() {
        let thread = reader.thread(event.thread);
        if involved.is_some_and(|threads| !threads.contains(&thread)) {
            continue;
        }
        if let Some(text) = text(reader, event) {
            steps.push(Step {
                thread,
                span: event.inst.and_then(|inst| reader.span_of(inst)),
                text,
            });
        }
    }
    steps
}

fn text(reader: &Reader, event: &Event) -> Option<String> {
    Some(match event.action {
        Action::Read {
            instance,
            offset,
            bytes,
            value,
        } => {
            let place = place(reader, instance, offset)?;
            let value = shown(reader, instance, bytes, value);
            format!("reads {place}: {value}")
        }
        Action::Write {
            instance,
            offset,
            bytes,
            value,
        } => {
            let place = place(reader, instance, offset)?;
            let value = shown(reader, instance, bytes, value);
            format!("writes {place} = {value}")
        }
        Action::Update {
            instance,
            offset,
            bytes,
            old,
            new,
        } => {
            let place = place(reader, instance, offset)?;
            let [old, new] = [old, new].map(|value| shown(reader, instance, bytes, value));
            format!("updates {place} from {old} to {new}")
        }
        Action::Fence => "fence".to_owned(),
        Action::Arrive => "waits".to_owned(),
        Action::Leave => "goes on".to_owned(),
        Action::Return => "returns".to_owned(),
    })
}

/// `a[3]`, or `a + 5 bytes` between elements; none for private memory.
fn place(reader: &Reader, instance: Instance, offset: i64) -> Option<String> {
    let object = reader.machine.object(instance);
    let kind = reader.kernel.objects[object].kind;
    if matches!(kind, ObjectKind::Private | ObjectKind::PrivateParam) {
        return None;
    }
    let size = reader.elements.of(object).bytes() as i64;
    let array = reader.array(instance);
    Some(match offset % size {
        0 => format!("{array}[{}]", offset / size),
        _ => format!("{array} + {offset} bytes"),
    })
}

fn shown(reader: &Reader, instance: Instance, bytes: u32, value: u128) -> String {
    let element = reader.elements.of(reader.machine.object(instance));
    match element.bytes() == u64::from(bytes) {
        true => show(value, element),
        false => show(value, Type::Int(8 * bytes)),
    }
}
