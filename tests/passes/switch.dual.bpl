// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const _mode: bv32;
const $watch: bv64;

function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvand"} BV32_AND(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} switched()
{
  var v1_t$1: bv32;
  var v1_t$2: bv32;
  var v2_and$1: bv32;
  var v2_and$2: bv32;
  var v5_idxprom2$1: bv64;
  var v5_idxprom2$2: bv64;
  var v6_arrayidx3.offset$1: bv64;
  var v6_arrayidx3.offset$2: bv64;
  var v3_idxprom$1: bv64;
  var v3_idxprom$2: bv64;
  var v4_arrayidx.offset$1: bv64;
  var v4_arrayidx.offset$2: bv64;
  var v7_add8$1: bv32;
  var v7_add8$2: bv32;
  var v8_idxprom9$1: bv64;
  var v8_idxprom9$2: bv64;
  var v9_arrayidx10.offset$1: bv64;
  var v9_arrayidx10.offset$2: bv64;
  var v10_add$1: bv32;
  var v10_add$2: bv32;
  var v11_idxprom5$1: bv64;
  var v11_idxprom5$2: bv64;
  var v12_arrayidx6.offset$1: bv64;
  var v12_arrayidx6.offset$2: bv64;
  var $write_a: bool;
  var $value_a: bv32;
  var $enter_b1$1: bool;
  var $enter_b1$2: bool;
  var $enter_b2$1: bool;
  var $enter_b2$2: bool;
  var $enter_b3$1: bool;
  var $enter_b3$2: bool;
  var $took_b0_b2$1: bool;
  var $took_b0_b2$2: bool;
  var $took_b0_b3$1: bool;
  var $took_b0_b3$2: bool;
  var $took_b0_b1$1: bool;
  var $took_b0_b1$2: bool;
  var $p_b1$1: bool;
  var $p_b1$2: bool;
  var $p_b3$1: bool;
  var $p_b3$2: bool;
  var $p_b2$1: bool;
  var $p_b2$2: bool;
  var $replaces.1: bool;
  var $replaces.2: bool;
  var $replaces.3: bool;
  var $replaces.4: bool;

b0:
  $write_a := false;
  v1_t$1 := local_id_x$1;
  v1_t$2 := local_id_x$2;
  v2_and$1 := BV32_AND(v1_t$1, 3bv32);
  v2_and$2 := BV32_AND(v1_t$2, 3bv32);
  $enter_b1$1 := !(v2_and$1 == 0bv32) && !(v2_and$1 == 1bv32) && !(v2_and$1 == 2bv32);
  $enter_b1$2 := !(v2_and$2 == 0bv32) && !(v2_and$2 == 1bv32) && !(v2_and$2 == 2bv32);
  $enter_b2$1 := v2_and$1 == 0bv32;
  $enter_b2$2 := v2_and$2 == 0bv32;
  $enter_b3$1 := v2_and$1 == 1bv32 || v2_and$1 == 2bv32;
  $enter_b3$2 := v2_and$2 == 1bv32 || v2_and$2 == 2bv32;
  $took_b0_b2$1 := v2_and$1 == 0bv32;
  $took_b0_b2$2 := v2_and$2 == 0bv32;
  $took_b0_b3$1 := v2_and$1 == 1bv32 || v2_and$1 == 2bv32;
  $took_b0_b3$2 := v2_and$2 == 1bv32 || v2_and$2 == 2bv32;
  $took_b0_b1$1 := !(v2_and$1 == 0bv32) && !(v2_and$1 == 1bv32) && !(v2_and$1 == 2bv32);
  $took_b0_b1$2 := !(v2_and$2 == 0bv32) && !(v2_and$2 == 1bv32) && !(v2_and$2 == 2bv32);
  goto region0;

region0:
  goto b1.linear;

b1.linear:
  $p_b1$1 := $enter_b1$1;
  $p_b1$2 := $enter_b1$2;
  goto b3.linear;

b3.linear:
  $p_b3$1 := $enter_b3$1;
  $p_b3$2 := $enter_b3$2;
  v5_idxprom2$1 := BV32_SEXT64(v1_t$1);
  v5_idxprom2$2 := BV32_SEXT64(v1_t$2);
  v6_arrayidx3.offset$1 := v5_idxprom2$1;
  v6_arrayidx3.offset$2 := v5_idxprom2$2;
  havoc $replaces.1;
  assume {:probe "log", 0, $p_b3$1 && $watch == v6_arrayidx3.offset$1 && (!$write_a || $replaces.1), v6_arrayidx3.offset$1, v1_t$1} true;
  $value_a := (if $p_b3$1 && $watch == v6_arrayidx3.offset$1 && (!$write_a || $replaces.1) then v1_t$1 else $value_a);
  $write_a := $write_a || ($p_b3$1 && $watch == v6_arrayidx3.offset$1);
  assume {:probe "check", 0, $p_b3$2 && $watch == v6_arrayidx3.offset$2, v6_arrayidx3.offset$2, v1_t$2} true;
  assert {:claim 0} {:race "write"} {:site 0} {:object 0} !($p_b3$2 && $watch == v6_arrayidx3.offset$2 && $write_a && $value_a != v1_t$2);
  goto b2.linear;

b2.linear:
  $p_b2$1 := $enter_b2$1;
  $p_b2$2 := $enter_b2$2;
  v3_idxprom$1 := BV32_SEXT64(v1_t$1);
  v3_idxprom$2 := BV32_SEXT64(v1_t$2);
  v4_arrayidx.offset$1 := v3_idxprom$1;
  v4_arrayidx.offset$2 := v3_idxprom$2;
  havoc $replaces.2;
  assume {:probe "log", 1, $p_b2$1 && $watch == v4_arrayidx.offset$1 && (!$write_a || $replaces.2), v4_arrayidx.offset$1, _mode} true;
  $value_a := (if $p_b2$1 && $watch == v4_arrayidx.offset$1 && (!$write_a || $replaces.2) then _mode else $value_a);
  $write_a := $write_a || ($p_b2$1 && $watch == v4_arrayidx.offset$1);
  assume {:probe "check", 1, $p_b2$2 && $watch == v4_arrayidx.offset$2, v4_arrayidx.offset$2, _mode} true;
  assert {:claim 1} {:race "write"} {:site 1} {:object 0} !($p_b2$2 && $watch == v4_arrayidx.offset$2 && $write_a && $value_a != _mode);
  goto b4;

b4:
  goto b4.to.b6, b4.to.b5;

b4.to.b6:
  assume {:partition} _mode == 7bv32;
  goto b6;

b4.to.b5:
  assume {:partition} !(_mode == 7bv32);
  goto b5;

b5:
  v7_add8$1 := BV32_ADD(v1_t$1, 128bv32);
  v7_add8$2 := BV32_ADD(v1_t$2, 128bv32);
  v8_idxprom9$1 := BV32_SEXT64(v7_add8$1);
  v8_idxprom9$2 := BV32_SEXT64(v7_add8$2);
  v9_arrayidx10.offset$1 := v8_idxprom9$1;
  v9_arrayidx10.offset$2 := v8_idxprom9$2;
  havoc $replaces.3;
  assume {:probe "log", 2, $watch == v9_arrayidx10.offset$1 && (!$write_a || $replaces.3), v9_arrayidx10.offset$1, 2bv32} true;
  $value_a := (if $watch == v9_arrayidx10.offset$1 && (!$write_a || $replaces.3) then 2bv32 else $value_a);
  $write_a := $write_a || $watch == v9_arrayidx10.offset$1;
  assume {:probe "check", 2, $watch == v9_arrayidx10.offset$2, v9_arrayidx10.offset$2, 2bv32} true;
  assert {:claim 2} {:race "write"} {:site 2} {:object 0} !($watch == v9_arrayidx10.offset$2 && $write_a && $value_a != 2bv32);
  goto b7;

b6:
  v10_add$1 := BV32_ADD(v1_t$1, 64bv32);
  v10_add$2 := BV32_ADD(v1_t$2, 64bv32);
  v11_idxprom5$1 := BV32_SEXT64(v10_add$1);
  v11_idxprom5$2 := BV32_SEXT64(v10_add$2);
  v12_arrayidx6.offset$1 := v11_idxprom5$1;
  v12_arrayidx6.offset$2 := v11_idxprom5$2;
  havoc $replaces.4;
  assume {:probe "log", 3, $watch == v12_arrayidx6.offset$1 && (!$write_a || $replaces.4), v12_arrayidx6.offset$1, 1bv32} true;
  $value_a := (if $watch == v12_arrayidx6.offset$1 && (!$write_a || $replaces.4) then 1bv32 else $value_a);
  $write_a := $write_a || $watch == v12_arrayidx6.offset$1;
  assume {:probe "check", 3, $watch == v12_arrayidx6.offset$2, v12_arrayidx6.offset$2, 1bv32} true;
  assert {:claim 3} {:race "write"} {:site 3} {:object 0} !($watch == v12_arrayidx6.offset$2 && $write_a && $value_a != 1bv32);
  goto b7;

b7:
  return;
}
