// two threads of one block
const {:divergent} local_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const {:divergent} warp_id: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvmul"} BV64_MUL(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 24"} BV8_ZEXT32(a0: bv8): bv32;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _READ8_a(enabled: bool, offset: bv64) returns (result: bv8);

procedure _WRITE32_b(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} bytes()
{
  var {:divergent} v0: bv32;
  var {:divergent} v1_t: bv64;
  var v2_words.offset: bv64;
  var {:divergent} v3_arrayidx.offset: bv64;
  var {:divergent} v4_arrayidx1.offset: bv64;
  var {:divergent} v5: bv8;
  var {:divergent} v6_conv: bv32;
  var {:divergent} v7_arrayidx2.offset: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv8;
  var $write_b: bool;
  var $value_b: bv32;

b0:
  v0 := local_id_x;
  v1_t := BV32_ZEXT64(v0);
  v2_words.offset := 1bv64;
  v3_arrayidx.offset := BV64_ADD(v2_words.offset, BV64_MUL(v1_t, 4bv64));
  call {:site 0} _WRITE32_a(true, v3_arrayidx.offset, 16909060bv32);
  v4_arrayidx1.offset := BV32_SEXT64(v0);
  call {:site 1} v5 := _READ8_a(true, v4_arrayidx1.offset);
  v6_conv := BV8_ZEXT32(v5);
  v7_arrayidx2.offset := v1_t;
  call {:site 2} _WRITE32_b(true, v7_arrayidx2.offset, v6_conv);
  return;
}
