// An invariant may fail on entry, or after an iteration, or both.
procedure p(n: int) returns (i: int)
{
entry:
  i := 0;
  goto head;
head:
  assert i != 5; // error[maintained]
  assert n > 0; // error[entry]
  assert i + n != 7; // error[entry] error[maintained]
  assert i >= 0;
  goto body, exit;
body:
  i := i + 1;
  goto head;
exit:
  assert n > i || n > 0;
  return;
}
