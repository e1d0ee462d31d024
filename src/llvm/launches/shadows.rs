//! Shadows of variables of the device, by the files that define these.

use super::passes::is_shadow;
use super::symbols::{ADDRESSES, COPIES, READERS, plain_name};
use crate::llvm::handle::{ModuleHandle, Val};
use crate::llvm::link;

/// Behind the name of what may be a variable of any file.
const ANY_FILE: &str = "@any";

/// Gives shadows the number of their file behind their name. Of those in groups LLVM would link one
/// alone.
pub(super) fn number(module: ModuleHandle, file: usize) {
    let globals = module.globals().into_iter();
    for shadow in globals.filter(|global| global.is_internal() && is_shadow(*global)) {
        shadow.set_name(&format!("{}@{file}", shadow.name()));
        shadow.leave_comdat();
    }
}

/// Ties what files declare to the shadow of the file that defines it. Where several do, a file may mean any of
/// theirs, and where files are not given, these may set it.
pub(super) fn tie(module: ModuleHandle, complete: bool) {
    let globals = module.globals();
    let shadows = globals.iter().filter(|global| is_shadow(**global));
    let shadows: Vec<Val> = shadows.copied().collect();
    let declared = globals
        .iter()
        .filter(|global| global.initializer().is_none());
    for &declared in declared {
        let name = declared.name();
        let named = shadows.iter().filter(|shadow| plain_name(**shadow) == name);
        let mut named = named.filter(|_| !link::is_of_file(&name)).copied();
        let Some(first) = named.next() else {
            continue;
        };
        declared.replace_uses(first);
        let others: Vec<Val> = named.collect();
        others.iter().for_each(|other| other.replace_uses(first));
        if !complete || !others.is_empty() {
            first.set_name(&format!("{name}{ANY_FILE}"));
        }
    }
}

/// Makes a shadow of a variable that a call means, where the file that defines it has none.
pub(super) fn declare(call: Val, complete: bool) -> Option<()> {
    let (name, args) = (call.called_name()?, call.call_args());
    let is_asked = READERS.contains(&name.as_str()) || ADDRESSES.contains(&name.as_str());
    let is_meant = is_asked || COPIES.contains(&name.as_str());
    let symbol = *args.get(usize::from(is_asked)).filter(|_| is_meant)?;
    (symbol.is_variable() && symbol.is_declaration()).then(|| {
        let file = if complete { "@" } else { ANY_FILE };
        symbol.set_name(&format!("{}{file}", symbol.name()));
        symbol.set_initializer(Val::undef(symbol.value_type()));
    })
}

/// Is the shadow that of one variable, which files that are given alone can name?
pub(super) fn is_of_one_file(shadow: Val) -> bool {
    let name = shadow.name();
    name.contains('@') && !name.ends_with(ANY_FILE)
}
