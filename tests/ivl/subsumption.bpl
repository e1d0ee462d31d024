// What was asserted holds afterwards, so that only the first failure of a path
// counts.
procedure p(n: int)
{
  assert n > 3; // error[assertion]
  assert n > 2;
  assert n > 4; // error[assertion]
  assert n != 4;
}

procedure q(n: int)
{
  assert false; // error[assertion]
  assert n > 0;
}
