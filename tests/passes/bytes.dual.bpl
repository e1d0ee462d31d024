// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const warp_id$1: bv32;
const warp_id$2: bv32;
const $watch: bv64;

function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvsub"} BV64_SUB(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvmul"} BV64_MUL(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvult"} BV64_ULT(a0: bv64, a1: bv64): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 24"} BV8_ZEXT32(a0: bv8): bv32;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} bytes()
{
  var v0$1: bv32;
  var v0$2: bv32;
  var v1_t$1: bv64;
  var v1_t$2: bv64;
  var v2_words.offset: bv64;
  var v3_arrayidx.offset$1: bv64;
  var v3_arrayidx.offset$2: bv64;
  var v4_arrayidx1.offset$1: bv64;
  var v4_arrayidx1.offset$2: bv64;
  var v5$1: bv8;
  var v5$2: bv8;
  var v6_conv$1: bv32;
  var v6_conv$2: bv32;
  var v7_arrayidx2.offset$1: bv64;
  var v7_arrayidx2.offset$2: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv8;
  var $write_b: bool;
  var $value_b: bv32;
  var $$a: [bv64]bv8;
  var $replaces.1: bool;
  var $replaces.2: bool;

b0:
  $read_a := false;
  $write_a := false;
  $write_b := false;
  v0$1 := local_id_x$1;
  v0$2 := local_id_x$2;
  v1_t$1 := BV32_ZEXT64(v0$1);
  v1_t$2 := BV32_ZEXT64(v0$2);
  v2_words.offset := 1bv64;
  v3_arrayidx.offset$1 := BV64_ADD(v2_words.offset, BV64_MUL(v1_t$1, 4bv64));
  v3_arrayidx.offset$2 := BV64_ADD(v2_words.offset, BV64_MUL(v1_t$2, 4bv64));
  havoc $replaces.1;
  assume {:probe "log", 0, BV64_ULT(BV64_SUB($watch, v3_arrayidx.offset$1), 4bv64) && (!$write_a || $replaces.1), v3_arrayidx.offset$1, 16909060bv32} true;
  $value_a := (if BV64_ULT(BV64_SUB($watch, v3_arrayidx.offset$1), 4bv64) && (!$write_a || $replaces.1) then (if $watch == BV64_ADD(v3_arrayidx.offset$1, 3bv64) then 1bv8 else (if $watch == BV64_ADD(v3_arrayidx.offset$1, 2bv64) then 2bv8 else (if $watch == BV64_ADD(v3_arrayidx.offset$1, 1bv64) then 3bv8 else 4bv8))) else $value_a);
  $write_a := $write_a || BV64_ULT(BV64_SUB($watch, v3_arrayidx.offset$1), 4bv64);
  assume {:probe "check", 0, BV64_ULT(BV64_SUB($watch, v3_arrayidx.offset$2), 4bv64), v3_arrayidx.offset$2, 16909060bv32} true;
  assert {:claim 0} {:race "read"} {:site 0} {:object 0} !(BV64_ULT(BV64_SUB($watch, v3_arrayidx.offset$2), 4bv64) && $read_a);
  assert {:claim 1} {:race "write"} {:site 0} {:object 0} !(BV64_ULT(BV64_SUB($watch, v3_arrayidx.offset$2), 4bv64) && $write_a && $value_a != (if $watch == BV64_ADD(v3_arrayidx.offset$2, 3bv64) then 1bv8 else (if $watch == BV64_ADD(v3_arrayidx.offset$2, 2bv64) then 2bv8 else (if $watch == BV64_ADD(v3_arrayidx.offset$2, 1bv64) then 3bv8 else 4bv8))));
  $$a := $$a[v3_arrayidx.offset$1 := 4bv8][BV64_ADD(v3_arrayidx.offset$1, 1bv64) := 3bv8][BV64_ADD(v3_arrayidx.offset$1, 2bv64) := 2bv8][BV64_ADD(v3_arrayidx.offset$1, 3bv64) := 1bv8];
  $$a := $$a[v3_arrayidx.offset$2 := 4bv8][BV64_ADD(v3_arrayidx.offset$2, 1bv64) := 3bv8][BV64_ADD(v3_arrayidx.offset$2, 2bv64) := 2bv8][BV64_ADD(v3_arrayidx.offset$2, 3bv64) := 1bv8];
  v4_arrayidx1.offset$1 := BV32_SEXT64(v0$1);
  v4_arrayidx1.offset$2 := BV32_SEXT64(v0$2);
  assume {:probe "log", 1, $watch == v4_arrayidx1.offset$1, v4_arrayidx1.offset$1} true;
  $read_a := $read_a || $watch == v4_arrayidx1.offset$1;
  assume {:probe "check", 1, $watch == v4_arrayidx1.offset$2, v4_arrayidx1.offset$2} true;
  assert {:claim 2} {:race "write"} {:site 1} {:object 0} !($watch == v4_arrayidx1.offset$2 && $write_a);
  v5$1 := $$a[v4_arrayidx1.offset$1];
  assume {:probe "read", 1, true, v4_arrayidx1.offset$1, v5$1} true;
  v5$2 := $$a[v4_arrayidx1.offset$2];
  assume {:probe "read", 1, true, v4_arrayidx1.offset$2, v5$2} true;
  v6_conv$1 := BV8_ZEXT32(v5$1);
  v6_conv$2 := BV8_ZEXT32(v5$2);
  v7_arrayidx2.offset$1 := v1_t$1;
  v7_arrayidx2.offset$2 := v1_t$2;
  havoc $replaces.2;
  assume {:probe "log", 2, $watch == v7_arrayidx2.offset$1 && (!$write_b || $replaces.2), v7_arrayidx2.offset$1, v6_conv$1} true;
  $value_b := (if $watch == v7_arrayidx2.offset$1 && (!$write_b || $replaces.2) then v6_conv$1 else $value_b);
  $write_b := $write_b || $watch == v7_arrayidx2.offset$1;
  assume {:probe "check", 2, $watch == v7_arrayidx2.offset$2, v7_arrayidx2.offset$2, v6_conv$2} true;
  assert {:claim 3} {:race "write"} {:site 2} {:object 1} !($watch == v7_arrayidx2.offset$2 && $write_b);
  return;
}
