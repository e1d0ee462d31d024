// Assignments in sequence, to locals, results and globals.
var g: int;

procedure p(n: int) returns (r: int);
  modifies g;
  requires n > 3;
  ensures r == n + 1;
  ensures g > 4;
  ensures g > 5; // error[postcondition]

implementation p(n: int) returns (r: int)
{
  var x: int;
  x := n;
  x := x + 1;
  assert x == n + 1;
  assert x == n + 2 || n < 100; // error[assertion]
  r := x;
  g := r;
}

procedure swap(a: int, b: int) returns (c: int, d: int)
  ensures c == b && d == a;
{
  var t: int;
  c := a;
  d := b;
  t := c;
  c := d;
  d := t;
}
