// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const group_id_x: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const $watch: bv64;

function $first_drew_a(epoch: bv32, cell: bv64, drawn: bv32): bool;
function $first_drew_b(epoch: bv32, cell: bv64, drawn: bv32): bool;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_ULT(group_id_x, 2bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} atomics()
{
  var v0_call.i3$1: bv32;
  var v0_call.i3$2: bv32;
  var v1_call.i6$1: bv32;
  var v1_call.i6$2: bv32;
  var v2_arrayidx3.offset: bv64;
  var v3_call.i$1: bv32;
  var v3_call.i$2: bv32;
  var v4_idxprom$1: bv64;
  var v4_idxprom$2: bv64;
  var v5_arrayidx5.offset$1: bv64;
  var v5_arrayidx5.offset$2: bv64;
  var $write_c: bool;
  var $value_c: bv32;
  var $$a: [bv64]bv32;
  var $$b: [bv64]bv32;
  var $atomic.1: bv32;
  var $atomic.2: bv32;
  var $atomic.3: bv32;
  var $replaces.4: bool;

b0:
  $write_c := false;
  havoc $atomic.1;
  $$a := $$a[0bv64 := $atomic.1];
  havoc v0_call.i3$1, v0_call.i3$2;
  assume $first_drew_a(0bv32, 0bv64, v0_call.i3$1) == true;
  assume $first_drew_a(0bv32, 0bv64, v0_call.i3$2) == false;
  havoc $atomic.2;
  $$b := $$b[0bv64 := $atomic.2];
  havoc v1_call.i6$1, v1_call.i6$2;
  assume $first_drew_b(0bv32, 0bv64, v1_call.i6$1) == true;
  assume $first_drew_b(0bv32, 0bv64, v1_call.i6$2) == false;
  assume $first_drew_b(0bv32, 0bv64, BV32_ADD(v1_call.i6$1, 1bv32)) == true;
  assume $first_drew_b(0bv32, 0bv64, BV32_ADD(v1_call.i6$2, 1bv32)) == false;
  v2_arrayidx3.offset := 1bv64;
  havoc $atomic.3;
  $$a := $$a[v2_arrayidx3.offset := $atomic.3];
  havoc v3_call.i$1, v3_call.i$2;
  assume $first_drew_a(0bv32, v2_arrayidx3.offset, v3_call.i$1) == true;
  assume $first_drew_a(0bv32, v2_arrayidx3.offset, v3_call.i$2) == false;
  v4_idxprom$1 := BV32_SEXT64(v3_call.i$1);
  v4_idxprom$2 := BV32_SEXT64(v3_call.i$2);
  v5_arrayidx5.offset$1 := v4_idxprom$1;
  v5_arrayidx5.offset$2 := v4_idxprom$2;
  havoc $replaces.4;
  assume {:probe "log", 3, $watch == v5_arrayidx5.offset$1 && (!$write_c || $replaces.4), v5_arrayidx5.offset$1, 5bv32} true;
  $value_c := (if $watch == v5_arrayidx5.offset$1 && (!$write_c || $replaces.4) then 5bv32 else $value_c);
  $write_c := $write_c || $watch == v5_arrayidx5.offset$1;
  assume {:probe "check", 3, $watch == v5_arrayidx5.offset$2, v5_arrayidx5.offset$2, 5bv32} true;
  assert {:claim 0} {:race "write"} {:site 3} {:object 2} !($watch == v5_arrayidx5.offset$2 && $write_c && $value_c != 5bv32);
  return;
}
// two threads of different blocks
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const group_id_x$1: bv32;
const group_id_x$2: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const $watch: bv64;

