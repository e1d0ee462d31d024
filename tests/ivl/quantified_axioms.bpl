// Quantifiers in axioms, over bit-vectors and integers.
const table: [bv8]bv8;
const limit: int;

function double(x: int): int;
function both(x: bv8, y: bv8): bool;

axiom (forall i: bv8 :: BV8_ULT(table[i], 16bv8));
axiom (forall x: int :: double(x) == x + x);
axiom (forall x: bv8, y: bv8 :: both(x, y) <==> both(y, x));

procedure p(i: bv8, x: int, a: bv8, b: bv8)
{
  assert BV8_ULE(table[i], 15bv8);
  assert double(x) - x == x;
  assert double(double(x)) == 4 * x;
  assume both(a, b);
  assert both(b, a);
}
