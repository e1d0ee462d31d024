; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @sum_by_lock(ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg nofree captures(none) %sum_ptr, ptr addrspace(1) inreg nofree captures(none) %lock_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !13
  %8 = lshr i32 %7, 6, !dbg !13
  %9 = and i32 %8, 3, !dbg !13
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = srem i32 %10, 4, !dbg !14
  %12 = shl i32 %10, 7, !dbg !15
  %13 = sext i32 %12 to i64, !dbg !16
  %14 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %13, !dbg !16
  %15 = and i32 %6, 63, !dbg !17
  %16 = shl nuw nsw i32 %9, 6, !dbg !17
  %.masked = and i32 %16, 64, !dbg !17
  %17 = or disjoint i32 %.masked, %15, !dbg !17
  %18 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %14, i16 0, i64 2147483646, i32 159744), !dbg !18
  %19 = shl nuw nsw i32 %17, 2, !dbg !18
  %20 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %18, i32 %19, i32 0, i32 0), !dbg !18
  %21 = sext i32 %11 to i64, !dbg !19
  %22 = getelementptr [4 x i8], ptr addrspace(1) %lock_ptr, i64 %21, !dbg !19
  %23 = or i32 %9, %15
  %24 = icmp eq i32 %23, 0
  br label %25, !dbg !20

25:                                               ; preds = %.critedge, %5
  fence syncscope("workgroup") release, !dbg !21, !mmra !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21, !mmra !22
  br i1 %24, label %26, label %.critedge, !dbg !21

26:                                               ; preds = %25
  %27 = cmpxchg ptr addrspace(1) %22, i32 0, i32 1 syncscope("agent") acq_rel monotonic, align 4, !dbg !21
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !21
  store i32 %28, ptr addrspace(3) @global_smem, align 16, !dbg !21
  br label %.critedge, !dbg !21

.critedge:                                        ; preds = %25, %26
  fence syncscope("workgroup") release, !dbg !21, !mmra !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21, !mmra !22
  %29 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !21
  %.not = icmp eq i32 %29, 0, !dbg !21
  br i1 %.not, label %30, label %25, !dbg !21

30:                                               ; preds = %.critedge
  %31 = bitcast float %20 to <1 x float>, !dbg !18
  %32 = extractelement <1 x float> %31, i64 0, !dbg !18
  %33 = shl nsw i32 %11, 7, !dbg !23
  %34 = sext i32 %33 to i64, !dbg !24
  %35 = getelementptr [4 x i8], ptr addrspace(1) %sum_ptr, i64 %34, !dbg !24
  %36 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %35, i16 0, i64 2147483646, i32 159744), !dbg !25
  %37 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %36, i32 %19, i32 0, i32 0), !dbg !25
  %38 = bitcast float %37 to <1 x float>, !dbg !25
  %39 = extractelement <1 x float> %38, i64 0, !dbg !25
  %40 = fadd float %32, %39, !dbg !25
  %41 = and i32 %7, 128, !dbg !26
  %42 = icmp eq i32 %41, 0, !dbg !26
  %43 = select i1 %42, i32 %19, i32 -2147483648, !dbg !26
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %40, ptr addrspace(8) %36, i32 %43, i32 0, i32 0), !dbg !26
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  fence syncscope("workgroup") release, !dbg !13, !mmra !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !22
  br i1 %24, label %44, label %46, !dbg !19

44:                                               ; preds = %30
  %45 = atomicrmw xchg ptr addrspace(1) %22, i32 0 syncscope("agent") acq_rel, align 4, !dbg !19
  br label %46, !dbg !19

46:                                               ; preds = %44, %30
  fence syncscope("workgroup") release, !dbg !13, !mmra !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !22
  ret void, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/locks.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "sum_by_lock", linkageName: "sum_by_lock", scope: !1, file: !1, line: 12, type: !5, scopeLine: 12, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 20, column: 5, scope: !4)
!14 = !DILocation(line: 13, column: 12, scope: !4)
!15 = !DILocation(line: 14, column: 25, scope: !4)
!16 = !DILocation(line: 14, column: 17, scope: !4)
!17 = !DILocation(line: 14, column: 52, scope: !4)
!18 = !DILocation(line: 14, column: 9, scope: !4)
!19 = !DILocation(line: 16, column: 25, scope: !4)
!20 = !DILocation(line: 16, column: 5, scope: !4)
!21 = !DILocation(line: 16, column: 11, scope: !4)
!22 = !{!"amdgpu-synchronize-as", !"local"}
!23 = !DILocation(line: 15, column: 20, scope: !4)
!24 = !DILocation(line: 15, column: 10, scope: !4)
!25 = !DILocation(line: 18, column: 18, scope: !4)
!26 = !DILocation(line: 18, column: 5, scope: !4)
!27 = !DILocation(line: 19, column: 5, scope: !4)
!28 = !DILocation(line: 12, column: 1, scope: !4)