function $first_drew_a(epoch: bv32, cell: bv64, drawn: bv32): bool;
function $first_drew_b(epoch: bv32, cell: bv64, drawn: bv32): bool;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_ULT(group_id_x$1, 2bv32);
axiom BV32_ULT(group_id_x$2, 2bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom group_id_x$1 != group_id_x$2;
axiom group_id_x$2 != group_id_x$1;

procedure {:kernel} atomics()
{
  var v0_call.i3$1: bv32;
  var v0_call.i3$2: bv32;
  var v1_call.i6$1: bv32;
  var v1_call.i6$2: bv32;
  var v2_arrayidx3.offset: bv64;
  var v3_call.i$1: bv32;
  var v3_call.i$2: bv32;
  var v4_idxprom$1: bv64;
  var v4_idxprom$2: bv64;
  var v5_arrayidx5.offset$1: bv64;
  var v5_arrayidx5.offset$2: bv64;
  var $write_b: bool;
  var $value_b: bv32;
  var $write_c: bool;
  var $value_c: bv32;
  var $$a: [bv64]bv32;
  var $$b: [bv64]bv32;
  var $atomic.1: bv32;
  var $replaces.2: bool;
  var $update.3: bv32;
  var $atomic.4: bv32;
  var $atomic.5: bv32;
  var $replaces.6: bool;

b0:
  $write_b := false;
  $write_c := false;
  havoc $atomic.1;
  $$a := $$a[0bv64 := $atomic.1];
  havoc v0_call.i3$1, v0_call.i3$2;
  assume $first_drew_a(0bv32, 0bv64, v0_call.i3$1) == true;
  assume $first_drew_a(0bv32, 0bv64, v0_call.i3$2) == false;
  havoc $replaces.2;
  assume {:probe "log", 1, $watch == 0bv64 && (!$write_b || $replaces.2), 0bv64} true;
  havoc $update.3;
  $value_b := (if $watch == 0bv64 && (!$write_b || $replaces.2) then $update.3 else $value_b);
  $write_b := $write_b || $watch == 0bv64;
  assume {:probe "check", 1, $watch == 0bv64, 0bv64} true;
  assert {:claim 0} {:race "write"} {:site 1} {:object 1} !($watch == 0bv64 && $write_b);
  havoc $atomic.4;
  $$b := $$b[0bv64 := $atomic.4];
  havoc v1_call.i6$1, v1_call.i6$2;
  assume $first_drew_b(0bv32, 0bv64, v1_call.i6$1) == true;
  assume $first_drew_b(0bv32, 0bv64, v1_call.i6$2) == false;
  assume $first_drew_b(0bv32, 0bv64, BV32_ADD(v1_call.i6$1, 1bv32)) == true;
  assume $first_drew_b(0bv32, 0bv64, BV32_ADD(v1_call.i6$2, 1bv32)) == false;
  v2_arrayidx3.offset := 1bv64;
  havoc $atomic.5;
  $$a := $$a[v2_arrayidx3.offset := $atomic.5];
  havoc v3_call.i$1, v3_call.i$2;
  assume $first_drew_a(0bv32, v2_arrayidx3.offset, v3_call.i$1) == true;
  assume $first_drew_a(0bv32, v2_arrayidx3.offset, v3_call.i$2) == false;
  v4_idxprom$1 := BV32_SEXT64(v3_call.i$1);
  v4_idxprom$2 := BV32_SEXT64(v3_call.i$2);
  v5_arrayidx5.offset$1 := v4_idxprom$1;
  v5_arrayidx5.offset$2 := v4_idxprom$2;
  havoc $replaces.6;
  assume {:probe "log", 3, $watch == v5_arrayidx5.offset$1 && (!$write_c || $replaces.6), v5_arrayidx5.offset$1, 5bv32} true;
  $value_c := (if $watch == v5_arrayidx5.offset$1 && (!$write_c || $replaces.6) then 5bv32 else $value_c);
  $write_c := $write_c || $watch == v5_arrayidx5.offset$1;
  assume {:probe "check", 3, $watch == v5_arrayidx5.offset$2, v5_arrayidx5.offset$2, 5bv32} true;
  assert {:claim 1} {:race "write"} {:site 3} {:object 2} !($watch == v5_arrayidx5.offset$2 && $write_c && $value_c != 5bv32);
  return;
}
