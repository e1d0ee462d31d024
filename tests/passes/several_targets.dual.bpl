// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const warp_id$1: bv32;
const warp_id$2: bv32;
const _which: bv32;
const $watch: bv64;

function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} several_targets()
{
  var v1$1: bv32;
  var v1$2: bv32;
  var v2_t$1: bv64;
  var v2_t$2: bv64;
  var v3_tobool: bool;
  var v4_p.offset: bv64;
  var v4_p.object: bv32;
  var v5_add$1: bv64;
  var v5_add$2: bv64;
  var v6_arrayidx.offset$1: bv64;
  var v6_arrayidx.offset$2: bv64;
  var v6_arrayidx.object$1: bv32;
  var v6_arrayidx.object$2: bv32;
  var v7$1: bv32;
  var v7$2: bv32;
  var v8_arrayidx1.offset$1: bv64;
  var v8_arrayidx1.offset$2: bv64;
  var v8_arrayidx1.object$1: bv32;
  var v8_arrayidx1.object$2: bv32;
  var read.1$1: bv32;
  var read.1$2: bv32;
  var read.2$1: bv32;
  var read.2$2: bv32;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $read_b: bool;
  var $write_b: bool;
  var $value_b: bv32;
  var $$a: [bv64]bv32;
  var $$b: [bv64]bv32;
  var $replaces.1: bool;
  var $replaces.2: bool;

b0:
  $read_a := false;
  $write_a := false;
  $read_b := false;
  $write_b := false;
  v1$1 := local_id_x$1;
  v1$2 := local_id_x$2;
  v2_t$1 := BV32_ZEXT64(v1$1);
  v2_t$2 := BV32_ZEXT64(v1$2);
  v3_tobool := _which != 0bv32;
  goto b0.to.b1, b0.to.b2;

b0.to.b1:
  assume {:partition} v3_tobool;
  goto b1;

b0.to.b2:
  assume {:partition} !v3_tobool;
  goto b2;

b2:
  goto b3;

b1:
  goto b3;

b3:
  v4_p.offset := 0bv64;
  v4_p.object := (if v3_tobool then 1bv32 else 2bv32);
  v5_add$1 := BV64_ADD(v2_t$1, 1bv64);
  v5_add$2 := BV64_ADD(v2_t$2, 1bv64);
  v6_arrayidx.offset$1 := BV64_ADD(v4_p.offset, v5_add$1);
  v6_arrayidx.offset$2 := BV64_ADD(v4_p.offset, v5_add$2);
  v6_arrayidx.object$1 := v4_p.object;
  v6_arrayidx.object$2 := v4_p.object;
  assume {:probe "log", 0, v6_arrayidx.object$1 == 1bv32 && $watch == v6_arrayidx.offset$1, v6_arrayidx.offset$1} true;
  $read_a := $read_a || (v6_arrayidx.object$1 == 1bv32 && $watch == v6_arrayidx.offset$1);
  assume {:probe "check", 0, v6_arrayidx.object$2 == 1bv32 && $watch == v6_arrayidx.offset$2, v6_arrayidx.offset$2} true;
  assert {:claim 0} {:race "write"} {:site 0} {:object 0} !(v6_arrayidx.object$2 == 1bv32 && $watch == v6_arrayidx.offset$2 && $write_a);
  read.1$1 := $$a[v6_arrayidx.offset$1];
  assume {:probe "read", 0, v6_arrayidx.object$1 == 1bv32, v6_arrayidx.offset$1, read.1$1} true;
  read.1$2 := $$a[v6_arrayidx.offset$2];
  assume {:probe "read", 0, v6_arrayidx.object$2 == 1bv32, v6_arrayidx.offset$2, read.1$2} true;
  assume {:probe "log", 1, v6_arrayidx.object$1 == 2bv32 && $watch == v6_arrayidx.offset$1, v6_arrayidx.offset$1} true;
  $read_b := $read_b || (v6_arrayidx.object$1 == 2bv32 && $watch == v6_arrayidx.offset$1);
  assume {:probe "check", 1, v6_arrayidx.object$2 == 2bv32 && $watch == v6_arrayidx.offset$2, v6_arrayidx.offset$2} true;
  assert {:claim 1} {:race "write"} {:site 1} {:object 1} !(v6_arrayidx.object$2 == 2bv32 && $watch == v6_arrayidx.offset$2 && $write_b);
  read.2$1 := $$b[v6_arrayidx.offset$1];
  assume {:probe "read", 1, v6_arrayidx.object$1 == 2bv32, v6_arrayidx.offset$1, read.2$1} true;
  read.2$2 := $$b[v6_arrayidx.offset$2];
  assume {:probe "read", 1, v6_arrayidx.object$2 == 2bv32, v6_arrayidx.offset$2, read.2$2} true;
  v7$1 := (if v6_arrayidx.object$1 == 2bv32 then read.2$1 else read.1$1);
  v7$2 := (if v6_arrayidx.object$2 == 2bv32 then read.2$2 else read.1$2);
  v8_arrayidx1.offset$1 := BV64_ADD(v4_p.offset, v2_t$1);
  v8_arrayidx1.offset$2 := BV64_ADD(v4_p.offset, v2_t$2);
  v8_arrayidx1.object$1 := v4_p.object;
  v8_arrayidx1.object$2 := v4_p.object;
  havoc $replaces.1;
  assume {:probe "log", 2, v8_arrayidx1.object$1 == 1bv32 && $watch == v8_arrayidx1.offset$1 && (!$write_a || $replaces.1), v8_arrayidx1.offset$1, v7$1} true;
  $value_a := (if v8_arrayidx1.object$1 == 1bv32 && $watch == v8_arrayidx1.offset$1 && (!$write_a || $replaces.1) then v7$1 else $value_a);
  $write_a := $write_a || (v8_arrayidx1.object$1 == 1bv32 && $watch == v8_arrayidx1.offset$1);
  assume {:probe "check", 2, v8_arrayidx1.object$2 == 1bv32 && $watch == v8_arrayidx1.offset$2, v8_arrayidx1.offset$2, v7$2} true;
  assert {:claim 2} {:race "read"} {:site 2} {:object 0} !(v8_arrayidx1.object$2 == 1bv32 && $watch == v8_arrayidx1.offset$2 && $read_a);
  assert {:claim 3} {:race "write"} {:site 2} {:object 0} !(v8_arrayidx1.object$2 == 1bv32 && $watch == v8_arrayidx1.offset$2 && $write_a);
  $$a := (if v8_arrayidx1.object$1 == 1bv32 then $$a[v8_arrayidx1.offset$1 := v7$1] else $$a);
  $$a := (if v8_arrayidx1.object$2 == 1bv32 then $$a[v8_arrayidx1.offset$2 := v7$2] else $$a);
  havoc $replaces.2;
  assume {:probe "log", 3, v8_arrayidx1.object$1 == 2bv32 && $watch == v8_arrayidx1.offset$1 && (!$write_b || $replaces.2), v8_arrayidx1.offset$1, v7$1} true;
  $value_b := (if v8_arrayidx1.object$1 == 2bv32 && $watch == v8_arrayidx1.offset$1 && (!$write_b || $replaces.2) then v7$1 else $value_b);
  $write_b := $write_b || (v8_arrayidx1.object$1 == 2bv32 && $watch == v8_arrayidx1.offset$1);
  assume {:probe "check", 3, v8_arrayidx1.object$2 == 2bv32 && $watch == v8_arrayidx1.offset$2, v8_arrayidx1.offset$2, v7$2} true;
  assert {:claim 4} {:race "read"} {:site 3} {:object 1} !(v8_arrayidx1.object$2 == 2bv32 && $watch == v8_arrayidx1.offset$2 && $read_b);
  assert {:claim 5} {:race "write"} {:site 3} {:object 1} !(v8_arrayidx1.object$2 == 2bv32 && $watch == v8_arrayidx1.offset$2 && $write_b);
  $$b := (if v8_arrayidx1.object$1 == 2bv32 then $$b[v8_arrayidx1.offset$1 := v7$1] else $$b);
  $$b := (if v8_arrayidx1.object$2 == 2bv32 then $$b[v8_arrayidx1.offset$2 := v7$2] else $$b);
  return;
}
