//! Texts that are refused, and where.

use super::parse;

const HEAD: &str = "kernel k\n  object o0 a: global [?] param\nentry:\n";

fn error(text: &str) -> String {
    match parse(text) {
        Ok(module) => panic!("read as {} kernels", module.kernels.len()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn errors_name_their_place() {
    for (body, message) in [
        (
            "  store.align4 &b, i32 1\n",
            "4:17: there is no such object",
        ),
        ("  jump nowhere\n", "4:8: there is no such block"),
        (
            "  store.align4 &a, v7\n",
            "4:20: a value that is defined is expected here",
        ),
        (
            "  v0 = ad i32 1, i32 2 : i32\n",
            "4:8: an operation is expected here",
        ),
        (
            "  v0 = add i32 1 i32 2 : i32\n",
            "4:18: `,` is expected here",
        ),
        (
            "  v0 = add i8 1, i8 300 : i8\n",
            "4:21: a constant of this type is expected here",
        ),
        (
            "  v0 = fneg f32 1.5 : f32\n",
            "4:17: a constant of this type is expected here",
        ),
        (
            "  v0 = load.align4 &a : i32 here\n",
            "4:29: the end of the line is expected here",
        ),
        (
            "  v0 = load.align4 &a : i32 !here\n",
            "4:29: a place, `!file:line:column`, is expected here",
        ),
        ("  v0 = nondet x : i129\n", "4:19: a type is expected here"),
        ("  ; return\n", "4:3: no token begins here"),
    ] {
        assert_eq!(error(&format!("{HEAD}{body}  return\n")), message, "{body}");
    }
}

#[test]
fn kernels_that_break_a_rule_are_refused() {
    let early = format!("{HEAD}  store.align4 &a, v0\n  v0 = nondet x : i32\n  return\n");
    assert_eq!(error(&early), "1:1: kernel k, i0: v0 is not known here");
    let twice = format!("{HEAD}  v0 = nondet x : i32\n  v0 = nondet x : i32\n  return\n");
    assert_eq!(
        error(&twice),
        "5:3: a value that is not defined yet is expected here"
    );
    let names = format!("{HEAD}  return\nentry:\n  return\n");
    assert_eq!(
        error(&names),
        "5:1: another block, or a kernel is expected here"
    );
    let foreign = HEAD.replace("entry", "  struct o1\nentry");
    assert_eq!(
        error(&format!("{foreign}  return\n")),
        "1:1: kernel k, o1: is out of range"
    );
}

#[test]
fn names_may_be_any_text() {
    let text = "kernel \"f<int, \\\"x\\\">\" (_Z1f)\n  param v0 \"a b\": i32\n\"1 st\": !\"a b.cu\":3:4 in !c.cu:1\n  \
                v1 \"\" = nondet \"of\\nlines\" : i32\n  return\n";
    let module = parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(module.kernels[0].name, "f<int, \"x\">");
    assert_eq!(crate::kir::print::ModuleText(&module).to_string(), text);
}
