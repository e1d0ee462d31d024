//! Expressions and their trees, and what is refused.

use super::*;

/// The tree with every operator in parentheses.
fn shape(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Int(literal) => literal.value.to_string(),
        ExprKind::Name(name) => name.clone(),
        ExprKind::Float(bits) => f64::from_bits(*bits).to_string(),
        ExprKind::Field { base, field } => format!("{}.{field}", shape(base)),
        ExprKind::Element { base, index } => format!("{}[{index}]", shape(base)),
        ExprKind::Identity { array, index } => format!("{}[{index}] == {index}", shape(array)),
        ExprKind::Call {
            function,
            arguments,
        } => {
            let arguments: Vec<_> = arguments.iter().map(shape).collect();
            format!("{function}({})", arguments.join(", "))
        }
        ExprKind::Unary { op, operand } => format!("({op:?} {})", shape(operand)),
        ExprKind::Cast { to, operand } => {
            let sign = if to.unsigned { 'u' } else { 'i' };
            format!("({sign}{} {})", to.width, shape(operand))
        }
        ExprKind::Binary { op, left, right } => {
            format!("({} {op:?} {})", shape(left), shape(right))
        }
        ExprKind::Conditional {
            condition,
            then,
            otherwise,
        } => {
            format!(
                "({} ? {} : {})",
                shape(condition),
                shape(then),
                shape(otherwise)
            )
        }
    }
}

fn parsed(text: &str) -> String {
    shape(&parse(text).expect("a valid expression"))
}

fn failure(text: &str) -> String {
    parse(text).expect_err("an invalid expression").to_string()
}

#[test]
fn every_element_may_be_its_index() {
    assert_eq!(
        parsed("list[i] == i && n > 1"),
        "(list[i] == i And (n Gt 1))"
    );
    for text in ["list[i] == j", "list[i] > 1", "list[i] == 4"] {
        let failure = failure(text);
        assert!(
            failure.contains("expected `== i` (other facts"),
            "{failure}"
        );
    }
}

#[test]
fn precedence_is_that_of_c() {
    assert_eq!(
        parsed("width == 512 && height % blockDim.x == 0"),
        "((width Eq 512) And ((height Rem blockDim.x) Eq 0))"
    );
    assert_eq!(
        parsed("blockDim.x * gridDim.x >= n"),
        "((blockDim.x Mul gridDim.x) Ge n)"
    );
    assert_eq!(
        parsed("a | b ^ c & d == e < f << g + h * i"),
        "(a BitOr (b BitXor (c BitAnd (d Eq (e Lt (f Shl (g Add (h Mul i))))))))"
    );
    assert_eq!(parsed("a || b && c || d"), "((a Or (b And c)) Or d)");
    assert_eq!(parsed("a - b - c"), "((a Sub b) Sub c)");
    assert_eq!(parsed("a >> b >> (c / d)"), "((a Shr b) Shr (c Div d))");
    assert_eq!(
        parsed("!a == -b + ~+c"),
        "((Not a) Eq ((Neg b) Add (BitNot (Plus c))))"
    );
    assert_eq!(parsed("a ? b : c ? d : e"), "(a ? b : (c ? d : e))");
    assert_eq!(parsed("a > b != (c <= d)"), "((a Gt b) Ne (c Le d))");
}

#[test]
fn casts_bind_like_other_prefixes() {
    assert_eq!(
        parsed("s == (unsigned long)rows * cols"),
        "(s Eq ((u64 rows) Mul cols))"
    );
    assert_eq!(parsed("(size_t)(a + b)"), "(u64 (a Add b))");
    assert_eq!(parsed("(int)-(short)a.b"), "(i32 (Neg (i16 a.b)))");
    assert_eq!(parsed("(width) * 2"), "(width Mul 2)");
    assert_eq!(
        failure("(size_t)"),
        "expected a name, a number or `(`, found the end at column 9"
    );
}

#[test]
fn calls_and_literals() {
    assert_eq!(
        parsed("get_global_size(0) == f(a, b + 1)"),
        "(get_global_size(0) Eq f(a, (b Add 1)))"
    );
    assert_eq!(
        parsed("n == 0x1F + 017 + 0b11 + 0 + 0u"),
        "(n Eq ((((31 Add 15) Add 3) Add 0) Add 0))"
    );
    let literal = |text| match parse(text).expect("a literal").kind {
        ExprKind::Int(literal) => literal,
        kind => panic!("{kind:?}"),
    };
    assert_eq!(
        literal("18446744073709551615ULL"),
        IntLiteral {
            value: u64::MAX,
            unsigned: true,
            long: true,
            decimal: true
        }
    );
    assert_eq!(
        literal("0xffL"),
        IntLiteral {
            value: 255,
            unsigned: false,
            long: true,
            decimal: false
        }
    );
}

#[test]
fn fields_and_floats() {
    let shown = |text: &str| shape(&parse(text).expect("an expression"));
    assert_eq!(
        shown("r.strides[2].x[0x10] > 1"),
        "(r.strides[2].x[16] Gt 1)"
    );
    assert_eq!(
        shown("a < 1.5f && b == -1e3"),
        "((a Lt 1.5) And (b Eq (Neg 1000)))"
    );
    assert_eq!(shown("a == 0x1e3"), "(a Eq 483)");
}

#[test]
fn spans_cover_the_text() {
    let expr = parse(" (a+b) * c").expect("an expression");
    assert_eq!(expr.span, 1..10);
    let ExprKind::Binary { left, .. } = expr.kind else {
        panic!("a product")
    };
    assert_eq!(left.span, 1..6);
}

#[test]
fn errors_name_the_place() {
    assert_eq!(
        failure("width = 512"),
        "`=` assigns; to compare, write `==` at column 7"
    );
    assert_eq!(
        failure("a +"),
        "expected a name, a number or `(`, found the end at column 4"
    );
    assert_eq!(
        failure(""),
        "expected a name, a number or `(`, found the end at column 1"
    );
    assert_eq!(failure("(a"), "expected `)`, found the end at column 3");
    assert_eq!(
        failure("a b"),
        "expected an operator or the end, found `b` at column 3"
    );
    assert_eq!(failure("a[+]"), "expected a number, found `+` at column 3");
    assert_eq!(
        failure("a[b]"),
        "expected `== b` (other facts about elements have names: distinct, monotone, range), found the end \
         at column 5"
    );
    assert_eq!(
        failure("a == 1.5x"),
        "`1.5x` is no integer literal at column 6"
    );
    assert_eq!(failure("08"), "`08` is no integer literal at column 1");
    assert_eq!(failure("0x"), "`0x` is no integer literal at column 1");
    assert_eq!(
        failure("99999999999999999999"),
        "`99999999999999999999` does not fit in 64 bits at column 1"
    );
    assert_eq!(
        failure("é"),
        "`é` has no place in an expression at column 1"
    );
}

#[test]
fn deep_and_long_expressions_are_refused() {
    let deep = format!("{}a{}", "(".repeat(1000), ")".repeat(1000));
    assert!(failure(&deep).starts_with("the expression is nested too deeply"));
    assert!(failure(&"-".repeat(2000)).starts_with("the expression is nested too deeply"));
    let long = vec!["a"; 4000].join("+");
    assert!(failure(&long).starts_with("the expression is too long"));
}
