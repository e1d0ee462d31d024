//! Litmus tests: our own, and herd's in C and OpenCL.

use std::time::{Duration, Instant};

use warpproof::explore::litmus::{self, Litmus, Machine};
use warpproof::explore::{Options, explore};

use super::target::{Answer, Budget, Target, refused};

const OWN: [&str; 4] = [
    r#"name "MP"
cells { x = 0; shared y = -1; a[3] = {1, 2, 3}; }
thread P0 (gpu 0, cluster 1, block 0, warp 2) {
  store.na x, 1;
  fence.rel.block;
  r5 = load.na a[1 + 1]; store.rel.gpu y, 1 + r5 * 2;
  repeat 2 { r0 = add.acq_rel.system x, 1; }
}
thread P1 (gpu 0, block 1) {
  repeat 3 { r0 = 0; }
  loop { r0 = load.acq.gpu y; if (r0 == 1) { break; } else { r2 = choose.2; } }
  r1 = load.na x;
  assume (r1 < 4 && !(r0 == 2));
  assert r1 >= 0;
}
exists P1:r0 == 1 && P1:r1 == 0"#,
    r#"name "lock"
cells { lock = 0; c = 0; }
thread P0 { r = 1; loop { r = cas.acq.rlx.gpu lock, 0, 1; if (r == 0) { break; } }
  s = load.na c; store.na c, s + 1; store.rel.gpu lock, 0; }
thread P1 { r = exchange.rlx.warp lock, 1; s = max.sc.cluster c, r ^ 3; t = !r; }
forall c == 1 || c == 2"#,
    r#"name "barrier"
cells { shared x = 0; y[2] = {0, 0}; }
thread P0 (block 0) { store.na x, 1; barrier.block 0 shared; r = load.na y[1]; }
thread P1 (block 0) { r = load.rlx.block x; if (r == 1) { barrier.block 0; } store.na y[r], 2; }
~exists P0:r == 2"#,
    r#"C MP
"PodWW Rfe"
{ [x] = 0; int y = 1; int a[2] = {0, 1}; }
P0 (atomic_int *x, volatile int *y) {
  *y = 1;
  atomic_store_explicit(x, 1, memory_order_release);
}
P1 (atomic_int *x, volatile int *y) {
  int r0 = atomic_load_explicit(x, memory_order_acquire);
  int r1 = 0;
  if (r0 == 1) { r1 = *y; } else { atomic_thread_fence(memory_order_seq_cst); }
  int r2 = atomic_fetch_add_explicit(x, r1 + 2, memory_order_relaxed);
}
exists (1:r0=1 /\ 1:r1=0)"#,
];

const HERD: [&str; 2] = [
    r#"OPENCL IRIW
{ [x]=0; [y]=0; }
P0 (global atomic_int* y, global atomic_int* x) {
  atomic_store_explicit(x, 1, memory_order_relaxed, memory_scope_device);
}
P1 (global atomic_int* y, global atomic_int* x) {
  int r0 = atomic_load_explicit(x, memory_order_acquire, memory_scope_work_group);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  int r1 = atomic_load_explicit(y, memory_order_seq_cst, memory_scope_all_svm_devices);
  barrier(CLK_LOCAL_MEM_FENCE);
}
~exists (1:r0=1 /\ ~(1:r1=0) \/ y=3)"#,
    OWN[3],
];

#[test]
fn own_litmus_tests() {
    run("litmus", &OWN[..3], litmus::parse, |text| {
        let reads_back =
            |litmus: &Litmus| litmus::parse(&litmus.to_string()).is_ok_and(|l| l == *litmus);
        match litmus::parse(text) {
            Ok(litmus) if !reads_back(&litmus) => Err(format!("reads back as another:\n{litmus}")),
            _ => Ok(()),
        }
    });
}

#[test]
fn herds_litmus_tests() {
    run("herd", &HERD, litmus::herd::parse, |_| Ok(()));
}

fn run(
    name: &'static str,
    seeds: &[&str],
    parse: impl Fn(&str) -> Result<Litmus, litmus::ParseError>,
    check: impl Fn(&str) -> Result<(), String>,
) {
    for seed in seeds {
        parse(seed).unwrap_or_else(|error| panic!("a seed of {name} is refused: {error}"));
    }
    let target = Target {
        name,
        seeds: seeds.iter().map(|seed| (*seed).to_owned()).collect(),
        cases: 1500,
        limit: Duration::from_secs(5),
    };
    let explored = Budget::new(150);
    target.run(|input| {
        let text = input.text();
        let litmus = match parse(&text) {
            Ok(litmus) => litmus,
            Err(error) => return refused(&error.to_string()),
        };
        check(&text)?;
        if explored.take() {
            let options = Options {
                jobs: 1,
                deadline: Some(Instant::now() + Duration::from_millis(50)),
                ..Options::default()
            };
            explore(&Machine::new(&litmus, 4), &options);
        }
        Ok(Answer::Accepted)
    });
}
