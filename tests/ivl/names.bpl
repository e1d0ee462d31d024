// Names as the reduction makes them, and names that other tools reserve.
var $$A: [bv32]bv8;
var _READ_A$1: bool;
var select: bv32;
var store: bv32;

function let(x: bv32): bv32;

procedure $kernel.x(v12$1: bv32, group_id_x$2: bv32, and: bool) returns (~72~$: bv32)
  modifies $$A, _READ_A$1;
{
  var $watch: bv32;
  var not: bool;
  var a'b#c^d?e`f: bv32;
$entry.0:
  $watch := let(v12$1);
  not := !and;
  a'b#c^d?e`f := select;
  $$A[$watch] := 7bv8;
  _READ_A$1 := $watch == a'b#c^d?e`f;
  assert $$A[let(v12$1)] == 7bv8;
  assert not != and;
  assert !_READ_A$1 || $watch == select;
  assert select == store; // error[assertion]
  return;
}
