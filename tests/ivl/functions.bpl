// Functions with bodies are abbreviations; others are equal on equal arguments.
function {:inline} max(x: bv32, y: bv32): bv32 { if BV32_SLT(x, y) then y else x }
function {:inline} clamp(x: bv32): bv32 { max(0bv32, BV32_SUB(255bv32, max(BV32_SUB(255bv32, x), 0bv32))) }
function {:bvbuiltin "bvadd"} PLUS(bv32, bv32) returns (bv32);
function {:bvbuiltin "sign_extend 24"} WIDEN(x: bv8): bv32;
function $pure_sinf(x: bv32): bv32;
function nondet_like(): int;

procedure p(x: bv32, y: bv32, b: bv8)
{
  assert BV32_SGE(max(x, y), x);
  assert PLUS(x, y) == BV32_ADD(y, x);
  assert WIDEN(b) == BV8_SEXT32(b);
  assert x == y ==> $pure_sinf(x) == $pure_sinf(y);
  assert nondet_like() == nondet_like();
  assert BV32_SGE(clamp(x), 0bv32);
  assert $pure_sinf(x) == $pure_sinf(y) ==> x == y; // error[assertion]
  assert max(x, y) == x; // error[assertion]
}
