// A call asserts preconditions, forgets what the callee modifies, and assumes
// postconditions; free clauses are not checked.
var g: int;
var h: int;

procedure callee(x: int, y: int) returns (r: int);
  requires x > 0;
  free requires y > 0;
  requires x != y;
  ensures r == x + old(g);
  free ensures r != 12;
  ensures g > old(g);
  modifies g;

procedure caller(n: int) returns (r: int)
  requires g == 1;
  modifies g;
{
  var s: int;
  call r := callee(1, n); // error[precondition]
  assert r == 2;
  assert g > 1;
  assert g == 2; // error[assertion]
  assert h == old(h);
  call s := callee(n, r); // error[precondition] error[precondition]
  assert s != 12;
  assert s == n + old(g); // error[assertion]
}

procedure assumes_nothing_free(n: int)
  modifies g;
{
  var r: int;
  call r := callee(1, n); // error[precondition]
  assert n > 0; // error[assertion]
}

procedure implemented(x: int) returns (r: int)
  requires x > 2;
  free requires x < 10;
  ensures r > 0;
  free ensures r > 100;
{
  r := x - 2;
  assert x < 10;
  assert r < 7; // error[assertion]
  call r := implemented(x - 1); // error[precondition]
  assert r > 100;
}
