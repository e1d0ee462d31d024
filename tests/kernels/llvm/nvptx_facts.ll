; verify: --block 256 --grid 4
; expect: proved
;
; Counters by threads, warps and blocks, and a ticket, as the compiler writes them.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8by_blockE5start = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10last_blockE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4

define dso_local void @reserve(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef %2) {
  %4 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = atomicrmw add ptr %2, i32 1 monotonic, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %8, ptr %16, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %13, %3
  ret void
}




define dso_local void @by_warp(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef %2) {
  %4 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = and i32 %7, 31
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = icmp sgt i32 %12, 0
  %14 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %13)
  %15 = icmp eq i32 %9, 0
  %16 = icmp ne i32 %14, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %21

18:                                               ; preds = %3
  %19 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  %20 = atomicrmw add ptr %2, i32 %19 monotonic, align 4
  br label %21

21:                                               ; preds = %18, %3
  %22 = phi i32 [ %20, %18 ], [ 0, %3 ]
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %22, i32 0, i32 31)
  %24 = load i32, ptr %11, align 4, !tbaa !8
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %21
  %27 = shl nsw i32 -1, %9
  %28 = xor i32 %27, -1
  %29 = and i32 %14, %28
  %30 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %29)
  %31 = add nsw i32 %23, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %1, i64 %32
  store i32 %8, ptr %33, align 4, !tbaa !8
  br label %34

34:                                               ; preds = %26, %21
  ret void
}




define dso_local void @by_block(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1) {
  %3 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = atomicrmw add ptr %1, i32 256 monotonic, align 4
  store i32 %6, ptr addrspacecast (ptr addrspace(3) @_ZZ8by_blockE5start to ptr), align 4, !tbaa !8
  br label %7

7:                                                ; preds = %5, %2
  tail call void @llvm.nvvm.barrier0()
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8by_blockE5start to ptr), align 4, !tbaa !8
  %9 = add nsw i32 %8, %3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %3, ptr %11, align 4, !tbaa !8
  ret void
}


define dso_local void @last_block(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) {
  %4 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = add nuw nsw i32 %7, %4
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %4, ptr %10, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  tail call void @llvm.nvvm.membar.gl()
  %13 = atomicrmw add ptr %1, i32 1 monotonic, align 4
  %14 = tail call range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = add nsw i32 %14, -1
  %16 = icmp eq i32 %13, %15
  %17 = zext i1 %16 to i32
  store i32 %17, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.gl()
  br label %18

18:                                               ; preds = %12, %3
  tail call void @llvm.nvvm.barrier0()
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 4, !tbaa !8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %18
  %22 = add nuw nsw i32 %5, 1
  %23 = tail call range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %24 = urem i32 %22, %23
  %25 = mul nuw nsw i32 %24, %6
  %26 = add nuw nsw i32 %25, %4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !8
  %30 = zext nneg i32 %4 to i64
  %31 = getelementptr inbounds i32, ptr %2, i64 %30
  store i32 %29, ptr %31, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %21, %18
  ret void
}




!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}

!0 = !{ptr @reserve, !"kernel", i32 1}
!1 = !{ptr @by_warp, !"kernel", i32 1}
!2 = !{ptr @by_block, !"kernel", i32 1}
!3 = !{ptr @last_block, !"kernel", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.gl()
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
