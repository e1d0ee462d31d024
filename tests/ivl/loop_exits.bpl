// Two back edges to one head, an exit from the middle, and a loop in a loop's
// exit.
procedure p(n: int) returns (i: int)
  requires n > 0;
{
entry:
  i := 0;
  goto head;
head:
  assert i >= 0;
  goto even, odd, out;
even:
  assume i mod 2 == 0;
  i := i + 2;
  goto head;
odd:
  i := i + 1;
  goto head, early;
early:
  assert i > 0;
  assert i mod 2 == 1; // error[assertion]
  goto tail;
out:
  assume i > n;
  assert i > 1;
  assert i > 2; // error[assertion]
  goto tail;
tail:
  assert i > 0;
  goto tail_body, done;
tail_body:
  i := i - 1;
  goto tail_check;
tail_check:
  assume i != 0;
  goto tail;
done:
  return;
}
