// Loops are cut at their heads: what is known after the cut is the invariant.
procedure counts(n: int) returns (i: int)
  requires n >= 0;
  ensures i == n;
{
entry:
  i := 0;
  goto head;
head:
  assert 0 <= i;
  assert i <= n;
  goto body, exit;
body:
  assume i < n;
  i := i + 1;
  goto head;
exit:
  assume i >= n;
  return;
}

procedure forgets(n: int) returns (i: int)
  requires n >= 0;
  ensures i >= n;
  ensures i == n; // error[postcondition]
{
entry:
  i := 0;
  goto head;
head:
  goto body, exit;
body:
  assume i < n;
  i := i + 1;
  assert i != 17; // error[assertion]
  goto head;
exit:
  assume i >= n;
  return;
}
