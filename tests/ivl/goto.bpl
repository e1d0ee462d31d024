// Nondeterministic choices, joins, and blocks that nothing reaches.
procedure diamond(n: int) returns (r: int)
  ensures r >= 0;
  ensures r > 0; // error[postcondition]
{
entry:
  goto positive, negative;
positive:
  assume n >= 0;
  r := n;
  goto join;
negative:
  assume n < 0;
  r := -n;
  goto join;
join:
  assert r == n || r == -n;
  assert r == n; // error[assertion]
  return;
unreachable:
  assert false;
  return;
}

procedure several_ways() returns (r: int)
{
entry:
  goto a, b, c;
a:
  r := 1;
  goto d;
b:
  r := 2;
  goto d, c;
c:
  r := 3;
  assert r == 2; // error[assertion]
  goto d;
d:
  assert r != 4;
  assert r != 1; // error[assertion]
  return;
}

procedure stops(n: int)
{
entry:
  goto stop, go_on;
stop:
  assume n > 0;
  return;
go_on:
  assume n <= 0;
  assert n < 1;
}
