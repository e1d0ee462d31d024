// two threads of one block
const {:divergent} local_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const _n: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvslt"} BV32_SLT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;
function {:inline} BV32_NSW_ADD(a0: bv32, a1: bv32): bool { BV32_SEXT64(BV32_ADD(a0, a1)) == BV64_ADD(BV32_SEXT64(a0), BV32_SEXT64(a1)) }

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _LOG_READ32_a_any(enabled: bool, offset: bv64);

procedure _CHECK_READ32_a_any(enabled: bool, offset: bv64);

procedure _PERFORM_READ32_a(enabled: bool, offset: bv64) returns (result: bv32);

procedure _LOG_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} two_exits()
{
  var {:divergent} v1_i: bv32;
  var {:divergent} v2_i: bv32;
  var {:divergent} v3_cmp: bool;
  var {:divergent} v12_i.0.lcssa: bv32;
  var {:divergent} v4_idxprom: bv64;
  var {:divergent} v5_arrayidx.offset: bv64;
  var {:divergent} v6: bv32;
  var {:divergent} v7_cmp1: bool;
  var {:divergent} v11_i: bv32;
  var {:divergent} v8_i.0.lcssa7: bv32;
  var {:divergent} v9_idxprom2: bv64;
  var {:divergent} v10_arrayidx3.offset: bv64;
  var {:divergent} v13_i.08: bv32;
  var {:divergent} v14: bv32;
  var {:divergent} v15_idxprom5: bv64;
  var {:divergent} v16_arrayidx6.offset: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var {:divergent} $enter_b1: bool;
  var {:divergent} $p_b1: bool;
  var {:divergent} $in_b1: bool;
  var {:divergent} $left_b1_b5: bool;
  var {:divergent} $left_b2_b3: bool;
  var {:divergent} $took_b1_b2: bool;
  var {:divergent} $took_b1_b5: bool;
  var {:divergent} $p_b2: bool;
  var {:divergent} $took_b2_b3: bool;
  var {:divergent} $took_b2_b4: bool;
  var {:divergent} $p_b4: bool;
  var {:divergent} $p_b5: bool;
  var {:divergent} $p_b3: bool;

b0:
  v1_i := local_id_x;
  goto b0.enter0;

b0.enter0:
  $enter_b1 := true;
  v2_i := v1_i;
  goto region0;

region0:
  goto b1.linear;

b1.linear:
  $in_b1 := $enter_b1;
  $p_b1 := $in_b1;
  $left_b1_b5 := false;
  $left_b2_b3 := false;
  goto b1.head;

b1.head:
  assert {:candidate "predicate"} $p_b1 ==> $in_b1;
  assert {:candidate "predicate"} $left_b1_b5 ==> $in_b1;
  assert {:candidate "predicate"} $left_b1_b5 ==> !$p_b1;
  assert {:candidate "predicate"} $left_b2_b3 ==> $in_b1;
  assert {:candidate "predicate"} $left_b2_b3 ==> !$p_b1;
  assert {:candidate "predicate"} $left_b1_b5 ==> v12_i.0.lcssa == v2_i;
  assert {:candidate "predicate"} $left_b1_b5 ==> !BV32_SLT(v2_i, _n);
  assert {:candidate "predicate"} $left_b2_b3 ==> v8_i.0.lcssa7 == v2_i;
  v3_cmp := BV32_SLT(v2_i, _n);
  $took_b1_b2 := $p_b1 && v3_cmp;
  $took_b1_b5 := $p_b1 && !v3_cmp;
  $left_b1_b5 := $left_b1_b5 || $took_b1_b5;
  v12_i.0.lcssa := (if $took_b1_b5 then v2_i else v12_i.0.lcssa);
  goto b2.linear;

b2.linear:
  $p_b2 := $took_b1_b2;
  v4_idxprom := BV32_SEXT64(v2_i);
  v5_arrayidx.offset := v4_idxprom;
  call {:site 0} _LOG_READ32_a_any($p_b2, v5_arrayidx.offset);
  call {:site 0} _CHECK_READ32_a_any($p_b2, v5_arrayidx.offset);
  call {:site 0} v6 := _PERFORM_READ32_a($p_b2, v5_arrayidx.offset);
  v7_cmp1 := v6 == 0bv32;
  $took_b2_b3 := $p_b2 && v7_cmp1;
  $took_b2_b4 := $p_b2 && !v7_cmp1;
  $left_b2_b3 := $left_b2_b3 || $took_b2_b3;
  v8_i.0.lcssa7 := (if $took_b2_b3 then v2_i else v8_i.0.lcssa7);
  goto b4.linear;

b4.linear:
  $p_b4 := $took_b2_b4;
  assume $p_b4 ==> BV32_NSW_ADD(v2_i, 64bv32);
  v11_i := BV32_ADD(v2_i, 64bv32);
  v2_i := (if $p_b4 then v11_i else v2_i);
  $p_b1 := $p_b4;
  goto b4.linear.to.b1.head, b4.linear.to.b1.done;

b4.linear.to.b1.head:
  assume {:partition} $any($p_b1);
  goto b1.head;

b4.linear.to.b1.done:
  assume {:partition} !$any($p_b1);
  goto b1.done;

b1.done:
  goto b5.linear;

b5.linear:
  $p_b5 := $left_b1_b5;
  v13_i.08 := (if $p_b5 then v12_i.0.lcssa else v13_i.08);
  goto b3.linear;

b3.linear:
  $p_b3 := $left_b2_b3;
  v9_idxprom2 := BV32_SEXT64(v8_i.0.lcssa7);
  v10_arrayidx3.offset := v9_idxprom2;
  call {:site 1} _LOG_WRITE32_a($p_b3, v10_arrayidx3.offset, 4294967295bv32);
  call {:site 1} _CHECK_WRITE32_a($p_b3, v10_arrayidx3.offset, 4294967295bv32);
  call {:site 1} _PERFORM_WRITE32_a($p_b3, v10_arrayidx3.offset, 4294967295bv32);
  v13_i.08 := (if $p_b3 then v8_i.0.lcssa7 else v13_i.08);
  goto b6;

b6:
  v14 := local_id_x;
  v15_idxprom5 := BV32_ZEXT64(v14);
  v16_arrayidx6.offset := v15_idxprom5;
  call {:site 2} _LOG_WRITE32_a(true, v16_arrayidx6.offset, v13_i.08);
  call {:site 2} _CHECK_WRITE32_a(true, v16_arrayidx6.offset, v13_i.08);
  call {:site 2} _PERFORM_WRITE32_a(true, v16_arrayidx6.offset, v13_i.08);
  return;
}
