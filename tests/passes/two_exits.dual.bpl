// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const _n: bv32;
const $watch: bv64;

function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvslt"} BV32_SLT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;
function {:inline} BV32_NSW_ADD(a0: bv32, a1: bv32): bool { BV32_SEXT64(BV32_ADD(a0, a1)) == BV64_ADD(BV32_SEXT64(a0), BV32_SEXT64(a1)) }

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} two_exits()
{
  var v1_i$1: bv32;
  var v1_i$2: bv32;
  var v2_i$1: bv32;
  var v2_i$2: bv32;
  var v3_cmp$1: bool;
  var v3_cmp$2: bool;
  var v12_i.0.lcssa$1: bv32;
  var v12_i.0.lcssa$2: bv32;
  var v4_idxprom$1: bv64;
  var v4_idxprom$2: bv64;
  var v5_arrayidx.offset$1: bv64;
  var v5_arrayidx.offset$2: bv64;
  var v6$1: bv32;
  var v6$2: bv32;
  var v7_cmp1$1: bool;
  var v7_cmp1$2: bool;
  var v11_i$1: bv32;
  var v11_i$2: bv32;
  var v8_i.0.lcssa7$1: bv32;
  var v8_i.0.lcssa7$2: bv32;
  var v9_idxprom2$1: bv64;
  var v9_idxprom2$2: bv64;
  var v10_arrayidx3.offset$1: bv64;
  var v10_arrayidx3.offset$2: bv64;
  var v13_i.08$1: bv32;
  var v13_i.08$2: bv32;
  var v14$1: bv32;
  var v14$2: bv32;
  var v15_idxprom5$1: bv64;
  var v15_idxprom5$2: bv64;
  var v16_arrayidx6.offset$1: bv64;
  var v16_arrayidx6.offset$2: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $enter_b1$1: bool;
  var $enter_b1$2: bool;
  var $p_b1$1: bool;
  var $p_b1$2: bool;
  var $in_b1$1: bool;
  var $in_b1$2: bool;
  var $left_b1_b5$1: bool;
  var $left_b1_b5$2: bool;
  var $left_b2_b3$1: bool;
  var $left_b2_b3$2: bool;
  var $took_b1_b2$1: bool;
  var $took_b1_b2$2: bool;
  var $took_b1_b5$1: bool;
  var $took_b1_b5$2: bool;
  var $p_b2$1: bool;
  var $p_b2$2: bool;
  var $took_b2_b3$1: bool;
  var $took_b2_b3$2: bool;
  var $took_b2_b4$1: bool;
  var $took_b2_b4$2: bool;
  var $p_b4$1: bool;
  var $p_b4$2: bool;
  var $p_b5$1: bool;
  var $p_b5$2: bool;
  var $p_b3$1: bool;
  var $p_b3$2: bool;
  var $$a: [bv64]bv32;
  var $replaces.1: bool;
  var $replaces.2: bool;

b0:
  $read_a := false;
  $write_a := false;
  v1_i$1 := local_id_x$1;
  v1_i$2 := local_id_x$2;
  goto b0.enter0;

b0.enter0:
  $enter_b1$1 := true;
  $enter_b1$2 := true;
  v2_i$1 := v1_i$1;
  v2_i$2 := v1_i$2;
  goto region0;

region0:
  goto b1.linear;

b1.linear:
  $in_b1$1 := $enter_b1$1;
  $in_b1$2 := $enter_b1$2;
  $p_b1$1 := $in_b1$1;
  $p_b1$2 := $in_b1$2;
  $left_b1_b5$1 := false;
  $left_b1_b5$2 := false;
  $left_b2_b3$1 := false;
  $left_b2_b3$2 := false;
  goto b1.head;

b1.head:
  assert {:candidate "predicate"} $p_b1$1 ==> $in_b1$1;
  assert {:candidate "predicate"} $p_b1$2 ==> $in_b1$2;
  assert {:candidate "predicate"} $left_b1_b5$1 ==> $in_b1$1;
  assert {:candidate "predicate"} $left_b1_b5$2 ==> $in_b1$2;
  assert {:candidate "predicate"} $left_b1_b5$1 ==> !$p_b1$1;
  assert {:candidate "predicate"} $left_b1_b5$2 ==> !$p_b1$2;
  assert {:candidate "predicate"} $left_b2_b3$1 ==> $in_b1$1;
  assert {:candidate "predicate"} $left_b2_b3$2 ==> $in_b1$2;
  assert {:candidate "predicate"} $left_b2_b3$1 ==> !$p_b1$1;
  assert {:candidate "predicate"} $left_b2_b3$2 ==> !$p_b1$2;
  assert {:candidate "predicate"} $left_b1_b5$1 ==> v12_i.0.lcssa$1 == v2_i$1;
  assert {:candidate "predicate"} $left_b1_b5$2 ==> v12_i.0.lcssa$2 == v2_i$2;
  assert {:candidate "predicate"} $left_b1_b5$1 ==> !BV32_SLT(v2_i$1, _n);
  assert {:candidate "predicate"} $left_b1_b5$2 ==> !BV32_SLT(v2_i$2, _n);
  assert {:candidate "predicate"} $left_b2_b3$1 ==> v8_i.0.lcssa7$1 == v2_i$1;
  assert {:candidate "predicate"} $left_b2_b3$2 ==> v8_i.0.lcssa7$2 == v2_i$2;
  v3_cmp$1 := BV32_SLT(v2_i$1, _n);
  v3_cmp$2 := BV32_SLT(v2_i$2, _n);
  $took_b1_b2$1 := $p_b1$1 && v3_cmp$1;
  $took_b1_b2$2 := $p_b1$2 && v3_cmp$2;
  $took_b1_b5$1 := $p_b1$1 && !v3_cmp$1;
  $took_b1_b5$2 := $p_b1$2 && !v3_cmp$2;
  $left_b1_b5$1 := $left_b1_b5$1 || $took_b1_b5$1;
  $left_b1_b5$2 := $left_b1_b5$2 || $took_b1_b5$2;
  v12_i.0.lcssa$1 := (if $took_b1_b5$1 then v2_i$1 else v12_i.0.lcssa$1);
  v12_i.0.lcssa$2 := (if $took_b1_b5$2 then v2_i$2 else v12_i.0.lcssa$2);
  goto b2.linear;

b2.linear:
  $p_b2$1 := $took_b1_b2$1;
  $p_b2$2 := $took_b1_b2$2;
  v4_idxprom$1 := BV32_SEXT64(v2_i$1);
  v4_idxprom$2 := BV32_SEXT64(v2_i$2);
  v5_arrayidx.offset$1 := v4_idxprom$1;
  v5_arrayidx.offset$2 := v4_idxprom$2;
  assume {:probe "log", 0, $p_b2$1 && $watch == v5_arrayidx.offset$1, v5_arrayidx.offset$1} true;
  $read_a := $read_a || ($p_b2$1 && $watch == v5_arrayidx.offset$1);
  assume {:probe "check", 0, $p_b2$2 && $watch == v5_arrayidx.offset$2, v5_arrayidx.offset$2} true;
  assert {:claim 0} {:race "write"} {:site 0} {:object 0} !($p_b2$2 && $watch == v5_arrayidx.offset$2 && $write_a);
  v6$1 := $$a[v5_arrayidx.offset$1];
  assume {:probe "read", 0, $p_b2$1, v5_arrayidx.offset$1, v6$1} true;
  v6$2 := $$a[v5_arrayidx.offset$2];
  assume {:probe "read", 0, $p_b2$2, v5_arrayidx.offset$2, v6$2} true;
  v7_cmp1$1 := v6$1 == 0bv32;
  v7_cmp1$2 := v6$2 == 0bv32;
  $took_b2_b3$1 := $p_b2$1 && v7_cmp1$1;
  $took_b2_b3$2 := $p_b2$2 && v7_cmp1$2;
  $took_b2_b4$1 := $p_b2$1 && !v7_cmp1$1;
  $took_b2_b4$2 := $p_b2$2 && !v7_cmp1$2;
  $left_b2_b3$1 := $left_b2_b3$1 || $took_b2_b3$1;
  $left_b2_b3$2 := $left_b2_b3$2 || $took_b2_b3$2;
  v8_i.0.lcssa7$1 := (if $took_b2_b3$1 then v2_i$1 else v8_i.0.lcssa7$1);
  v8_i.0.lcssa7$2 := (if $took_b2_b3$2 then v2_i$2 else v8_i.0.lcssa7$2);
  goto b4.linear;

b4.linear:
  $p_b4$1 := $took_b2_b4$1;
  $p_b4$2 := $took_b2_b4$2;
  assume $p_b4$1 ==> BV32_NSW_ADD(v2_i$1, 64bv32);
  assume $p_b4$2 ==> BV32_NSW_ADD(v2_i$2, 64bv32);
  v11_i$1 := BV32_ADD(v2_i$1, 64bv32);
  v11_i$2 := BV32_ADD(v2_i$2, 64bv32);
  v2_i$1 := (if $p_b4$1 then v11_i$1 else v2_i$1);
  v2_i$2 := (if $p_b4$2 then v11_i$2 else v2_i$2);
  $p_b1$1 := $p_b4$1;
  $p_b1$2 := $p_b4$2;
  goto b4.linear.to.b1.head, b4.linear.to.b1.done;

b4.linear.to.b1.head:
  assume {:partition} $p_b1$1 || $p_b1$2;
  goto b1.head;

b4.linear.to.b1.done:
  assume {:partition} !($p_b1$1 || $p_b1$2);
  goto b1.done;

b1.done:
  goto b5.linear;

b5.linear:
  $p_b5$1 := $left_b1_b5$1;
  $p_b5$2 := $left_b1_b5$2;
  v13_i.08$1 := (if $p_b5$1 then v12_i.0.lcssa$1 else v13_i.08$1);
  v13_i.08$2 := (if $p_b5$2 then v12_i.0.lcssa$2 else v13_i.08$2);
  goto b3.linear;

b3.linear:
  $p_b3$1 := $left_b2_b3$1;
  $p_b3$2 := $left_b2_b3$2;
  v9_idxprom2$1 := BV32_SEXT64(v8_i.0.lcssa7$1);
  v9_idxprom2$2 := BV32_SEXT64(v8_i.0.lcssa7$2);
  v10_arrayidx3.offset$1 := v9_idxprom2$1;
  v10_arrayidx3.offset$2 := v9_idxprom2$2;
  havoc $replaces.1;
  assume {:probe "log", 1, $p_b3$1 && $watch == v10_arrayidx3.offset$1 && (!$write_a || $replaces.1), v10_arrayidx3.offset$1, 4294967295bv32} true;
  $value_a := (if $p_b3$1 && $watch == v10_arrayidx3.offset$1 && (!$write_a || $replaces.1) then 4294967295bv32 else $value_a);
  $write_a := $write_a || ($p_b3$1 && $watch == v10_arrayidx3.offset$1);
  assume {:probe "check", 1, $p_b3$2 && $watch == v10_arrayidx3.offset$2, v10_arrayidx3.offset$2, 4294967295bv32} true;
  assert {:claim 1} {:race "read"} {:site 1} {:object 0} !($p_b3$2 && $watch == v10_arrayidx3.offset$2 && $read_a);
  assert {:claim 2} {:race "write"} {:site 1} {:object 0} !($p_b3$2 && $watch == v10_arrayidx3.offset$2 && $write_a && $value_a != 4294967295bv32);
  $$a := (if $p_b3$1 then $$a[v10_arrayidx3.offset$1 := 4294967295bv32] else $$a);
  $$a := (if $p_b3$2 then $$a[v10_arrayidx3.offset$2 := 4294967295bv32] else $$a);
  v13_i.08$1 := (if $p_b3$1 then v8_i.0.lcssa7$1 else v13_i.08$1);
  v13_i.08$2 := (if $p_b3$2 then v8_i.0.lcssa7$2 else v13_i.08$2);
  goto b6;

b6:
  v14$1 := local_id_x$1;
  v14$2 := local_id_x$2;
  v15_idxprom5$1 := BV32_ZEXT64(v14$1);
  v15_idxprom5$2 := BV32_ZEXT64(v14$2);
  v16_arrayidx6.offset$1 := v15_idxprom5$1;
  v16_arrayidx6.offset$2 := v15_idxprom5$2;
  havoc $replaces.2;
  assume {:probe "log", 2, $watch == v16_arrayidx6.offset$1 && (!$write_a || $replaces.2), v16_arrayidx6.offset$1, v13_i.08$1} true;
  $value_a := (if $watch == v16_arrayidx6.offset$1 && (!$write_a || $replaces.2) then v13_i.08$1 else $value_a);
  $write_a := $write_a || $watch == v16_arrayidx6.offset$1;
  assume {:probe "check", 2, $watch == v16_arrayidx6.offset$2, v16_arrayidx6.offset$2, v13_i.08$2} true;
  assert {:claim 3} {:race "read"} {:site 2} {:object 0} !($watch == v16_arrayidx6.offset$2 && $read_a);
  assert {:claim 4} {:race "write"} {:site 2} {:object 0} !($watch == v16_arrayidx6.offset$2 && $write_a && $value_a != v13_i.08$2);
  $$a := $$a[v16_arrayidx6.offset$1 := v13_i.08$1];
  $$a := $$a[v16_arrayidx6.offset$2 := v13_i.08$2];
  return;
}
