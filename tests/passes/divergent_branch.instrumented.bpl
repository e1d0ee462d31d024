// two threads of one block
const {:divergent} local_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvsgt"} BV32_SGT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _LOG_READ32_a_any(enabled: bool, offset: bv64);

procedure _CHECK_READ32_a_any(enabled: bool, offset: bv64);

procedure _PERFORM_READ32_a(enabled: bool, offset: bv64) returns (result: bv32);

procedure _LOG_WRITE32_b(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_b(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_b(enabled: bool, offset: bv64, value: bv32);

procedure _LOG_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} divergent_branch()
{
  var {:divergent} v0_t: bv32;
  var {:divergent} v1_idxprom: bv64;
  var {:divergent} v2_arrayidx.offset: bv64;
  var {:divergent} v3: bv32;
  var {:divergent} v4_cmp: bool;
  var {:divergent} v7_add: bv32;
  var {:divergent} v8_idxprom3: bv64;
  var {:divergent} v9_arrayidx4.offset: bv64;
  var {:divergent} v10: bv32;
  var {:divergent} v11_idxprom5: bv64;
  var {:divergent} v12_arrayidx6.offset: bv64;
  var {:divergent} v5_idxprom1: bv64;
  var {:divergent} v6_arrayidx2.offset: bv64;
  var {:divergent} v13_add7: bv32;
  var {:divergent} v14_idxprom8: bv64;
  var {:divergent} v15_arrayidx9.offset: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $write_b: bool;
  var $value_b: bv32;
  var {:divergent} $enter_b1: bool;
  var {:divergent} $enter_b2: bool;
  var {:divergent} $took_b0_b1: bool;
  var {:divergent} $took_b0_b2: bool;
  var {:divergent} $p_b2: bool;
  var {:divergent} $p_b1: bool;

b0:
  v0_t := local_id_x;
  v1_idxprom := BV32_SEXT64(v0_t);
  v2_arrayidx.offset := v1_idxprom;
  call {:site 0} _LOG_READ32_a_any(true, v2_arrayidx.offset);
  call {:site 0} _CHECK_READ32_a_any(true, v2_arrayidx.offset);
  call {:site 0} v3 := _PERFORM_READ32_a(true, v2_arrayidx.offset);
  v4_cmp := BV32_SGT(v3, 0bv32);
  $enter_b1 := v4_cmp;
  $enter_b2 := !v4_cmp;
  $took_b0_b1 := v4_cmp;
  $took_b0_b2 := !v4_cmp;
  goto region0;

region0:
  goto b2.linear;

b2.linear:
  $p_b2 := $enter_b2;
  v7_add := BV32_ADD(v0_t, 1bv32);
  v8_idxprom3 := BV32_SEXT64(v7_add);
  v9_arrayidx4.offset := v8_idxprom3;
  call {:site 1} _LOG_READ32_a_any($p_b2, v9_arrayidx4.offset);
  call {:site 1} _CHECK_READ32_a_any($p_b2, v9_arrayidx4.offset);
  call {:site 1} v10 := _PERFORM_READ32_a($p_b2, v9_arrayidx4.offset);
  v11_idxprom5 := BV32_SEXT64(v0_t);
  v12_arrayidx6.offset := v11_idxprom5;
  call {:site 2} _LOG_WRITE32_b($p_b2, v12_arrayidx6.offset, v10);
  call {:site 2} _CHECK_WRITE32_b($p_b2, v12_arrayidx6.offset, v10);
  call {:site 2} _PERFORM_WRITE32_b($p_b2, v12_arrayidx6.offset, v10);
  goto b1.linear;

b1.linear:
  $p_b1 := $enter_b1;
  v5_idxprom1 := BV32_SEXT64(v0_t);
  v6_arrayidx2.offset := v5_idxprom1;
  call {:site 3} _LOG_WRITE32_a($p_b1, v6_arrayidx2.offset, 1bv32);
  call {:site 3} _CHECK_WRITE32_a($p_b1, v6_arrayidx2.offset, 1bv32);
  call {:site 3} _PERFORM_WRITE32_a($p_b1, v6_arrayidx2.offset, 1bv32);
  goto b3;

b3:
  v13_add7 := BV32_ADD(v0_t, 64bv32);
  v14_idxprom8 := BV32_SEXT64(v13_add7);
  v15_arrayidx9.offset := v14_idxprom8;
  call {:site 4} _LOG_WRITE32_b(true, v15_arrayidx9.offset, v0_t);
  call {:site 4} _CHECK_WRITE32_b(true, v15_arrayidx9.offset, v0_t);
  call {:site 4} _PERFORM_WRITE32_b(true, v15_arrayidx9.offset, v0_t);
  return;
}
