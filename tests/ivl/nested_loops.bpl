// The inner loop's head is cut once for every iteration of the outer one.
procedure p(n: int, m: int) returns (i: int, j: int, s: int)
  requires n >= 0 && m >= 0;
  ensures s == n * m;
{
entry:
  i := 0;
  s := 0;
  goto outer;
outer:
  assert i <= n;
  assert s == i * m;
  goto outer_body, outer_exit;
outer_body:
  assume i < n;
  j := 0;
  goto inner;
inner:
  assert j <= m;
  assert s == i * m + j;
  assert i < n;
  assert s < 1000; // error[entry] error[maintained]
  goto inner_body, inner_exit;
inner_body:
  assume j < m;
  s := s + 1;
  j := j + 1;
  goto inner;
inner_exit:
  assume j >= m;
  i := i + 1;
  goto outer;
outer_exit:
  assume i >= n;
  return;
}
