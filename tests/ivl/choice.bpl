// if … then … else, in each type.
procedure p(c: bool, x: bv8, A: [bv8]bv8) returns (r: bv8)
{
  r := if c then x else BV8_ADD(x, 1bv8);
  assert c ==> r == x;
  assert (if c then r == x else r != x);
  assert (if c then A else A[x := 0bv8])[x] == 0bv8 || c;
  assert (if c then 1 else 2) + 1 > 1;
  assert (if c then if x == r then 1 else 2 else 3) != 2;
  assert r == x; // error[assertion]
}
