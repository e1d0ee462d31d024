// Constants, axioms and functions that only axioms describe.
const N: bv32;
const unique red: int;
const unique green: int;
const unique blue: int;
const other: int;

function weight(x: int): int;
function ok(x: bv32): bool;

axiom BV32_ULT(N, 100bv32);
axiom weight(0) == 10;
axiom weight(red) == 3 && weight(green) == 4;
axiom red == 0 ==> false;

procedure p(x: int)
{
  assert BV32_ULE(N, 99bv32);
  assert weight(x - x) > 9;
  assert red != green && red != blue;
  assert red != 0;
  assert other != red; // error[assertion]
  assert weight(x) > 0; // error[assertion]
  assert ok(N); // error[assertion]
}
