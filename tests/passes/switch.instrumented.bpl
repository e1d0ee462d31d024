// two threads of one block
const {:divergent} local_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const _mode: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvand"} BV32_AND(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _LOG_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} switched()
{
  var {:divergent} v1_t: bv32;
  var {:divergent} v2_and: bv32;
  var {:divergent} v5_idxprom2: bv64;
  var {:divergent} v6_arrayidx3.offset: bv64;
  var {:divergent} v3_idxprom: bv64;
  var {:divergent} v4_arrayidx.offset: bv64;
  var {:divergent} v7_add8: bv32;
  var {:divergent} v8_idxprom9: bv64;
  var {:divergent} v9_arrayidx10.offset: bv64;
  var {:divergent} v10_add: bv32;
  var {:divergent} v11_idxprom5: bv64;
  var {:divergent} v12_arrayidx6.offset: bv64;
  var $write_a: bool;
  var $value_a: bv32;
  var {:divergent} $enter_b1: bool;
  var {:divergent} $enter_b2: bool;
  var {:divergent} $enter_b3: bool;
  var {:divergent} $took_b0_b2: bool;
  var {:divergent} $took_b0_b3: bool;
  var {:divergent} $took_b0_b1: bool;
  var {:divergent} $p_b1: bool;
  var {:divergent} $p_b3: bool;
  var {:divergent} $p_b2: bool;

b0:
  v1_t := local_id_x;
  v2_and := BV32_AND(v1_t, 3bv32);
  $enter_b1 := !(v2_and == 0bv32) && !(v2_and == 1bv32) && !(v2_and == 2bv32);
  $enter_b2 := v2_and == 0bv32;
  $enter_b3 := v2_and == 1bv32 || v2_and == 2bv32;
  $took_b0_b2 := v2_and == 0bv32;
  $took_b0_b3 := v2_and == 1bv32 || v2_and == 2bv32;
  $took_b0_b1 := !(v2_and == 0bv32) && !(v2_and == 1bv32) && !(v2_and == 2bv32);
  goto region0;

region0:
  goto b1.linear;

b1.linear:
  $p_b1 := $enter_b1;
  goto b3.linear;

b3.linear:
  $p_b3 := $enter_b3;
  v5_idxprom2 := BV32_SEXT64(v1_t);
  v6_arrayidx3.offset := v5_idxprom2;
  call {:site 0} _LOG_WRITE32_a($p_b3, v6_arrayidx3.offset, v1_t);
  call {:site 0} _CHECK_WRITE32_a($p_b3, v6_arrayidx3.offset, v1_t);
  call {:site 0} _PERFORM_WRITE32_a($p_b3, v6_arrayidx3.offset, v1_t);
  goto b2.linear;

b2.linear:
  $p_b2 := $enter_b2;
  v3_idxprom := BV32_SEXT64(v1_t);
  v4_arrayidx.offset := v3_idxprom;
  call {:site 1} _LOG_WRITE32_a($p_b2, v4_arrayidx.offset, _mode);
  call {:site 1} _CHECK_WRITE32_a($p_b2, v4_arrayidx.offset, _mode);
  call {:site 1} _PERFORM_WRITE32_a($p_b2, v4_arrayidx.offset, _mode);
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
  v7_add8 := BV32_ADD(v1_t, 128bv32);
  v8_idxprom9 := BV32_SEXT64(v7_add8);
  v9_arrayidx10.offset := v8_idxprom9;
  call {:site 2} _LOG_WRITE32_a(true, v9_arrayidx10.offset, 2bv32);
  call {:site 2} _CHECK_WRITE32_a(true, v9_arrayidx10.offset, 2bv32);
  call {:site 2} _PERFORM_WRITE32_a(true, v9_arrayidx10.offset, 2bv32);
  goto b7;

b6:
  v10_add := BV32_ADD(v1_t, 64bv32);
  v11_idxprom5 := BV32_SEXT64(v10_add);
  v12_arrayidx6.offset := v11_idxprom5;
  call {:site 3} _LOG_WRITE32_a(true, v12_arrayidx6.offset, 1bv32);
  call {:site 3} _CHECK_WRITE32_a(true, v12_arrayidx6.offset, 1bv32);
  call {:site 3} _PERFORM_WRITE32_a(true, v12_arrayidx6.offset, 1bv32);
  goto b7;

b7:
  return;
}
