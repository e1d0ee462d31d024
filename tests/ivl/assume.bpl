// Assumptions cut paths.
procedure p(n: int)
{
  assume n > 3;
  assert n > 2;
  assume {:note "a contradiction"} n < 0;
  assert false;
}

procedure q(n: int)
{
  assert n > 2; // error[assertion]
  assume n > 3;
}
