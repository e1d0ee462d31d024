// old is about global variables; locals and parameters have no old value.
var g: int;
var A: [int]int;

procedure p(n: int) returns (r: int)
  modifies g, A;
  ensures g == old(g) + 2;
  ensures A[old(g)] == old(A[g]) + 1;
  ensures A == old(A); // error[postcondition]
  ensures old(A)[g] == A[g];
{
  var x: int;
  x := 1;
  A[g] := A[g] + 1;
  g := g + 1;
  x := 2;
  assert old(x) == 2;
  assert old(g + x) == g + 1;
  assert old(old(g)) == old(g);
  assert old(g) == 3; // error[assertion]
  g := g + 1;
}
