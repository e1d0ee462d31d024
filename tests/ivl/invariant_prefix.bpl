// Only the asserts and assumes that begin a loop's head are invariants; an
// assume among them is known at the head and not checked.
procedure p(n: int) returns (i: int, n_seen: int)
{
entry:
  i := 0;
  goto head;
head:
  assert i >= 0;
  assume i != 7;
  assert i < 100; // error[maintained]
  havoc n_seen;
  assert i < 100;
  assert i != 50; // error[assertion]
  goto head_end;
head_end:
  assert i != 7;
  i := i + 1;
  goto head, exit;
exit:
  return;
}
