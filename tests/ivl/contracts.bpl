// Postconditions are checked at every return, preconditions are known.
var g: bv8;

procedure p(n: bv8) returns (r: bv8)
  requires n != 0bv8;
  requires {:note "named"} g == 0bv8;
  ensures r != 0bv8;
  ensures {:note "named"} g == n; // error[postcondition]
  modifies g;
{
entry:
  assert n != 0bv8 && g == 0bv8;
  r := n;
  g := n;
  goto done, late, early;
early:
  g := 1bv8;
  return;
late:
  assume n == 1bv8;
  g := r;
  return;
done:
  return;
}

procedure no_body(n: bv8);
  requires false;
  ensures true;
