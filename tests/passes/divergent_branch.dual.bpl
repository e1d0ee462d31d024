// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const $watch: bv64;

function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvsgt"} BV32_SGT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} divergent_branch()
{
  var v0_t$1: bv32;
  var v0_t$2: bv32;
  var v1_idxprom$1: bv64;
  var v1_idxprom$2: bv64;
  var v2_arrayidx.offset$1: bv64;
  var v2_arrayidx.offset$2: bv64;
  var v3$1: bv32;
  var v3$2: bv32;
  var v4_cmp$1: bool;
  var v4_cmp$2: bool;
  var v7_add$1: bv32;
  var v7_add$2: bv32;
  var v8_idxprom3$1: bv64;
  var v8_idxprom3$2: bv64;
  var v9_arrayidx4.offset$1: bv64;
  var v9_arrayidx4.offset$2: bv64;
  var v10$1: bv32;
  var v10$2: bv32;
  var v11_idxprom5$1: bv64;
  var v11_idxprom5$2: bv64;
  var v12_arrayidx6.offset$1: bv64;
  var v12_arrayidx6.offset$2: bv64;
  var v5_idxprom1$1: bv64;
  var v5_idxprom1$2: bv64;
  var v6_arrayidx2.offset$1: bv64;
  var v6_arrayidx2.offset$2: bv64;
  var v13_add7$1: bv32;
  var v13_add7$2: bv32;
  var v14_idxprom8$1: bv64;
  var v14_idxprom8$2: bv64;
  var v15_arrayidx9.offset$1: bv64;
  var v15_arrayidx9.offset$2: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $write_b: bool;
  var $value_b: bv32;
  var $enter_b1$1: bool;
  var $enter_b1$2: bool;
  var $enter_b2$1: bool;
  var $enter_b2$2: bool;
  var $took_b0_b1$1: bool;
  var $took_b0_b1$2: bool;
  var $took_b0_b2$1: bool;
  var $took_b0_b2$2: bool;
  var $p_b2$1: bool;
  var $p_b2$2: bool;
  var $p_b1$1: bool;
  var $p_b1$2: bool;
  var $$a: [bv64]bv32;
  var $replaces.1: bool;
  var $replaces.2: bool;
  var $replaces.3: bool;

b0:
  $read_a := false;
  $write_a := false;
  $write_b := false;
  v0_t$1 := local_id_x$1;
  v0_t$2 := local_id_x$2;
  v1_idxprom$1 := BV32_SEXT64(v0_t$1);
  v1_idxprom$2 := BV32_SEXT64(v0_t$2);
  v2_arrayidx.offset$1 := v1_idxprom$1;
  v2_arrayidx.offset$2 := v1_idxprom$2;
  assume {:probe "log", 0, $watch == v2_arrayidx.offset$1, v2_arrayidx.offset$1} true;
  $read_a := $read_a || $watch == v2_arrayidx.offset$1;
  assume {:probe "check", 0, $watch == v2_arrayidx.offset$2, v2_arrayidx.offset$2} true;
  assert {:claim 0} {:race "write"} {:site 0} {:object 0} !($watch == v2_arrayidx.offset$2 && $write_a);
  v3$1 := $$a[v2_arrayidx.offset$1];
  assume {:probe "read", 0, true, v2_arrayidx.offset$1, v3$1} true;
  v3$2 := $$a[v2_arrayidx.offset$2];
  assume {:probe "read", 0, true, v2_arrayidx.offset$2, v3$2} true;
  v4_cmp$1 := BV32_SGT(v3$1, 0bv32);
  v4_cmp$2 := BV32_SGT(v3$2, 0bv32);
  $enter_b1$1 := v4_cmp$1;
  $enter_b1$2 := v4_cmp$2;
  $enter_b2$1 := !v4_cmp$1;
  $enter_b2$2 := !v4_cmp$2;
  $took_b0_b1$1 := v4_cmp$1;
  $took_b0_b1$2 := v4_cmp$2;
  $took_b0_b2$1 := !v4_cmp$1;
  $took_b0_b2$2 := !v4_cmp$2;
  goto region0;

region0:
  goto b2.linear;

b2.linear:
  $p_b2$1 := $enter_b2$1;
  $p_b2$2 := $enter_b2$2;
  v7_add$1 := BV32_ADD(v0_t$1, 1bv32);
  v7_add$2 := BV32_ADD(v0_t$2, 1bv32);
  v8_idxprom3$1 := BV32_SEXT64(v7_add$1);
  v8_idxprom3$2 := BV32_SEXT64(v7_add$2);
  v9_arrayidx4.offset$1 := v8_idxprom3$1;
  v9_arrayidx4.offset$2 := v8_idxprom3$2;
  assume {:probe "log", 1, $p_b2$1 && $watch == v9_arrayidx4.offset$1, v9_arrayidx4.offset$1} true;
  $read_a := $read_a || ($p_b2$1 && $watch == v9_arrayidx4.offset$1);
  assume {:probe "check", 1, $p_b2$2 && $watch == v9_arrayidx4.offset$2, v9_arrayidx4.offset$2} true;
  assert {:claim 1} {:race "write"} {:site 1} {:object 0} !($p_b2$2 && $watch == v9_arrayidx4.offset$2 && $write_a);
  v10$1 := $$a[v9_arrayidx4.offset$1];
  assume {:probe "read", 1, $p_b2$1, v9_arrayidx4.offset$1, v10$1} true;
  v10$2 := $$a[v9_arrayidx4.offset$2];
  assume {:probe "read", 1, $p_b2$2, v9_arrayidx4.offset$2, v10$2} true;
  v11_idxprom5$1 := BV32_SEXT64(v0_t$1);
  v11_idxprom5$2 := BV32_SEXT64(v0_t$2);
  v12_arrayidx6.offset$1 := v11_idxprom5$1;
  v12_arrayidx6.offset$2 := v11_idxprom5$2;
  havoc $replaces.1;
  assume {:probe "log", 2, $p_b2$1 && $watch == v12_arrayidx6.offset$1 && (!$write_b || $replaces.1), v12_arrayidx6.offset$1, v10$1} true;
  $value_b := (if $p_b2$1 && $watch == v12_arrayidx6.offset$1 && (!$write_b || $replaces.1) then v10$1 else $value_b);
  $write_b := $write_b || ($p_b2$1 && $watch == v12_arrayidx6.offset$1);
  assume {:probe "check", 2, $p_b2$2 && $watch == v12_arrayidx6.offset$2, v12_arrayidx6.offset$2, v10$2} true;
  assert {:claim 2} {:race "write"} {:site 2} {:object 1} !($p_b2$2 && $watch == v12_arrayidx6.offset$2 && $write_b);
  goto b1.linear;

b1.linear:
  $p_b1$1 := $enter_b1$1;
  $p_b1$2 := $enter_b1$2;
  v5_idxprom1$1 := BV32_SEXT64(v0_t$1);
  v5_idxprom1$2 := BV32_SEXT64(v0_t$2);
  v6_arrayidx2.offset$1 := v5_idxprom1$1;
  v6_arrayidx2.offset$2 := v5_idxprom1$2;
  havoc $replaces.2;
  assume {:probe "log", 3, $p_b1$1 && $watch == v6_arrayidx2.offset$1 && (!$write_a || $replaces.2), v6_arrayidx2.offset$1, 1bv32} true;
  $value_a := (if $p_b1$1 && $watch == v6_arrayidx2.offset$1 && (!$write_a || $replaces.2) then 1bv32 else $value_a);
  $write_a := $write_a || ($p_b1$1 && $watch == v6_arrayidx2.offset$1);
  assume {:probe "check", 3, $p_b1$2 && $watch == v6_arrayidx2.offset$2, v6_arrayidx2.offset$2, 1bv32} true;
  assert {:claim 3} {:race "read"} {:site 3} {:object 0} !($p_b1$2 && $watch == v6_arrayidx2.offset$2 && $read_a);
  assert {:claim 4} {:race "write"} {:site 3} {:object 0} !($p_b1$2 && $watch == v6_arrayidx2.offset$2 && $write_a && $value_a != 1bv32);
  $$a := (if $p_b1$1 then $$a[v6_arrayidx2.offset$1 := 1bv32] else $$a);
  $$a := (if $p_b1$2 then $$a[v6_arrayidx2.offset$2 := 1bv32] else $$a);
  goto b3;

b3:
  v13_add7$1 := BV32_ADD(v0_t$1, 64bv32);
  v13_add7$2 := BV32_ADD(v0_t$2, 64bv32);
  v14_idxprom8$1 := BV32_SEXT64(v13_add7$1);
  v14_idxprom8$2 := BV32_SEXT64(v13_add7$2);
  v15_arrayidx9.offset$1 := v14_idxprom8$1;
  v15_arrayidx9.offset$2 := v14_idxprom8$2;
  havoc $replaces.3;
  assume {:probe "log", 4, $watch == v15_arrayidx9.offset$1 && (!$write_b || $replaces.3), v15_arrayidx9.offset$1, v0_t$1} true;
  $value_b := (if $watch == v15_arrayidx9.offset$1 && (!$write_b || $replaces.3) then v0_t$1 else $value_b);
  $write_b := $write_b || $watch == v15_arrayidx9.offset$1;
  assume {:probe "check", 4, $watch == v15_arrayidx9.offset$2, v15_arrayidx9.offset$2, v0_t$2} true;
  assert {:claim 5} {:race "write"} {:site 4} {:object 1} !($watch == v15_arrayidx9.offset$2 && $write_b && $value_b != v0_t$2);
  return;
}
